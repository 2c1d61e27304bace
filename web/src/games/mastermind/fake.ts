/** Tables of this game for tests: the house's side of a conversation, said by hand. */
import type { AnyOffer, Notes, Options, View } from '../../generated/mastermind';
import { FakeSocket, seat, table as shown, welcome } from '../../house/fake';
import { TableState } from '../../house/table.svelte';
import { Desk } from './desk.svelte';
import type { Mastermind, MastermindTable } from './types';

export const options: Options = {
  pegs: 4,
  colors: 6,
  rows: 10,
  blanks: false,
  alone: false,
  games: 2,
  first: 'seat-0',
  answers: 'automatic',
  help: 'facts',
  hints: false,
};

export const view = (change: Partial<View> = {}): View => ({
  options,
  phase: 'guess',
  game: 0,
  maker: 1,
  breaker: 0,
  points: [0, 0],
  past: [],
  rows: [],
  guess: null,
  code: null,
  by_hand: false,
  vouched: 0,
  ...change,
});

export const codes = (action: 'guess' | 'hide', symbols = 6): AnyOffer => ({
  type: 'codes',
  action,
  pegs: 4,
  symbols,
});

export interface Seen {
  table: MastermindTable;
  desk: Desk;
}

let step = 0;

/** I sit on seat 0, Ada on seat 1. */
export function sit(seen: View, offers: AnyOffer[], mine: number | null = 0): Seen {
  const table = new TableState<Mastermind>('abc', (address) => new FakeSocket(address));
  table.open();
  step = 0;
  const position = { step, view: seen, offers, awaited: [seen.maker ?? 0] };
  const seats = [seat({ mine: true, name: 'Bo' }), seat({ name: 'Ada' })];
  FakeSocket.last.hear(
    welcome({
      table: shown({ game: 'mastermind', options: seen.options, seats }),
      seat: mine,
      position,
    }),
  );
  return { table, desk: new Desk(table) };
}

/** Something happened, and the table looks like this now. */
export function turn(seen: View, offers: AnyOffer[] = []): void {
  step += 1;
  FakeSocket.last.hear({
    type: 'stepped',
    past: { step, seat: 0, events: [] },
    position: { step, view: seen, offers, awaited: [] },
    move: null,
  });
}

export function note(notes: Partial<Notes>): void {
  const all = { colors: [], left: null, codes: [], conflict: [], ...notes };
  FakeSocket.last.hear({ type: 'notes', step, notes: all });
}

export const sent = (): unknown[] => FakeSocket.last.sent;
