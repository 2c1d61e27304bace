import { describe, expect, it } from 'vitest';
import { cellAt, markAt, most, noteAt, pageAt, read, write, written, type Pages } from './marks';

describe('marks in the notebook', () => {
  it('survive saving', () => {
    let pages = written([], 0, markAt(1, 4), 'out');
    pages = written(pages, 0, cellAt('centre', 2), '3?');
    pages = written(pages, 3, noteAt(1), 'high');
    expect(read(write(pages))).toEqual(pages);
  });

  it('are kept turn by turn, so that every page can be seen as it was', () => {
    let pages = written([], 1, markAt(1, 4), 'maybe');
    pages = written(pages, 3, markAt(1, 4), 'in');
    pages = written(pages, 3, noteAt(1), 'found it');
    expect(pageAt(pages, 0)).toEqual({});
    expect(pageAt(pages, 1)).toEqual({ 'm1.4': 'maybe' });
    expect(pageAt(pages, 2)).toEqual({ 'm1.4': 'maybe' });
    expect(pageAt(pages, 9)).toEqual({ 'm1.4': 'in', n1: 'found it' });
  });

  it('that are rubbed out are gone from then on', () => {
    const pages = written(written([], 1, noteAt(1), 'low'), 2, noteAt(1), '');
    expect(pageAt(pages, 1)[noteAt(1)]).toBe('low');
    expect(pageAt(pages, 2)[noteAt(1)]).toBe('');
  });

  it('start empty when the page holds anything else', () => {
    for (const body of ['', 'hello', '7', 'null', '{"marks": 3}', '[[1]]', '[[0, {"m": 3}]]', '[7]']) {
      expect(read(body)).toEqual([]);
    }
  });

  it('always fit into what the house takes: the earliest turns become one', () => {
    const long: Pages = Array.from({ length: 40 }, (_, turn) => [turn, { n1: 'x'.repeat(390) }]);
    const body = write(long);
    expect(body.length).toBeLessThanOrEqual(most);
    expect(pageAt(read(body), 39)).toEqual(pageAt(long, 39));
  });
});
