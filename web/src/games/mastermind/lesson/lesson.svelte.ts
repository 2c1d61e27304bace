/** The lesson's game: any guess is laid, and whoever learns chooses the answer, until one code is
 * left. */
import { Consultation } from '../../../client/consultation.svelte';
import type { Advice, Code, Part, Inquiry, Row } from '../../../contract/generated/mastermind';
import { classic, symbols, type RowEditor, type Board, type Drag } from '../board/editor';
import * as rows from '../board/row';

/** A row with the answer that was chosen, and what it left. */
export interface Chosen extends Row {
  before: number;
  after: number;
}

export class Lesson implements RowEditor {
  drag = $state.raw<Drag | null>(null);
  /** The position: how many codes are left, and how the best guess parts them. */
  readonly best = new Consultation<Inquiry, Advice>('mastermind');
  /** How the guess that is laid parts them. */
  readonly mine = new Consultation<Inquiry, Advice>('mastermind');

  private laid = $state.raw(rows.empty(classic.pegs));
  private size = $state.raw<Board>(classic);
  private chosen = $state.raw<readonly Chosen[]>([]);

  constructor() {
    this.become([]);
  }

  get board(): Board {
    return this.size;
  }

  set board(board: Board) {
    this.size = board;
    this.become([]);
  }

  get rows(): readonly Chosen[] {
    return this.chosen;
  }

  get left(): number {
    return this.chosen.at(-1)?.after ?? this.all;
  }

  get all(): number {
    return symbols(this.size) ** this.size.pegs;
  }

  get row(): rows.Row {
    return this.laid;
  }

  /** A row that is complete shows at once how it parts the codes. */
  set row(row: rows.Row) {
    const before = this.laid.holes.join();
    this.laid = row;
    const guess = rows.codeOf(row);
    if (!guess) this.mine.forget();
    else if (row.holes.join() !== before) void this.mine.ask(this.question(guess));
  }

  copy(): void {
    const last = this.chosen.at(-1);
    if (last) this.row = rows.lay(last.guess);
  }

  /** There is nobody to send it to. */
  send(): void {}

  /** The answer to a guess is chosen. */
  choose(guess: Code, { red, white, size }: Part): void {
    this.become([...this.chosen, { guess, red, white, before: this.left, after: size }]);
  }

  back(): void {
    this.become(this.chosen.slice(0, -1));
  }

  restart(): void {
    this.become([]);
  }

  ask(): void {
    void this.best.ask(this.question(null));
  }

  private become(chosen: readonly Chosen[]): void {
    this.chosen = chosen;
    this.laid = rows.empty(this.size.pegs);
    this.mine.forget();
    this.best.forget();
    this.ask();
  }

  private question(guess: Code | null): Partial<Inquiry> {
    const { pegs, colors, blanks } = this.size;
    const told = this.chosen.map(({ guess, red, white }) => ({ guess, red, white }));
    return { pegs, colors, blanks, rows: told, aside: [], guess };
  }
}
