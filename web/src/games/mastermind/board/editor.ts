/** Where a row is laid: a seat at a table, the assistant, the lesson. */
import type { Options, Row as Answered } from '../../../contract/generated/mastermind';
import type { Row } from './row';

export type Board = Pick<Options, 'pegs' | 'colors' | 'blanks'>;

export const classic: Board = { pegs: 4, colors: 6, blanks: false };

export interface Drag {
  symbol: number;
  /** The hole it came from; null: the palette. */
  from: number | null;
  x: number;
  y: number;
}

export interface RowEditor {
  readonly board: Board;
  row: Row;
  drag: Drag | null;
  /** Lays the last row once more. */
  copy(): void;
  /** Lays the row for good, if it is complete. */
  send(): void;
}

/** Colours, and the empty hole where it counts as one. */
export function symbols({ colors, blanks }: Board): number {
  return colors + (blanks ? 1 : 0);
}

export function isBoard({ pegs, colors, blanks }: Board): boolean {
  const within = (number: number, least: number, most: number) =>
    Number.isInteger(number) && number >= least && number <= most;
  return within(pegs, 3, 6) && within(colors, 4, 10) && typeof blanks === 'boolean';
}

/** Whether a row can lie on a board, with keys that can be beside it. */
export function fits({ guess, red, white }: Answered, board: Board): boolean {
  const known = (symbol: number) => Number.isInteger(symbol) && symbol >= 0 && symbol < symbols(board);
  const keys = red >= 0 && white >= 0 && red + white <= board.pegs;
  return keys && guess.length === board.pegs && guess.every(known);
}
