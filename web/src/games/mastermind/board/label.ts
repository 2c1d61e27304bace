/** Boards in words, for those who hear them. */
import { listed, type Speak } from '../../../client/texts.svelte';
import type { Code, Row } from '../../../contract/generated/mastermind';
import { colorKey } from './colors';

export function codeLabel(code: Code, colors: number, t: Speak): string {
  return code.map((symbol) => t(colorKey(symbol, colors))).join(', ');
}

export function rowLabel(number: number, row: Row, colors: number, t: Speak): string {
  const keys = t('keys', { red: row.red, white: row.white });
  return t('row-answered', { number, code: codeLabel(row.guess, colors, t), keys });
}

/** "2, 4 and 5": rows as people count them. */
export function rowList(rows: readonly number[]): string {
  return listed(rows.map((row) => String(row + 1)));
}
