/** What only this browser remembers at a table: the row being laid, the keys being given, the game
 * being looked at. Everything is kept per seat and per row, so nothing outlives its moment and two
 * people on one device never meet each other's pegs. */
import type { AnyAction, Code, Codes, Hint, Past, Row } from '../../generated/mastermind';
import { api } from '../../house/api';
import { complain } from '../../house/notice.svelte';
import type { Bench, Board, Drag } from './bench';
import type { KeyCount } from './keys';
import * as rows from './row';
import type { MastermindTable } from './types';

/** What lies on the board that is looked at: the game now, or one that is over. */
export interface Scene {
  past: Past | null;
  rows: readonly Row[];
  guess: Code | null;
  code: Code | null;
}

/** What the coach has said of a row so far, and how deep it went. */
export interface Hinted extends Hint {
  depth: number;
}

export const deepest = 3;

/** A value that counts only for the moment it was made at. */
interface Moment<T> {
  at: string;
  value: T;
}

export class Desk implements Bench {
  drag = $state.raw<Drag | null>(null);
  /** Whether the coach is thinking about a hint. */
  hinting = $state(false);

  private laid = $state.raw<Moment<rows.Row> | null>(null);
  private keys = $state.raw<Moment<KeyCount> | null>(null);
  private question = $state.raw<Moment<'challenge' | 'answer'> | null>(null);
  private hinted = $state.raw<Moment<Hinted> | null>(null);
  private looks = $state.raw<Readonly<Record<string, Moment<number | null>>>>({});
  /** How many games were over, and long so, when this desk was laid. */
  private readonly before: number;

  constructor(readonly table: MastermindTable) {
    const { past, phase } = table.view ?? { past: [], phase: 'hide' };
    this.before = phase === 'hide' ? past.length - 1 : past.length;
  }

  get board(): Board {
    return this.table.view!.options;
  }

  /** The row being laid. */
  get row(): rows.Row {
    return this.now(this.laid) ?? rows.empty(this.table.view?.options.pegs ?? 0);
  }

  set row(value: rows.Row) {
    this.laid = this.moment(value);
  }

  /** The keys being given by hand. */
  get answer(): KeyCount {
    return this.now(this.keys) ?? { red: 0, white: 0 };
  }

  set answer(value: KeyCount) {
    this.keys = this.moment(value);
    this.question = null;
  }

  /** A deed that is asked about once more before it is done. */
  get asking(): 'challenge' | 'answer' | null {
    return this.now(this.question);
  }

  set asking(value: 'challenge' | 'answer' | null) {
    this.question = value && this.moment(value);
  }

  /** The hint to this row, as far as it was asked for. */
  get hint(): Hinted | null {
    return this.now(this.hinted);
  }

  /** Asks the coach to say more. What comes too late for its row is not shown. */
  async askHint(): Promise<void> {
    const at = this.at;
    const depth = (this.hint?.depth ?? 0) + 1;
    this.hinting = true;
    try {
      const hint = await api.hint<Hint>(this.table.id, { depth, seat: this.table.seat! });
      // With few codes left, or none, there is no more to say.
      const last = !hint.left || hint.guesses.length === 1;
      this.hinted = { at, value: { ...hint, depth: last ? deepest : depth } };
    } catch (error) {
      complain(error, 'mastermind');
    } finally {
      this.hinting = false;
    }
  }

  /** The finished game that is looked at; null: the game now. One that just ended stays in sight
   * until its viewer goes on. */
  get look(): number | null {
    const view = this.table.view;
    if (!view?.past.length) return null;
    const look = this.looks[String(this.table.seat)];
    if (look?.at === String(view.past.length)) return look.value;
    const last = view.past.length - 1;
    return view.phase === 'over' || last >= this.before ? last : null;
  }

  set look(game: number | null) {
    const at = String(this.table.view?.past.length);
    this.looks = { ...this.looks, [String(this.table.seat)]: { at, value: game } };
  }

  get scene(): Scene {
    const view = this.table.view;
    const past = (this.look !== null && view?.past[this.look]) || null;
    if (past) return { past, rows: past.rows, guess: null, code: past.code };
    const { rows = [], guess = null, code = null } = view ?? {};
    return { past: null, rows, guess, code };
  }

  /** What kind of row I may lay now, if any. */
  get laying(): Codes | null {
    if (this.look !== null) return null;
    return this.table.offers.find((offer) => offer.type === 'codes') ?? null;
  }

  /** Whether the coach may be asked now. */
  get mayHint(): boolean {
    return this.laying?.action === 'guess' && this.table.view!.options.hints;
  }

  may(deed: AnyAction['type']): boolean {
    if (this.look !== null) return false;
    return this.table.offers.some(
      (offer) => offer.type === 'listed' && offer.actions.some(({ type }) => type === deed),
    );
  }

  /** The last row on the board, to copy. */
  get previous(): Code | null {
    return this.table.view?.rows.at(-1)?.guess ?? null;
  }

  copy(): void {
    if (this.laying?.action === 'guess' && this.previous) this.row = rows.lay(this.previous);
  }

  send(): void {
    const code = rows.codeOf(this.row);
    if (this.laying && code) this.act({ type: this.laying.action, code });
  }

  act(action: AnyAction): void {
    if (this.table.acting) return;
    this.question = null;
    this.table.act(action).catch((error: unknown) => complain(error, 'mastermind'));
  }

  private get at(): string {
    const { past, phase, rows } = this.table.view ?? { past: [], phase: '', rows: [] };
    return [this.table.seat, past.length, phase, rows.length].join('/');
  }

  private moment<T>(value: T): Moment<T> {
    return { at: this.at, value };
  }

  private now<T>(moment: Moment<T> | null): T | null {
    return moment?.at === this.at ? moment.value : null;
  }
}
