/** Keys as the board shows them when the code is known: to warn a codemaker of a slip, and to
 * point at the answers that were wrong. What counts is decided by the house alone. */
import type { Code, Row } from '../../../contract/generated/mastermind';

export interface KeyCount {
  red: number;
  white: number;
}

export function keysOf(code: Code, guess: Code): KeyCount {
  const red = code.filter((symbol, i) => symbol === guess[i]).length;
  const count = (pegs: Code, symbol: number) => pegs.filter((peg) => peg === symbol).length;
  const common = [...new Set(guess)]
    .map((symbol) => Math.min(count(code, symbol), count(guess, symbol)))
    .reduce((sum, n) => sum + n, 0);
  return { red, white: common - red };
}

/** What a row should have earned, if that is not what it got. */
export function wrongAnswer(code: Code | null, row: Row): KeyCount | null {
  if (!code) return null;
  const right = keysOf(code, row.guess);
  return right.red === row.red && right.white === row.white ? null : right;
}
