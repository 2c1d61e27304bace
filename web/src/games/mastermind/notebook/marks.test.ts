import { describe, expect, it } from 'vitest';
import { marked, read, write } from './marks';

describe('marks in the notebook', () => {
  it('go from none to out, in, maybe and back to none', () => {
    let page = read('', 0);
    const seen = [];
    for (let i = 0; i < 4; i += 1) {
      page = marked(page, 2, 1);
      seen.push(page.marks['2:1']);
    }
    expect(seen).toEqual(['out', 'in', 'maybe', undefined]);
  });

  it('survive saving', () => {
    const page = marked({ ...read('', 0), text: 'blue?' }, 0, 3);
    expect(read(write(page), 0)).toEqual(page);
  });

  it('belong to one game, while the text stays', () => {
    const page = marked({ ...read('', 0), text: 'blue?' }, 0, 3);
    expect(read(write(page), 1)).toEqual({ game: 1, marks: {}, text: 'blue?' });
  });

  it('start empty when the page holds anything else', () => {
    for (const body of ['', 'hello', '7', 'null', '{"marks": 3}']) {
      expect(read(body, 0).marks).toEqual({});
    }
  });
});
