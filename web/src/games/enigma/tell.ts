/** What happened, whose turn it is and how it ended, as texts yet to be spoken. */
import { listed, words } from '../../client/texts.svelte';
import type { Told } from '../../contract/game';
import type { AnyEvent, Attempt, Attempted, Ended, Unsealed } from '../../contract/generated/enigma';
import { at } from './board/places';
import { cardsOf, type Cards } from './cards';
import type { EnigmaTable } from './types';

const t = words('enigma');

export function tell(event: AnyEvent, table: EnigmaTable): Told | null {
  const cards = cardsOf(table.past, table.seats.length);
  const name = 'seat' in event && typeof event.seat === 'number' ? table.name(event.seat) : '';
  const place = 'place' in event ? at(event.place) : '';
  const room = 'room' in event ? cards.citeRoom(event.room) : '';
  switch (event.type) {
    // What is seen on the board anyway, or not worth a line.
    case 'laid':
    case 'turned':
    case 'answered':
      return null;
    case 'began':
      return began(event, table, cards);
    case 'dealt':
      return { key: 'told-dealt', args: { character: cards.citeCharacter(event.character) } };
    case 'offered':
      return { key: 'told-offered', args: { characters: all(event.characters, cards) } };
    case 'moved':
      return { key: 'told-moved', args: { cell: event.time + 1, last: lastCell(table) } };
    case 'visited':
      if (table.seats.length === 1 && !event.spent) return null;
      return { key: event.spent ? 'told-spent' : 'told-visited', args: { name, place } };
    case 'named':
      return { key: event.asked ? 'told-named' : 'told-unasked', args: { name, place, room } };
    case 'believed':
      return { key: 'told-believed' };
    case 'checked':
      return { key: event.honest ? 'told-true' : opens(table) ? 'told-lie-open' : 'told-lie', args: { name } };
    case 'saw':
    case 'opened':
    case 'announced':
      return { key: `told-${event.type}`, args: { place, room } };
    case 'kept':
    case 'silenced':
    case 'freed':
    case 'cancelled':
    case 'declined':
    case 'passed':
      return { key: `told-${event.type}`, args: { name } };
    case 'took':
    case 'returned':
      return { key: `told-${event.type}`, args: { name, token: event.token } };
    case 'looked':
      return { key: 'told-looked', args: { names: names(event.seats, table), place } };
    case 'cornered':
      return { key: 'told-cornered', args: { place, corner: event.corner } };
    case 'shuffled':
      return { key: 'told-shuffled', args: { places: listed(event.places.map(at)) } };
    case 'swapped': {
      const [one, other] = event.places;
      return { key: 'told-swapped', args: { one: at(one), other: at(other) } };
    }
    case 'met':
      return { key: 'told-met', args: { name, other: table.name(event.target) } };
    case 'learned':
      return { key: 'told-learned', args: { name, character: cards.citeCharacter(event.character) } };
    case 'traded': {
      const [one, other] = event.seats;
      return { key: 'told-traded', args: { one: table.name(one), other: table.name(other) } };
    }
    case 'redrew': {
      const args = { name, character: cards.citeCharacter(event.laid), remade: String(event.remade) };
      return { key: 'told-redrew', args };
    }
    case 'covered':
      if (event.uncovered === null) return { key: 'told-covered', args: { place } };
      return { key: 'told-covered-from', args: { place, other: at(event.uncovered) } };
    case 'applied':
      return { key: 'told-applied', args: { place } };
    case 'attempted':
      return attempted(event, table, cards);
    case 'left': {
      const character = event.character === null ? '' : cards.citeCharacter(event.character);
      return { key: character ? 'told-left-shown' : 'told-left', args: { name, character } };
    }
    case 'ended':
      return ended(event, table, cards);
    case 'unsealed':
      return unsealed(event, table);
  }
}

function began(event: AnyEvent & { type: 'began' }, table: EnigmaTable, cards: Cards): Told {
  const args = { number: event.game + 1, cast: all(event.cast, cards) };
  if (table.seats.length === 1) return { key: 'told-began-alone', args };
  return { key: 'told-began', args: { ...args, name: table.name(event.keeper) } };
}

/** What an attempt says, claim by claim. */
export function pointed(
  { points, suspect }: Pick<Attempt, 'points' | 'suspect'>,
  table: EnigmaTable,
  cards: Cards,
): string[] {
  const claims = points.map(({ place, room }) =>
    t('told-claim', { place: at(place), room: cards.citeRoom(room) }),
  );
  if (suspect) {
    const args = { name: table.name(suspect.seat), character: cards.citeCharacter(suspect.character) };
    claims.push(t('told-suspicion', args));
  }
  return claims;
}

