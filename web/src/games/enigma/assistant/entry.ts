/** What can happen at a real table: typed in part by part, and said back in words. */
import type { Speak } from '../../../client/texts.svelte';
import type { AnyEntry, Corner, Token } from '../../../contract/generated/enigma';
import { at } from '../board/places';
import type { Names } from './names';

export type What = AnyEntry['what'];
export type Fate = 'believed' | 'true' | 'lie';

/** The parts that each kind is made of, in the order in which they are asked for. */
export const parts = {
  look: ['place', 'room'],
  claim: ['seat', 'place', 'room', 'fate'],
  open: ['place', 'room'],
  glance: ['other', 'place'],
  cornered: ['place', 'corner'],
  swap: ['pair'],
  shuffle: ['places'],
  holds: ['seat', 'token'],
  is: ['seat', 'character'],
  trade: ['seats'],
} as const satisfies Record<What, readonly string[]>;

export type Part = (typeof parts)[What][number];

/** An entry that is being typed in: whatever has been said of it so far. */
export interface Draft {
  what: What;
  places: readonly number[];
  seats: readonly number[];
  room: string | null;
  fate: Fate;
  /** Who checked, if anybody did. */
  checker: number | null;
  corner: Corner | null;
  character: string | null;
  token: Token | null;
  /** Whether it came, or went. */
  held: boolean;
}

export const blank = (what: What): Draft => ({
  what,
  places: [],
  seats: [],
  room: null,
  fate: 'believed',
  checker: null,
  corner: null,
  character: null,
  token: null,
  held: true,
});

/** How many places are tapped in it; a shuffle has any number from two. */
export function placesOf(what: What): number {
  if (what === 'shuffle') return 9;
  if (what === 'swap') return 2;
  return (parts[what] as readonly Part[]).includes('place') ? 1 : 0;
}

/** Taps one more, or takes it back; beyond the most the oldest gives way. */
export function tapped(chosen: readonly number[], one: number, most: number): number[] {
  if (chosen.includes(one)) return chosen.filter((each) => each !== one);
  return [...chosen, one].slice(-most);
}

/** The entry, once all of it has been said; null: something is missing. */
export function finished(draft: Draft): AnyEntry | null {
  const { what, room, corner, character, token, held } = draft;
  const [place, other] = draft.places;
  const [seat, second] = draft.seats;
  switch (what) {
    case 'look':
    case 'open':
      return place !== undefined && room ? { what, place, room } : null;
    case 'cornered':
      return place !== undefined && corner ? { what, place, corner } : null;
    case 'glance':
      return place !== undefined && seat !== undefined ? { what, seat, place } : null;
    case 'claim':
      return claim(draft);
    case 'swap':
      return place !== undefined && other !== undefined ? { what, one: place, other } : null;
    case 'shuffle':
      return draft.places.length > 1 ? { what, places: draft.places.toSorted() } : null;
    case 'is':
      return seat !== undefined && character ? { what, seat, character } : null;
    case 'trade':
      return seat !== undefined && second !== undefined ? { what, one: seat, other: second } : null;
    case 'holds':
      return seat !== undefined && token ? { what, seat, token, held } : null;
  }
}

function claim({ places: [place], seats: [seat], room, fate, checker }: Draft): AnyEntry | null {
  if (place === undefined || seat === undefined || !room) return null;
  if (fate === 'believed') return { what: 'claim', seat, place, room, honest: null, checker: 0 };
  if (checker === null || checker === seat) return null;
  return { what: 'claim', seat, place, room, honest: fate === 'true', checker };
}

/** An entry taken up again, to be changed. */
export function reopened(entry: AnyEntry): Draft {
  const draft = blank(entry.what);
  switch (entry.what) {
    case 'claim': {
      const { seat, place, room, honest, checker } = entry;
      const fate = honest === null ? 'believed' : honest ? 'true' : 'lie';
      return { ...draft, seats: [seat], places: [place], room, fate, checker: honest === null ? null : checker };
    }
    case 'swap':
      return { ...draft, places: [entry.one, entry.other] };
    case 'trade':
      return { ...draft, seats: [entry.one, entry.other] };
    case 'shuffle':
      return { ...draft, places: entry.places };
    default: {
      const { what: _, ...said } = entry;
      const places = 'place' in entry ? [entry.place] : [];
      const seats = 'seat' in entry ? [entry.seat] : [];
      return { ...draft, ...said, places, seats };
    }
  }
}

/** The seats that an entry speaks of. */
export function seatsIn(entry: AnyEntry): number[] {
  if (entry.what === 'trade') return [entry.one, entry.other];
  if (entry.what === 'claim') return [entry.seat, entry.checker];
  return 'seat' in entry ? [entry.seat] : [];
}

export function player(seat: number, t: Speak): string {
  return t('assistant-player', { seat });
}

export function inWords(entry: AnyEntry, names: Names, t: Speak): string {
  const key = `entry-${entry.what}`;
  switch (entry.what) {
    case 'look':
    case 'open':
      return t(key, { place: at(entry.place), room: names.cite(entry.room) });
    case 'cornered':
      return t(key, { place: at(entry.place), corner: entry.corner });
    case 'glance':
      return t(key, { place: at(entry.place), seat: player(entry.seat, t) });
    case 'claim':
      return t(key, {
        place: at(entry.place),
        room: names.cite(entry.room),
        seat: player(entry.seat, t),
        honest: entry.honest === null ? 'believed' : String(entry.honest),
        checker: player(entry.checker, t),
      });
    case 'swap':
      return t(key, { one: at(entry.one), other: at(entry.other) });
    case 'shuffle':
      return t(key, { places: entry.places.map(at).join(', ') });
    case 'is':
      return t(key, { seat: player(entry.seat, t), character: names.of(entry.character) });
    case 'trade':
      return t(key, { one: player(entry.one, t), other: player(entry.other, t) });
    case 'holds':
      return t(key, { seat: player(entry.seat, t), token: entry.token, held: String(entry.held) });
  }
}
