/** What only this browser remembers at a table of Mastermind: the row being laid, the keys being
 * given, the game being looked at. */
import type { Code, Codes, Hint, Played, Row } from '../../contract/generated/mastermind';
import { Desk } from '../../frame/desk.svelte';
import type { Board, Drag, RowEditor } from './board/editor';
import type { KeyCount } from './board/keys';
import * as rows from './board/row';
import { history } from './history';
import type { Mastermind, MastermindTable } from './types';

/** What lies on the board that is looked at: the game now, or one that is over. */
export interface Scene {
  past: Played | null;
  rows: readonly Row[];
  guess: Code | null;
  code: Code | null;
}

interface Draft {
  row: rows.Row;
  keys: KeyCount;
}

export class MastermindDesk extends Desk<Mastermind, Draft> implements RowEditor {
  drag = $state.raw<Drag | null>(null);

  /** The game that somebody chose to look at, and how many were over then. */
  private looked = $state.raw<{ over: number; game: number | null } | null>(null);
  /** How many games were over, and long so, when this desk was laid. */
  private readonly before: number;
  /** The games that are over. */
  readonly played = $derived(history(this.table.past));

  constructor(table: MastermindTable) {
    super(table);
    const over = history(table.past).length;
    this.before = (table.view?.phase ?? 'hide') === 'hide' ? over - 1 : over;
  }

  get board(): Board {
    return this.table.view!.options;
  }

  /** The row being laid. */
  get row(): rows.Row {
    return this.draft.row ?? rows.empty(this.table.view?.options.pegs ?? 0);
  }

  set row(row: rows.Row) {
    this.lay({ row });
  }

  /** The keys being given by hand. */
  get answer(): KeyCount {
    return this.draft.keys ?? { red: 0, white: 0 };
  }

  set answer(keys: KeyCount) {
    this.lay({ keys });
  }

  /** The finished game that is looked at; null: the game now. One that just ended stays in sight
   * until its viewer goes on. */
  get look(): number | null {
    const over = this.played.length;
    if (!over) return null;
    if (this.looked?.over === over) return this.looked.game;
    const view = this.table.view!;
    const ended = view.phase === 'over' && view.left === null;
    return ended || over > this.before ? over - 1 : null;
  }

  set look(game: number | null) {
    this.looked = { over: this.played.length, game };
  }

  get scene(): Scene {
    const view = this.table.view;
    const past = (this.look !== null && this.played[this.look]) || null;
    if (past) return { past, rows: past.rows, guess: null, code: past.code };
    const { rows = [], guess = null, code = null } = view ?? {};
    return { past: null, rows, guess, code };
  }

  /** What kind of row I may lay now, if any. */
  get laying(): Codes | null {
    if (this.look !== null) return null;
    return this.table.offers.find((offer) => offer.type === 'codes') ?? null;
  }

  override get mayHint(): boolean {
    return this.look === null && super.mayHint;
  }

  override may(deed: Mastermind['action']['type']): boolean {
    return this.look === null && super.may(deed);
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

  protected get moment(): string {
    const { game, points, phase, rows } = this.table.view ?? { game: 0, points: [], phase: '', rows: [] };
    return [game, points, phase, rows.length].join('/');
  }

  protected fits({ row }: Partial<Draft>): boolean {
    return !row || row.holes.length === this.table.view!.options.pegs;
  }

  /** With few codes left, or none, there is no more to say. */
  protected isLast({ left, guesses }: Hint): boolean {
    return !left || guesses.length === 1;
  }
}
