/** A game on a real table, typed in row by row, and what the coach says of it. The browser keeps it,
 * so that it is still there after a reload. */
import type { Advice, Question, Repair, Row } from '../../generated/mastermind';
import { Inquiry } from '../../house/inquiry.svelte';
import { classic, fits, isBoard, type Bench, type Board, type Drag } from './bench';
import type { KeyCount } from './keys';
import * as rows from './row';

/** A row as it was typed in; one that is set aside does not count for now. */
export interface Entry extends Row {
  aside: boolean;
}

interface Game {
  board: Board;
  rows: readonly Entry[];
}

const place = 'deciban.assistant.mastermind';
const nothing: KeyCount = { red: 0, white: 0 };
export const mostRows = 20;

export class Assisting implements Bench {
  row = $state.raw(rows.empty(classic.pegs));
  drag = $state.raw<Drag | null>(null);
  /** The keys of the row being typed in. */
  answer = $state.raw(nothing);
  /** The row that is being changed; null: a new one is typed in. */
  changing = $state<number | null>(null);
  readonly inquiry = new Inquiry<Question, Advice>('mastermind');

  private game = $state.raw<Game>({ board: classic, rows: [] });
  /** What was there before somebody cleared it all. */
  private cleared = $state.raw<Game | null>(null);

  constructor() {
    this.set(saved() ?? this.game);
  }

  get board(): Board {
    return this.game.board;
  }

  set board(board: Board) {
    this.set({ board, rows: [] });
  }

  get rows(): readonly Entry[] {
    return this.game.rows;
  }

  /** Whether one of the rows is the code itself. */
  get solved(): boolean {
    return this.rows.some(({ red, aside }) => red === this.board.pegs && !aside);
  }

  get full(): boolean {
    return this.changing === null && this.rows.length >= mostRows;
  }

  copy(): void {
    const last = this.rows.at(-1);
    if (last) this.row = rows.lay(last.guess);
  }

  send(): void {
    const guess = rows.codeOf(this.row);
    if (!guess || this.full) return;
    const at = this.changing ?? this.rows.length;
    const aside = this.rows[at]?.aside ?? false;
    this.become(this.rows.toSpliced(at, 1, { guess, ...this.answer, aside }));
  }

  change(row: number): void {
    const { guess, red, white } = this.rows[row]!;
    this.row = rows.lay(guess);
    this.answer = { red, white };
    this.changing = row;
  }

  /** Leaves the row that is being changed as it was. */
  leave(): void {
    this.row = rows.empty(this.board.pegs);
    this.answer = nothing;
    this.changing = null;
  }

  remove(row: number): void {
    this.become(this.rows.toSpliced(row, 1));
  }

  /** Sets a row aside, or takes it back. */
  toggle(row: number): void {
    const entry = this.rows[row]!;
    this.become(this.rows.with(row, { ...entry, aside: !entry.aside }));
  }

  repair({ row, red, white }: Repair): void {
    this.become(this.rows.with(row, { ...this.rows[row]!, red, white }));
  }

  clear(): void {
    this.cleared = this.game;
    this.set({ ...this.game, rows: [] });
  }

  get mayRestore(): boolean {
    return this.cleared !== null && !this.rows.length;
  }

  restore(): void {
    if (this.cleared) this.set(this.cleared);
    this.cleared = null;
  }

  ask(): void {
    const { pegs, colors, blanks } = this.board;
    const aside = this.rows.flatMap((entry, row) => (entry.aside ? [row] : []));
    const typed = this.rows.map(({ guess, red, white }) => ({ guess, red, white }));
    void this.inquiry.ask({ pegs, colors, blanks, rows: typed, aside, guess: null });
  }

  private become(changed: readonly Entry[]): void {
    this.set({ ...this.game, rows: changed });
  }

  private set(game: Game): void {
    this.game = game;
    localStorage.setItem(place, JSON.stringify(game));
    this.leave();
    this.ask();
  }
}

function saved(): Game | null {
  try {
    const game = JSON.parse(localStorage.getItem(place) ?? 'null') as Game | null;
    const whole = game && isBoard(game.board) && game.rows.length <= mostRows;
    return whole && game.rows.every((row) => fits(row, game.board)) ? game : null;
  } catch {
    return null;
  }
}
