/** Where each card of the mansion went, and what was heard of it: a walk over all that was told.
 *
 * A swap is seen by all, so a card is followed through it. A shuffle is not: from then on other
 * cards lie there, each of them one of the group. */
import type { AnyEvent, Corner } from '../../contract/generated/enigma';
import type { Past } from './types';

/** How a name was taken. `open`: answers are awaited. `unasked`: nobody could doubt. */
export type Fate = 'open' | 'unasked' | 'believed' | 'true' | 'lie';

export interface Said {
  seat: number;
  room: string;
  fate: Fate;
  /** Who looked. */
  checker: number | null;
}

export interface Card {
  /** The same as long as it can be followed; another after a shuffle. */
  id: number;
  /** The same for the thing that is moved about on the board. */
  slot: number;
  /** The cards of which this is one, if it was shuffled. */
  from: readonly number[];
  /** The names that it was given. */
  said: readonly Said[];
  /** Announced, truly. */
  corner: Corner | null;
  /** What I have seen there, or everybody. */
  room: string | null;
}

/** The last card that somebody went to. */
export interface Visit {
  seat: number;
  card: number;
  said: boolean;
}

export interface Trail {
  game: number;
  /** What lies at each place. */
  places: readonly Card[];
  visit: Visit | null;
  /** How often cards were shuffled, and where the last time. */
  shuffles: number;
  shuffled: readonly number[];
  /** The characters that I have seen, by their players. */
  faces: Readonly<Record<number, string>>;
}

const places = Array.from({ length: 9 }, (_, place) => place);
const fresh = (id: number, slot: number, from: readonly number[] = []): Card => ({
  id,
  slot,
  from,
  said: [],
  corner: null,
  room: null,
});

const start: Trail = {
  game: 0,
  places: places.map((place) => fresh(place, place)),
  visit: null,
  shuffles: 0,
  shuffled: [],
  faces: {},
};

export function trail(past: Past): Trail {
  return past.flatMap(({ events }) => events).reduce(follow, start);
}

function follow(trail: Trail, event: AnyEvent): Trail {
  switch (event.type) {
    case 'began':
      return { ...start, game: event.game, shuffles: trail.shuffles };
    case 'visited':
      return { ...trail, visit: { seat: event.seat, card: trail.places[event.place]!.id, said: false } };
    case 'named':
      return named(trail, event.seat, event.place, event.room, event.asked);
    case 'believed':
      return judged(trail, 'believed', null);
    case 'checked':
      return judged(trail, event.honest ? 'true' : 'lie', event.seat);
    case 'saw':
    case 'opened':
    case 'announced':
      return changed(trail, event.place, { room: event.room });
    case 'cornered':
      return changed(trail, event.place, { corner: event.corner });
    case 'swapped':
      return swapped(trail, ...event.places);
    case 'shuffled':
      return shuffled(trail, event.places);
    case 'learned':
      return { ...trail, faces: { ...trail.faces, [event.seat]: event.character } };
    case 'traded':
      return { ...trail, faces: traded(trail.faces, ...event.seats) };
    case 'redrew': {
      const { [event.seat]: _, ...faces } = trail.faces;
      return { ...trail, faces };
    }
    default:
      return trail;
  }
}

function changed(trail: Trail, place: number, change: Partial<Card>): Trail {
  return { ...trail, places: trail.places.with(place, { ...trail.places[place]!, ...change }) };
}

function named(trail: Trail, seat: number, place: number, room: string, asked: boolean): Trail {
  const said: Said = { seat, room, fate: asked ? 'open' : 'unasked', checker: null };
  const card = trail.places[place]!;
  const after = changed(trail, place, { said: [...card.said, said] });
  return { ...after, visit: { seat, card: card.id, said: true } };
}

/** What became of the last name. */
function judged(trail: Trail, fate: Fate, checker: number | null): Trail {
  const place = trail.places.findIndex(({ id }) => id === trail.visit?.card);
  const said = trail.places[place]?.said ?? [];
  const last = said.at(-1);
  if (!last) return trail;
  return changed(trail, place, { said: said.with(-1, { ...last, fate, checker }) });
}

function swapped(trail: Trail, one: number, other: number): Trail {
  const lying = trail.places;
  return { ...trail, places: lying.with(one, lying[other]!).with(other, lying[one]!) };
}

function shuffled(trail: Trail, group: readonly number[]): Trail {
  const from = group.map((place) => trail.places[place]!.id);
  const next = (trail.shuffles + 1) * places.length;
  const lying = trail.places.map((card, place) =>
    group.includes(place) ? fresh(next + place, card.slot, from) : card,
  );
  return { ...trail, places: lying, shuffles: trail.shuffles + 1, shuffled: group };
}

/** Both keep what I know of the characters, at their new players. */
function traded(faces: Trail['faces'], one: number, other: number): Trail['faces'] {
  const { [one]: first, [other]: second, ...rest } = faces;
  return {
    ...rest,
    ...(second === undefined ? {} : { [one]: second }),
    ...(first === undefined ? {} : { [other]: first }),
  };
}
