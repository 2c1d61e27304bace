import { describe, expect, it } from 'vitest';
import type { Reveal } from '../contract/generated/house';
import { check } from './dice';
// Thrown by `FairDice` in Python; a test there holds the file to it.
import vectors from './dice.vectors.json';

describe.each(vectors)('dice: $about', ({ commitment, reveal }) => {
  it('repeats every throw and finds the promised seed', () => {
    const verdict = check(reveal, commitment);
    expect(verdict.promised).toBe(true);
    expect(verdict.throws).toEqual(reveal.throws.map((thrown) => ({ ...thrown, right: true })));
  });

  it('sees another seed', () => {
    const other: Reveal = { ...reveal, seed: reveal.seed.replace(/^../, 'ff') };
    expect(check(other, commitment).promised).toBe(false);
    expect(check(other, commitment).throws.every(({ right }) => right)).toBe(false);
  });

  it('sees other words', () => {
    const other: Reveal = { ...reveal, words: [...reveal.words, 'more'] };
    expect(check(other, commitment).throws.every(({ right }) => right)).toBe(false);
  });
});

describe('dice', () => {
  const { commitment, reveal } = vectors[2]!;

  it('sees a value that was changed', () => {
    const [first, ...rest] = reveal.throws;
    const throws = [{ ...first!, value: first!.value + 1 }, ...rest];
    expect(check({ ...reveal, throws }, commitment).throws[0]!.right).toBe(false);
  });

  it('sees a number that was left out without need', () => {
    const { commitment, reveal } = vectors[1]!;
    const throws = reveal.throws.toSpliced(1, 1);
    expect(check({ ...reveal, throws }, commitment).throws[1]!.right).toBe(false);
  });

  it('accepts numbers that had to be thrown again', () => {
    expect(reveal.throws[0]!.index).toBeGreaterThan(0);
    expect(check(reveal, commitment).throws[0]!.right).toBe(true);
  });
});
