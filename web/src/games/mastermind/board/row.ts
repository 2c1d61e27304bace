/** The row being laid: what fingers and keys do to it. Pure: every deed gives a new row. */

export type Hole = number | null;

export interface Row {
  holes: readonly Hole[];
  /** Where the next peg goes. */
  at: number;
  /** Somebody pointed at that hole, rather than the row moving on to it by itself. */
  pointed: boolean;
  /** The hole of a peg that was just taken from the palette and went to the next hole by itself:
   * pointing at an empty hole now takes it there instead. */
  loose: number | null;
}

export function empty(pegs: number): Row {
  return { holes: Array<Hole>(pegs).fill(null), at: 0, pointed: false, loose: null };
}

export function isComplete(row: Row): boolean {
  return row.holes.every((hole) => hole !== null);
}

/** The row as a code, if every hole is decided. */
export function codeOf(row: Row): number[] | null {
  return isComplete(row) ? (row.holes as number[]).slice() : null;
}

/** A colour is chosen: it goes where the row is at. */
export function take(row: Row, symbol: number): Row {
  const holes = put(row.holes, row.at, symbol);
  const next = { holes, at: following(holes, row.at), pointed: false };
  return { ...next, loose: row.pointed || row.holes[row.at] !== null ? null : row.at };
}

/** A hole is pointed at: a loose peg goes there if it is empty, otherwise the next peg will. */
export function point(row: Row, hole: number): Row {
  if (row.loose !== null && row.holes[hole] === null) return shift(row, row.loose, hole);
  return { ...row, at: hole, pointed: true, loose: null };
}

/** A colour is put into a hole outright (dropped there). */
export function place(row: Row, hole: number, symbol: number): Row {
  const holes = put(row.holes, hole, symbol);
  return { holes, at: following(holes, hole), pointed: false, loose: null };
}

/** A peg moves to another hole; what is there comes back in exchange. */
export function shift(row: Row, from: number, to: number): Row {
  const holes = put(put(row.holes, to, row.holes[from] ?? null), from, row.holes[to] ?? null);
  return { holes, at: following(holes, to), pointed: false, loose: null };
}

/** The same colour in every hole. */
export function fill(row: Row, symbol: number): Row {
  return lay(row.holes.map(() => symbol));
}

/** What is still undecided becomes this. */
export function fillRest(row: Row, symbol: number): Row {
  return lay(row.holes.map((hole) => hole ?? symbol));
}

/** A whole code at once: a copy of another row, a chance code, a suggestion. */
export function lay(holes: readonly Hole[]): Row {
  return { holes, at: Math.max(0, holes.indexOf(null)), pointed: false, loose: null };
}

export function clear(row: Row): Row {
  return empty(row.holes.length);
}

/** A peg is taken out of its hole. */
export function remove(row: Row, hole: number): Row {
  return { holes: put(row.holes, hole, null), at: hole, pointed: true, loose: null };
}

/** Takes out the peg where the row is at or, if there is none, the one before. */
export function back(row: Row): Row {
  const hole = row.holes[row.at] === null ? Math.max(0, row.at - 1) : row.at;
  return { ...remove(row, hole), pointed: false };
}

/** One hole to the left or to the right, round the end. */
export function step(row: Row, by: 1 | -1): Row {
  const pegs = row.holes.length;
  return { ...row, at: (row.at + by + pegs) % pegs, pointed: true, loose: null };
}

function put(holes: readonly Hole[], hole: number, symbol: Hole): Hole[] {
  return holes.map((old, i) => (i === hole ? symbol : old));
}

/** The next undecided hole after this one, round the end; this one if all are decided. */
function following(holes: readonly Hole[], hole: number): number {
  const order = holes.map((_, i) => (hole + 1 + i) % holes.length);
  return order.find((i) => holes[i] === null) ?? hole;
}
