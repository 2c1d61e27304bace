import { beforeAll, describe, expect, it } from 'vitest';
import { begin, need, words } from '../../../client/texts.svelte';
import { own } from '../fake';
import { answer, cards, kindOf, question, runsOf } from './cards';
import { diagram } from './diagram';
import { bar, drop, isWrong, take } from './rack';
import { box, color, digit, inOrder } from './tiles';

const t = words('break-the-code');

beforeAll(async () => {
  await begin();
  await need('break-the-code');
});

describe('the tiles', () => {
  it('are twenty: two of every digit, black and white, and both fives green', () => {
    expect(box.length).toBe(20);
    for (let number = 0; number < 10; number += 1) {
      const colors = box.filter((tile) => digit(tile) === number).map(color);
      expect(colors).toEqual(number === 5 ? ['green', 'green'] : ['black', 'white']);
    }
  });

  it('lie in rising order, black before white', () => {
    expect(inOrder([19, 9, 8, 10, 2])).toEqual([2, 8, 9, 10, 19]);
  });
});

describe('an answer read aloud', () => {
  it.each([
    [1, 0b01010, 'B, D'],
    [4, 0, 'none'],
    [7, 0b1101, 'A–B · C–E'],
    [8, 0b1111, 'A–E'],
    [8, 0, 'none'],
    [7, 0b1001, 'A–B · D–E'],
    [9, 0, '0'],
    [13, 2, '2'],
    [14, 1, 'yes'],
    [14, 0, 'no'],
    [15, 23, '23'],
  ])('to card %i, %i is “%s”', (card, told, said) => {
    expect(answer(card, told, t)).toBe(said);
  });

  it('names every run on its own', () => {
    expect(runsOf(0b0101)).toEqual(['A–B', 'C–D']);
  });

  it('answers the digit that was picked', () => {
    expect(question(2, 1, t)).toBe('Where is your 1?');
    expect(question(2, null, t)).toBe('Where is your 1, or your 2?');
  });
});

describe('a chance', () => {
  it('is said in per cent', () => {
    expect(t('advice-chance', { chance: 0.254 })).toBe('25%');
  });
});

describe('the drawing of a card', () => {
  it.each([4, 5])('has as many places as a code of %i tiles', (size) => {
    for (const card of cards) expect(diagram(card, size).row.length).toBe(size);
  });

  it('marks the middle: B, C and D, or with four tiles B and C', () => {
    const middle = (size: number) => diagram(17, size).row.map(({ fill }) => fill === 'lit');
    expect(middle(5)).toEqual([false, true, true, true, false]);
    expect(middle(4)).toEqual([false, true, true, false]);
  });

  it('shows letters wherever the answer names places', () => {
    const lettered = cards.filter((card) => ['where', 'runs'].includes(kindOf(card)));
    expect(lettered.every((card) => diagram(card, 5).letters)).toBe(true);
  });
});

describe('the rack', () => {
  const rules = { size: 5, own, wrong: [] };

  it('keeps the guess in order, whatever is picked first', () => {
    const picked = [17, 9, 8, 0].reduce((tiles: number[], place) => take(tiles, place, rules), []);
    expect(picked).toEqual([0, 8, 9, 17]);
    expect(drop(picked, 1)).toEqual([0, 9, 17]);
  });

  it('gives no tile of my own, and none twice', () => {
    expect(bar(2, [], rules)).toBe('own');
    expect(bar(3, [3], rules)).toBe('used');
    expect(take([], 2, rules)).toEqual([]);
  });

  it('has the green five twice, less those I hold', () => {
    const none = { ...rules, own: [] };
    expect([bar(10, [], none), bar(11, [], none)]).toEqual([null, null]);
    expect([bar(10, [10], none), bar(11, [10], none)]).toEqual(['used', null]);
    expect([bar(10, [10, 10], none), bar(11, [10, 10], none)]).toEqual(['used', 'used']);
    expect([bar(10, [], rules), bar(11, [], rules)]).toEqual(['own', null]);
  });

  it('gives no more tiles than a code has', () => {
    expect(bar(0, [1, 3, 4, 5, 6], rules)).toBe('full');
  });

  it('does not let a wrong guess be made twice', () => {
    const wrong = [[0, 1, 3, 4, 5]];
    expect(bar(5, [0, 1, 3, 4], { ...rules, wrong })).toBe('again');
    expect(bar(6, [0, 1, 3, 4], { ...rules, wrong })).toBe(null);
    expect(isWrong([0, 1, 3, 4, 5], wrong)).toBe(true);
  });
});
