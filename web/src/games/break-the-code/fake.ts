/** Tables of this game for tests: the house's side of a conversation, said by hand. */
import { come, fillIn, happen, seat } from '../../client/fake';
import type { TableState } from '../../client/table.svelte';
import type { AnyAction, AnyOffer, Asked, Hand, Known, Options, View } from '../../contract/generated/break-the-code';
import { choices } from './board/cards';
import { BreakTheCodeDesk } from './desk.svelte';
import type { BreakTheCode } from './types';

export { sent } from '../../client/fake';

export const options: Options = { tagiron: false, last_call: false, help: 'facts', hints: false };

/** 1 black, 3 white, a 5, 7 black, 9 white. */
export const own: Hand = [2, 7, 10, 14, 19];

export const view = (change: Partial<View> = {}): View => ({
  options,
  phase: 'turn',
  first: 0,
  turn: 0,
  size: 5,
  hands: [own, null],
  centre: [],
  market: [2, 7, 8, 9, 14, 15],
  deck: 15,
  discard: [],
  log: [],
  fates: [null, null],
  closing: false,
  ...change,
});

export const asked = (change: Partial<Asked> = {}): Asked => ({
  type: 'asked',
  seat: 0,
  card: 15,
  digit: null,
  answers: [null, 23],
  drawn: 16,
  ...change,
});

export const codes = (wrong: Hand[] = [], held: Hand = own): AnyOffer => ({
  type: 'codes',
  size: held.length,
  own: held,
  wrong,
});

export const asks = (...cards: number[]): AnyOffer => ({
  type: 'listed',
  actions: cards.flatMap((card): AnyAction[] =>
    (choices[card] ?? [null]).map((digit) => ({ type: 'ask', card, digit })),
  ),
});

export const passes: AnyOffer = { type: 'listed', actions: [{ type: 'pass' }] };

export interface Seen {
  table: TableState<BreakTheCode>;
  desk: BreakTheCodeDesk;
}

const names = ['Bo', 'Ada', 'Cy', 'Dee'];

/** I sit on seat 0 and am called Bo. */
export function sit(view: View, offers: AnyOffer[], mine: number | null = 0, note = ''): Seen {
  const seats = view.hands.map((_, at) => seat({ mine: at === mine, name: names[at] }));
  const table = come<BreakTheCode>(
    { game: 'break-the-code', options: view.options, seats },
    { view, offers, awaited: view.turn === null ? [] : [view.turn], hints: view.options.hints },
    { seat: mine, note },
  );
  return { table, desk: new BreakTheCodeDesk(table) };
}

export function turn(view: View, offers: AnyOffer[] = []): void {
  happen<BreakTheCode>({ view, offers, hints: view.options.hints });
}

export function note(...known: Known[]): void {
  fillIn<BreakTheCode>({ known });
}
