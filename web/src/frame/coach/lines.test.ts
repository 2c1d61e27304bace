import { describe, expect, it } from 'vitest';
import type { Measured } from '../../contract/game';
import { feeling, lines, share, totals, ticks } from './lines';
import { numbers, signed } from './numbers';

const verdict = (expected: number, got: number, most: number): Measured => ({
  seat: 0,
  move: 0,
  grade: 'best',
  before: 8,
  after: 2,
  expected,
  got,
  most,
  remark: 'best',
});

const game = [verdict(2, 3, 2.5), verdict(1.5, 0.5, 1.5)];

describe('the lines of the chart', () => {
  it('add up bits, from nothing on', () => {
    expect(lines(game)).toEqual({ skill: [0, 2, 3.5], most: [0, 2.5, 4], luck: [0, 1, 0] });
  });

  it('end in the share of skill, and in luck', () => {
    expect(totals(game)).toEqual({ skill: 3.5 / 4, luck: 0 });
  });

  it('say that whoever had no choice made no mistake', () => {
    expect(totals([verdict(0, 0, 0)])).toEqual({ skill: 1, luck: 0 });
    expect(totals([])).toEqual({ skill: 1, luck: 0 });
  });

  it.each([
    [-0.5, 10.5, [0, 2, 4, 6, 8, 10]],
    [-2.4, 3.5, [-2, -1, 0, 1, 2, 3]],
    [-0.5, 25, [0, 5, 10, 15, 20, 25]],
  ])('from %f to %f have round numbers beside them', (low, high, expected) => {
    expect(ticks(low, high)).toEqual(expected);
  });
});

describe('numbers in words', () => {
  it.each([
    [0, 'none'],
    [0.3, 'none'],
    [0.8, 'some'],
    [2, 'much'],
    [-0.8, 'ill'],
    [-2, 'worse'],
  ])('%f bits of luck feel like %s', (luck, expected) => {
    expect(feeling(luck)).toBe(expected);
  });

  it('have a sign, unless they are rounded to nothing', () => {
    expect(signed(1.26)).toEqual({ bits: 1.3, sign: 'plus' });
    expect(signed(-0.62)).toEqual({ bits: 0.6, sign: 'minus' });
    expect(signed(-0.04)).toEqual({ bits: 0, sign: 'none' });
  });

  it('know that three bits leave one in eight', () => {
    expect(share(3)).toBe(8);
  });

  it('take from a verdict what a sentence can speak of', () => {
    const said = numbers({ ...game[0]!, guess: [1, 2] } as Measured);
    expect(said).toEqual({ seat: 0, move: 0, before: 8, after: 2, expected: 2, got: 3, most: 2.5 });
  });
});
