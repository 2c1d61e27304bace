/** Boards in words, for those who hear them. */
import type { Code, Row } from '../../generated/mastermind';
import type { Speak } from '../../house/texts.svelte';
import { colorKey } from './enamel';

export function codeLabel(code: Code, colors: number, t: Speak): string {
  return code.map((symbol) => t(colorKey(symbol, colors))).join(', ');
}

export function rowLabel(number: number, row: Row, colors: number, t: Speak): string {
  const keys = t('keys', { red: row.red, white: row.white });
  return t('row-answered', { number, code: codeLabel(row.guess, colors, t), keys });
}

/** "2, 4 and 5": rows as people count them. */
export function rowList(rows: readonly number[], t: Speak): string {
  const numbers = rows.map((row) => String(row + 1));
  return new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(numbers);
}