function attempted(event: Attempted, table: EnigmaTable, cards: Cards): Told {
  const { seat, borrowed } = event;
  const args = {
    name: table.name(seat),
    character: cards.citeCharacter(event.character),
    borrowed: borrowed === null ? 'none' : cards.citeCharacter(borrowed),
    claims: pointed(event, table, cards).join('; '),
  };
  return { key: event.right ? 'told-attempted-right' : 'told-attempted-wrong', args };
}

function ended({ how, winner, character }: Ended, table: EnigmaTable, cards: Cards): Told {
  const args = {
    name: winner === null ? '' : table.name(winner),
    character: character === null ? '' : cards.citeCharacter(character),
  };
  return { key: `told-ended-${how}`, args };
}

function unsealed({ voids }: Unsealed, table: EnigmaTable): Told | null {
  const raised = voids.filter(({ raised }) => raised.length);
  if (!raised.length) return null;
  const all = raised.map(({ game, naming, cancel, raised }) =>
    t('told-void', {
      game: game + 1,
      naming: naming + 1,
      cancel: String(cancel),
      names: names(raised, table),
    }),
  );
  return { key: 'told-unsealed', args: { all: all.join(' ') } };
}

export function turn(table: EnigmaTable): Told {
  const { phase, turn, keeper, claim, muted, named } = table.view!;
  const mine = table.myTurn ? '-mine' : '';
  const name = table.name(phase === 'between' ? keeper : turn);
  switch (phase) {
    case 'keep':
      return { key: `turn-keep${mine}` };
    case 'between':
      if (table.seats.length === 1) return { key: 'turn-between-alone' };
      return { key: `turn-between${mine}`, args: { name } };
    case 'turn':
      if (table.seats.length === 1) return { key: named ? 'turn-alone-named' : 'turn-alone' };
      if (muted) return { key: `turn-muted${mine}`, args: { name } };
      return { key: named ? `turn-named${mine}` : `turn-turn${mine}`, args: { name } };
    case 'open':
      return { key: 'turn-open', args: { count: table.view!.opening } };
    case 'name':
      return { key: `turn-name${mine}`, args: { name, place: at(claim!.place), room: seen(table) } };
    case 'belief':
    case 'cancel':
    case 'effect': {
      const room = cardsOf(table.past, table.seats.length).citeRoom(claim!.room);
      const args = { name, room, place: at(claim!.place), names: names(table.awaited, table) };
      return { key: `turn-${phase}${mine}`, args };
    }
    case 'over':
      return { key: 'turn-over' };
  }
}

/** What I have seen and am to name. */
function seen(table: EnigmaTable): string {
  const { grid, claim } = table.view!;
  const { room } = grid[claim!.place]!;
  return table.myTurn && room ? cardsOf(table.past, table.seats.length).citeRoom(room) : '';
}

export function ending(table: EnigmaTable): Told {
  const { end, players, options } = table.view!;
  const winners = table.result?.winners ?? [];
  const name = names(winners, table);
  const match = options.match && players.length > 1 ? '-match' : '';
  if (players.length === 1) {
    return winners.length ? { key: 'ending-alone-won' } : { key: 'ending-alone-lost', args: { games: players[0]!.wins } };
  }
  if (end?.how === 'alone') return { key: winners.length ? 'ending-last' : 'ending-nobody', args: { name } };
  if (!winners.length) return { key: `ending-chaos${match}` };
  const mine = table.seat !== null && winners.includes(table.seat);
  return { key: `${mine ? 'ending-won' : 'ending-lost'}${match}`, args: { name } };
}

/** Two players may leave whatever was checked face up. */
function opens({ seats, options }: EnigmaTable): boolean {
  return seats.length === 2 && options!.open_checks;
}

function lastCell(table: EnigmaTable): number {
  return table.seats.length === 1 ? 7 : 6;
}

function names(seats: readonly number[], table: EnigmaTable): string {
  return listed(seats.map((seat) => table.name(seat)));
}

function all(characters: readonly string[], cards: Cards): string {
  return listed(characters.map((id) => cards.characterName(id)));
}

/** What a newcomer is told: the goal, a turn, and what comes of a name. */
export function firstSteps(alone: boolean): Told[] {
  return ['want', 'do', 'answer'].map((step) => ({ key: alone ? `first-alone-${step}` : `first-${step}` }));
}
