/** Skill and luck, added up move by move, in bits. */
import type { Measured } from '../../contract/game';

export interface Lines {
  /** What the moves could be expected to tell … */
  skill: number[];
  /** … against what the best ones could, … */
  most: number[];
  /** … and how much more, or less, the answers really told. */
  luck: number[];
}

export interface Totals {
  /** The share of what the best moves could be expected to tell. */
  skill: number;
  luck: number;
}

/** Each line starts at nothing, before the first move. */
export function lines(verdicts: readonly Measured[]): Lines {
  return {
    skill: sums(verdicts.map(({ expected }) => expected)),
    most: sums(verdicts.map(({ most }) => most)),
    luck: sums(verdicts.map(({ got, expected }) => got - expected)),
  };
}

export function totals(verdicts: readonly Measured[]): Totals {
  const { skill, most, luck } = lines(verdicts);
  const all = most.at(-1)!;
  return { skill: all ? skill.at(-1)! / all : 1, luck: luck.at(-1)! };
}

export type Feeling = 'none' | 'some' | 'much' | 'ill' | 'worse';

/** How so many bits of luck feel. */
export function feeling(luck: number): Feeling {
  if (Math.abs(luck) < 0.35) return 'none';
  if (luck > 0) return luck < 1.75 ? 'some' : 'much';
  return luck > -1.75 ? 'ill' : 'worse';
}

/** One in how many is left after so many bits. */
export function share(bits: number): number {
  return Math.round(2 ** bits);
}

/** Round numbers from the lowest to the highest, a handful of them. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10].find((size) => (high - low) / size <= 6) ?? 10;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

function sums(numbers: readonly number[]): number[] {
  const all = [0];
  for (const number of numbers) all.push(all.at(-1)! + number);
  return all;
}
