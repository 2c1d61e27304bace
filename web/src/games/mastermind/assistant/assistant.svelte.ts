/** Mastermind on a real table: rows and their keys. */
import type { Advice, Inquiry, Repair, Row } from '../../../contract/generated/mastermind';
import { Assistant, type Entry, type TypedGame } from '../../../frame/assistant/assistant.svelte';
import { classic, fits, isBoard, type Board, type Drag, type RowEditor } from '../board/editor';
import type { KeyCount } from '../board/keys';
import * as rows from '../board/row';

interface RowEntry extends Row, Entry {}

interface Game extends TypedGame<RowEntry> {
  board: Board;
}

const nothing: KeyCount = { red: 0, white: 0 };

export class MastermindAssistant
  extends Assistant<RowEntry, Game, Inquiry, Advice>
  implements RowEditor
{
  row = $state.raw(rows.empty(this.board.pegs));
  drag = $state.raw<Drag | null>(null);
  /** The keys of the row being typed in. */
  answer = $state.raw(nothing);

  constructor() {
    super('mastermind', { board: classic, entries: [] }, 20);
    this.ask();
  }

  get board(): Board {
    return this.game.board;
  }

  set board(board: Board) {
    this.game = { board, entries: [] };
  }

  get hasBegun(): boolean {
    return this.entries.length > 0;
  }

  /** Whether one of the rows is the code itself. */
  get solved(): boolean {
    return this.entries.some(({ red, aside }) => red === this.board.pegs && !aside);
  }

  copy(): void {
    const last = this.entries.at(-1);
    if (last) this.row = rows.lay(last.guess);
  }

  send(): void {
    const guess = rows.codeOf(this.row);
    if (guess && !this.isFull) this.enter({ guess, ...this.answer });
  }

  override change(at: number): void {
    const { guess, red, white } = this.entries[at]!;
    super.change(at);
    this.row = rows.lay(guess);
    this.answer = { red, white };
  }

  override leave(): void {
    super.leave();
    this.row = rows.empty(this.board.pegs);
    this.answer = nothing;
  }

  repair({ row, red, white }: Repair): void {
    this.become(this.entries.with(row, { ...this.entries[row]!, red, white }));
  }

  protected get blank(): Game {
    return { board: this.board, entries: [] };
  }

  protected get inquiry(): Partial<Inquiry> {
    const { pegs, colors, blanks } = this.board;
    const typed = this.entries.map(({ guess, red, white }) => ({ guess, red, white }));
    return { pegs, colors, blanks, rows: typed, aside: this.aside, guess: null };
  }

  protected isWhole({ board, entries }: Game): boolean {
    return isBoard(board) && entries.every((entry) => fits(entry, board));
  }
}
