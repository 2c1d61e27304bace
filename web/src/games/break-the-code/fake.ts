/** Tables of this game for tests: the house's side of a conversation, said by hand. */
import type { AnyAction, AnyOffer, Asked, Hand, Known, Options, View } from '../../generated/break-the-code';
import { FakeSocket, seat, table as shown, welcome } from '../../house/fake';
import { TableState } from '../../house/table.svelte';
import { choices } from './cards';
import { Desk } from './desk.svelte';
import type { BreakTheCode, BreakTheCodeTable } from './types';

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
  table: BreakTheCodeTable;
  desk: Desk;
}

const names = ['Bo', 'Ada', 'Cy', 'Dee'];
let step = 0;

/** I sit on seat 0 and am called Bo. */
export function sit(seen: View, offers: AnyOffer[], mine: number | null = 0, note = ''): Seen {
  const table = new TableState<BreakTheCode>('abc', (address) => new FakeSocket(address));
  table.open();
  step = 0;
  const awaited = seen.turn === null ? [] : [seen.turn];
  const seats = seen.hands.map((_, at) => seat({ mine: at === mine, name: names[at] }));
  FakeSocket.last.hear(
    welcome({
      table: shown({ game: 'break-the-code', options: seen.options, seats }),
      seat: mine,
      position: { step, view: seen, offers, awaited },
      note,
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

export function note(...known: Known[]): void {
  FakeSocket.last.hear({ type: 'notes', step, notes: { known } });
}

export const sent = (): unknown[] => FakeSocket.last.sent;
