/** A house that is not there: for tests. */
import type { FromBrowser, FromHouse, Seat, Table, Welcome } from '../generated/house';
import type { Socket } from './wire';

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
  return { kind: 'person', name: '', level: null, online: true, mine: false, words: '', ...change };
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
