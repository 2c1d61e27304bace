/** Tiles in words. */
import type { Speak } from '../../house/texts.svelte';
import { color, digit, type Tile } from './tiles';

export function tileLabel(tile: Tile, t: Speak): string {
  return t(`tile-${color(tile)}`, { digit: digit(tile) });
}

export function handLabel(hand: readonly Tile[], t: Speak): string {
  return hand.map((tile) => tileLabel(tile, t)).join(', ');
}

/** "Ada, Bo and Cy". */
export function list(names: readonly string[], t: Speak): string {
  return new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(names);
}
