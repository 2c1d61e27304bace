import { describe, expect, it } from 'vitest';
import * as row from './row';

const holes = (text: string) => [...text].map((c) => (c === '.' ? null : Number(c)));
const laid = (text: string) => row.lay(holes(text));
const shown = ({ holes }: row.Row) => holes.map((hole) => hole ?? '.').join('');

describe('taking colours one after the other', () => {
  it('fills the row from the left and is complete at the end', () => {
    const full = [1, 2, 2, 5].reduce(row.take, row.empty(4));
    expect(shown(full)).toBe('1225');
    expect(row.codeOf(full)).toEqual([1, 2, 2, 5]);
  });

  it('is not a code while a hole is undecided', () => {
    expect(row.codeOf([1, 2, 3].reduce(row.take, row.empty(4)))).toBeNull();
  });

  it('goes on to the next undecided hole, round the end', () => {
    const start = row.point(laid('.12.'), 3);
    expect(shown(row.take(row.take(start, 5), 6))).toBe('6125');
  });

  it('replaces the last peg when the row is full', () => {
    expect(shown(row.take(row.point(laid('1234'), 3), 0))).toBe('1230');
  });
});

describe('a colour, then a hole', () => {
  it('puts the colour into that hole', () => {
    expect(shown(row.point(row.take(row.empty(4), 3), 2))).toBe('..3.');
  });

  it('works hole by hole in any order', () => {
    let now = row.point(row.take(row.empty(4), 3), 2);
    now = row.point(row.take(now, 1), 3);
    expect(shown(now)).toBe('..31');
  });

  it('leaves a peg alone once another colour was chosen', () => {
    const two = row.take(row.take(row.empty(4), 3), 4);
    expect(shown(row.point(two, 3))).toBe('3..4');
  });
});

describe('a hole, then a colour', () => {
  it('puts the colour into that hole', () => {
    expect(shown(row.take(row.point(row.empty(4), 2), 3))).toBe('..3.');
  });

  it('then points elsewhere without moving that peg', () => {
    const one = row.take(row.point(row.empty(4), 2), 3);
    expect(shown(row.take(row.point(one, 0), 4))).toBe('4.3.');
  });

  it('replaces what is there', () => {
    expect(shown(row.take(row.point(laid('1234'), 1), 5))).toBe('1534');
  });
});

describe('dragging', () => {
  it('drops a colour into any hole', () => {
    expect(shown(row.place(row.empty(4), 3, 2))).toBe('...2');
  });

  it('moves a peg to an empty hole and exchanges two pegs', () => {
    expect(shown(row.shift(laid('1...'), 0, 2))).toBe('..1.');
    expect(shown(row.shift(laid('12..'), 0, 1))).toBe('21..');
  });

  it('takes a peg out', () => {
    expect(shown(row.remove(laid('1234'), 1))).toBe('1.34');
  });
});

describe('the whole row', () => {
  it('is filled with one colour', () => {
    expect(shown(row.fill(laid('12..'), 5))).toBe('5555');
  });

  it('can leave the rest empty, as a choice', () => {
    const rest = row.fillRest(laid('1.2.'), 6);
    expect(row.codeOf(rest)).toEqual([1, 6, 2, 6]);
  });

  it('is cleared', () => {
    expect(shown(row.clear(laid('1234')))).toBe('....');
  });

  it('copies another row whole', () => {
    expect(row.codeOf(row.lay([1, 1, 2, 2]))).toEqual([1, 1, 2, 2]);
  });
});

describe('keys', () => {
  it('take back peg after peg', () => {
    let now = [1, 2, 3, 4].reduce(row.take, row.empty(4));
    now = row.back(now);
    expect(shown(now)).toBe('123.');
    now = row.back(now);
    expect(shown(now)).toBe('12..');
  });

  it('take back nothing from an empty row', () => {
    expect(shown(row.back(row.empty(4)))).toBe('....');
  });

  it('step through the holes, round the ends', () => {
    expect(row.step(row.empty(4), -1).at).toBe(3);
    expect(row.step(row.step(row.empty(4), -1), 1).at).toBe(0);
  });
});
