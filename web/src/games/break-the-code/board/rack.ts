/** A guess being made: tiles picked from a rack, which keeps them in order by itself. */
import type { Codes, Hand } from '../../../contract/generated/break-the-code';
import { box, five, inOrder, same } from './tiles';

/** Why a tile can't be picked: it is one's own, already picked, it would repeat a wrong guess, or
 * there are enough tiles. */
export type Barred = 'own' | 'used' | 'again' | 'full';

export type RackRules = Pick<Codes, 'size' | 'own' | 'wrong'>;

/** Where tiles are picked from a rack. */
export interface TilePicker {
  readonly rules: RackRules;
  picked: Hand;
}

/** Why the tile at a place of the box can't be picked; null: it can. */
export function bar(place: number, picked: Hand, { size, own, wrong }: RackRules): Barred | null {
  const tile = box[place]!;
  const copy = tile === five ? place - five : 0;
  const held = count(own, tile);
  if (copy < held) return 'own';
  if (copy < held + count(picked, tile)) return 'used';
  if (picked.length >= size) return 'full';
  return isWrong(inOrder([...picked, tile]), wrong) ? 'again' : null;
}

export function take(picked: Hand, place: number, rules: RackRules): Hand {
  return bar(place, picked, rules) ? picked : inOrder([...picked, box[place]!]);
}

export function drop(picked: Hand, at: number): Hand {
  return picked.toSpliced(at, 1);
}

/** Whether this was guessed before, in vain. */
export function isWrong(code: Hand, wrong: readonly Hand[]): boolean {
  return wrong.some((guess) => same(guess, code));
}

function count(hand: Hand, tile: number): number {
  return hand.filter((held) => held === tile).length;
}
