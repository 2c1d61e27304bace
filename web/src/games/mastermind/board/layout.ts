/** Where things lie on the board, in the board's own units. */

/** Height of a row, and from hole to hole. */
export const cell = 40;
export const across = 44;
export const head = 54;
export const side = 46;
const edge = 6;
const number = 22;
const gap = 8;
const pitch = 15;

export interface BoardLayout {
  /** Of the part with the rows. */
  width: number;
  /** Of all rows together. */
  height: number;
  numberX: number;
  railX: number;
  keysX: number;
  holeX(hole: number): number;
  /** The middle of a row; the first lies nearest to the codebreaker, at the bottom. */
  rowY(row: number): number;
}

export function layout(pegs: number, rows: number): BoardLayout {
  const holes = edge + number;
  const rail = holes + pegs * across + gap / 2;
  const keys = Math.ceil(pegs / 2) * pitch + gap;
  return {
    width: rail + gap / 2 + keys + edge,
    height: rows * cell + edge,
    numberX: edge + number / 2,
    railX: rail,
    keysX: rail + gap / 2 + keys / 2,
    holeX: (hole) => holes + (hole + 0.5) * across,
    rowY: (row) => (rows - row - 0.5) * cell,
  };
}

/** One row by itself. */
export function single(pegs: number): BoardLayout {
  return { ...layout(pegs, 1), rowY: () => cell / 2 };
}
