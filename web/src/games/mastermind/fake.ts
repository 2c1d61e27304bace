/** Tables of this game for tests: the house's side of a conversation, said by hand. */
import { come, fillIn, happen, seat } from '../../client/fake';
import type { TableState } from '../../client/table.svelte';
import type { AnyEvent, AnyOffer, Notes, Options, Played, View } from '../../contract/generated/mastermind';
import { MastermindDesk } from './desk.svelte';
import type { Mastermind } from './types';

export { sent } from '../../client/fake';

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
  last: null,
  rows: [],
  guess: null,
  code: null,
  by_hand: false,
  vouched: 0,
  left: null,
  ...change,
});

export const codes = (action: 'guess' | 'hide', symbols = 6): AnyOffer => ({
  type: 'codes',
  action,
  pegs: 4,
  symbols,
});

export interface Seen {
  table: TableState<Mastermind>;
  desk: MastermindDesk;
}

/** All that was heard of a game that is over. */
export const heard = ({ game, maker, rows, code, points }: Played): AnyEvent[] => [
  { type: 'began', game, maker },
  ...rows.flatMap(({ guess, red, white }, row): AnyEvent[] => [
    { type: 'guessed', row, code: guess },
    { type: 'answered', row, red, white },
  ]),
  { type: 'ended', code, solved: rows.at(-1)?.red === code.length, points: Math.max(...points) },
];

/** I sit on seat 0, Ada on seat 1. */
export function sit(
  view: View,
  offers: AnyOffer[],
  mine: number | null = 0,
  events: AnyEvent[] = [],
): Seen {
  const seats = [seat({ mine: true, name: 'Bo' }), seat({ name: 'Ada' })];
  const table = come<Mastermind>(
    { game: 'mastermind', options: view.options, seats },
    { view, offers, awaited: [view.maker ?? 0], events, hints: view.options.hints },
    { seat: mine },
  );
  return { table, desk: new MastermindDesk(table) };
}

export function turn(view: View, offers: AnyOffer[] = [], events: AnyEvent[] = []): void {
  happen<Mastermind>({ view, offers, events, hints: view.options.hints });
}

export function note(notes: Partial<Notes>): void {
  fillIn<Mastermind>({ colors: [], left: null, codes: [], conflict: [], ...notes });
}
