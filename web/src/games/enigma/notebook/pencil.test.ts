import { describe, expect, it } from 'vitest';
import { Cards } from '../cards';
import { began, cards } from '../fake';
import { trail } from '../trail';
import { marked, pencilled, read, rooms, traces, write } from './pencil';

const named = new Cards(cards, 3);

describe('the pencil', () => {
  it('survives saving, for its game alone', () => {
    const page = marked({}, 4, 'attic', 'in');
    expect(read(write(2, page), 2)).toEqual(page);
    expect(read(write(2, page), 3)).toEqual({});
  });

  it('starts with an empty page when anything else is there', () => {
    for (const body of ['', 'hello', '7', 'null', '[]', '{"game": 0, "page": 7}', '{"game": 0, "page": {"1": null}}']) {
      expect(read(body, 0)).toEqual({});
    }
  });

  it('can be rubbed out', () => {
    const page = marked(marked({}, 4, 'attic', 'in'), 4, 'attic', '');
    expect(rooms(page, 4, 'in')).toEqual([]);
  });

  it('says what a card is, or else what it may be', () => {
    let page = marked(marked({}, 4, 'attic', 'maybe'), 4, 'bath', 'maybe');
    expect(pencilled(page, 4, named)).toBe('Attic / Bath?');
    page = marked(page, 4, 'bath', 'in');
    expect(pencilled(page, 4, named)).toBe('Bath');
    expect(pencilled(page, 5, named)).toBe('');
  });

  it('follows a card through a swap, and leaves a trace after a shuffle', () => {
    const page = marked({}, 0, 'attic', 'in');
    const swapped = trail([{ events: [began, { type: 'swapped', places: [0, 7] }] }]);
    expect(pencilled(page, swapped.places[7]!.id, named)).toBe('Attic');
    expect(pencilled(page, swapped.places[0]!.id, named)).toBe('');
    const mixed = trail([{ events: [began, { type: 'shuffled', places: [0, 7] }] }]);
    for (const place of [0, 7]) {
      expect(pencilled(page, mixed.places[place]!.id, named)).toBe('');
      expect(traces(page, mixed.places[place]!.from)).toEqual(['attic']);
    }
    expect(traces(page, mixed.places[1]!.from)).toEqual([]);
  });
});
