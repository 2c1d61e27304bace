/** The twenty tiles. A tile is twice its digit, plus one if it is white; both fives are green and
 * the same tile, 10. */
import type { Hand } from '../../../contract/generated/break-the-code';

export type Tile = number;
export type Color = 'black' | 'white' | 'green';

export const five: Tile = 10;
export const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** All twenty as they lie in the box: black before white, the five twice. */
export const box: readonly Tile[] = Array.from({ length: 20 }, (_, at) => (at === five + 1 ? five : at));

export function digit(tile: Tile): number {
  return tile >> 1;
}

export function color(tile: Tile): Color {
  if (tile === five) return 'green';
  return tile % 2 ? 'white' : 'black';
}

/** In rising order, black before white. */
export function inOrder(tiles: readonly Tile[]): Hand {
  return tiles.toSorted((a, b) => a - b);
}

export function same(one: readonly Tile[], other: readonly Tile[]): boolean {
  return one.length === other.length && one.every((tile, at) => tile === other[at]);
}
