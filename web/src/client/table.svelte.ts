/** One table as this browser knows it: what the house said, and the way to answer. */
import type { GameTypes } from '../contract/game';
import type {
  FromHouse,
  Line,
  Past,
  Position,
  Result,
  Seat,
  Stepped,
  Table,
  Trouble,
  Welcome,
} from '../contract/generated/house';
import type { GameTable } from '../contract/table';
import { introduced } from './bots';
import { nickname } from './nicknames';
import { words } from './texts.svelte';
import { databaseAway, Wire, type Socket, type Status } from './wire';

/** What was heard at one step, with the events of this game. */
export interface Step<E> extends Past {
  events: E[];
}

export type Open = (address: string) => Socket;

export class TableState<G extends GameTypes = GameTypes> implements GameTable<G> {
  table = $state.raw<Table | null>(null);
  /** The seat I see as; null: I watch. */
  seat = $state<number | null>(null);
  /** Everything heard so far, the start included. */
  past = $state.raw<readonly Step<G['event']>[]>([]);
  chat = $state.raw<readonly Line[]>([]);
  /** My own page of the notebook. */
  note = $state('');
  /** What the notebook fills in; null until it is worked out for this step. */
  notes = $state.raw<G['notes'] | null>(null);
  status = $state<Status>('connecting');
  /** Why the house closed the socket for good. */
  closed = $state<number | null>(null);
  /** What keeps moves from being written down at the moment. */
  trouble = $state<Trouble['trouble']>(null);
  /** Whether a move of mine is on its way. */
  acting = $state(false);

  private position = $state.raw<Position | null>(null);
  private asked: number | 'watch' | null = null;
  private readonly wire: Wire;

  constructor(
    readonly id: string,
    open?: Open,
  ) {
    this.wire = new Wire({
      address: () => this.address(),
      hear: (frame) => this.hear(frame),
      status: (status, code) => {
        this.status = status;
        this.closed = status === 'closed' ? code : null;
        this.trouble = code === databaseAway ? 'waiting' : null;
      },
      open,
    });
  }

  /** Null while the table waits for people. */
  get view(): G['view'] | null {
    return (this.position?.view as G['view'] | undefined) ?? null;
  }

  get offers(): readonly G['offer'][] {
    return (this.position?.offers ?? []) as G['offer'][];
  }

  get awaited(): readonly number[] {
    return this.position?.awaited ?? [];
  }

  get mayHint(): boolean {
    return this.position?.hints ?? false;
  }

  get step(): number {
    return this.position?.step ?? -1;
  }

  get game(): string {
    return this.table?.game ?? 'house';
  }

  get options(): G['options'] | null {
    return (this.table?.options as G['options'] | undefined) ?? null;
  }

  get seats(): readonly Seat[] {
    return this.table?.seats ?? [];
  }

  get result(): Result | null {
    return this.table?.result ?? null;
  }

  get over(): boolean {
    return this.table?.phase === 'over';
  }

  /** Whether the table waits for the seat I see as, and no bot plays there for me. */
  get myTurn(): boolean {
    return this.seat !== null && this.awaited.includes(this.seat) && !this.seats[this.seat]?.stand_in;
  }

  /** Whether I keep silent by the rules, with any of my seats. */
  get silent(): boolean {
    return this.position?.silent.some((seat) => this.seats[seat]?.mine) ?? false;
  }

  /** The ready phrases that I may say now. */
  get phrases(): readonly string[] {
    return this.silent ? [] : (this.position?.phrases ?? []);
  }

  /** A seat's name as people say it. */
  name(seat: number): string {
    const { kind, name, bot, mine } = this.seats[seat]!;
    const speak = words(this.game);
    if (kind === 'bot') return speak(`bot-${bot}`);
    if (kind === 'open') return speak('seat-open');
    const called = nickname(this.id, seat) || name;
    if (called) return called;
    const alone = this.seats.filter((each) => each.mine).length === 1;
    return mine && alone ? speak('seat-me') : speak('seat-number', { number: seat + 1 });
  }

  /** The same, and of a bot its level too. */
  fullName(seat: number): string {
    const sitting = this.seats[seat]!;
    return sitting.kind === 'bot' ? introduced(sitting, words(this.game)) : this.name(seat);
  }

  /** Does it, or rejects with `Refused`. Resolves when everybody has been told. */
  async act(action: G['action']): Promise<void> {
    this.acting = true;
    try {
      await this.wire.deliver({ type: 'move', id: newId(), step: this.step, action });
    } finally {
      this.acting = false;
    }
  }

  async say(text: string): Promise<void> {
    await this.wire.deliver({ type: 'say', id: newId(), text: text.trim() });
  }

  async sayPhrase(phrase: string): Promise<void> {
    await this.wire.deliver({ type: 'say', id: newId(), phrase });
  }

  /** What a line of chat says, in the reader's language. */
  said({ text, phrase }: Line): string {
    return phrase === null ? text : words(this.game)(`phrase-${phrase}`);
  }

  saveNote(body: string): void {
    this.note = body;
    this.wire.send({ type: 'note', body });
  }

  saveWords(text: string): void {
    this.wire.send({ type: 'words', text });
  }

  open(): void {
    this.wire.start();
  }

  close(): void {
    this.wire.stop();
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** Looks through another of my seats; forgets all that only the old one could know. */
  turnTo(seat: number | 'watch'): void {
    this.asked = seat;
    this.past = [];
    this.position = null;
    this.notes = null;
    this.note = '';
    this.wire.start();
  }

  private address(): string {
    const query = new URLSearchParams();
    if (this.asked !== null) query.set('seat', String(this.asked));
    const last = this.past.at(-1);
    if (last) query.set('since', String(last.step));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  private hear(frame: FromHouse): void {
    if (frame.type === 'welcome') this.welcome(frame);
    else if (frame.type === 'started') this.stepped(frame, frame.table);
    else if (frame.type === 'stepped') this.stepped(frame);
    else if (frame.type === 'changed') this.table = frame.table;
    else if (frame.type === 'trouble') this.trouble = frame.trouble;
    else if (frame.type === 'said') this.chat = merged(this.chat, [frame.line]);
    else if (frame.type === 'notes' && frame.step === this.step) this.notes = frame.notes;
  }

  private welcome({ table, seat, past, position, chat, note }: Welcome): void {
    this.table = table;
    this.seat = seat;
    // On coming back the same way, my own page may be newer here than there.
    if (this.status !== 'lost') this.note = note;
    this.chat = merged(this.chat, chat);
    this.remember(past);
    this.place(position);
  }

  private stepped({ past, position }: Pick<Stepped, 'past' | 'position'>, table?: Table): void {
    if (table) this.table = table;
    this.remember([past]);
    if (position.step >= this.step) this.place(position);
  }

  private remember(past: readonly Past[]): void {
    const last = this.past.at(-1)?.step ?? -1;
    const later = past.filter(({ step }) => step > last) as Step<G['event']>[];
    if (later.length) this.past = [...this.past, ...later];
  }

  private place(position: Position | null): void {
    if (position?.step !== this.step) this.notes = null;
    this.position = position;
  }
}

function merged(known: readonly Line[], more: readonly Line[]): readonly Line[] {
  const last = known.at(-1)?.number ?? -1;
  return [...known, ...more.filter(({ number }) => number > last)];
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
