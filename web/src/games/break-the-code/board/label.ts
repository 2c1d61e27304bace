/** Tiles in words. */
import type { Speak } from '../../../client/texts.svelte';
import { color, digit, type Tile } from './tiles';

export function tileLabel(tile: Tile, t: Speak): string {
  return t(`tile-${color(tile)}`, { digit: digit(tile) });
}

export function handLabel(hand: readonly Tile[], t: Speak): string {
  return hand.map((tile) => tileLabel(tile, t)).join(', ');
}
