/** A house that is not there: for tests. */
import { vi } from 'vitest';
import type { GameTypes } from '../contract/game';
import type { FromBrowser, FromHouse, Seat, Table, Welcome } from '../contract/generated/house';
import { me } from './me.svelte';
import { TableState } from './table.svelte';
import type { Socket } from './wire';

/** Waits for it, however busy the machine is. */
export async function until(holds: () => boolean): Promise<void> {
  await vi.waitUntil(holds, { timeout: 30_000 });
}

export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: FromBrowser[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {}

  hear(frame: FromHouse): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  drop(code: number): void {
    this.onclose?.({ code });
  }
}

export function seat(change: Partial<Seat> = {}): Seat {
  return {
    kind: 'person',
    name: '',
    bot: null,
    level: null,
    stand_in: null,
    online: true,
    away: null,
    gone: false,
    mine: false,
    words: '',
    ...change,
  };
}

export function table(change: Partial<Table> = {}): Table {
  return {
    id: 'abc',
    game: 'mastermind',
    options: {},
    phase: 'playing',
    seats: [seat({ name: 'Ada', mine: true }), seat({ name: 'Alan' })],
    commitment: '00',
    host: true,
    watchers: 0,
    result: null,
    reveal: null,
    rematch: null,
    campaign: null,
    patience: 180,
    attendance: [],
    ...change,
  };
}

export function welcome(change: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    table: table(),
    seat: 0,
    past: [],
    position: null,
    chat: [],
    note: '',
    ...change,
  };
}

/** What lies on the table at a step. */
export interface Lying<G extends GameTypes> {
  view: G['view'];
  offers: G['offer'][];
  awaited?: number[];
  /** Whether the coach may be asked. */
  hints?: boolean;
  /** Who keeps silent, and what may be said in ready phrases. */
  silent?: number[];
  phrases?: string[];
  /** What was heard on the way there. */
  events?: G['event'][];
}

let step = 0;
const clear = { awaited: [], hints: false, silent: [], phrases: [] };

/** I come to a table in play; from here on the house's side is said by hand. */
export function come<G extends GameTypes>(
  shown: Partial<Table>,
  { events = [], ...lying }: Lying<G>,
  greeting: Partial<Welcome> = {},
): TableState<G> {
  const state = new TableState<G>('abc', (address) => new FakeSocket(address));
  state.open();
  step = 0;
  const position = { ...clear, step, ...lying };
  const past = [{ step, seat: null, events }];
  FakeSocket.last.hear(welcome({ table: table(shown), past, position, ...greeting }));
  return state;
}

/** Something happened, and the table looks like this now. */
export function happen<G extends GameTypes>({ events = [], ...lying }: Lying<G>): void {
  step += 1;
  FakeSocket.last.hear({
    type: 'stepped',
    past: { step, seat: 0, events },
    position: { ...clear, step, ...lying },
    move: null,
  });
}

/** The notebook fills in what it knows. */
export function fillIn<G extends GameTypes>(notes: G['notes']): void {
  FakeSocket.last.hear({ type: 'notes', step, notes });
}

export const sent = (): unknown[] => FakeSocket.last.sent;

/** What the API was asked. */
export interface Asked {
  address: string;
  body: unknown;
}

/** The API answers like this, one after the other; the last one for ever. */
export function answering(...answers: unknown[]): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(me, 'meet').mockResolvedValue();
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push({ address, body: body ? JSON.parse(body as string) : null });
    return Response.json(answers.length > 1 ? answers.shift() : answers[0]);
  });
  return asked;
}
