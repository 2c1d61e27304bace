import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, Question } from '../../generated/mastermind';
import { me } from '../../house/me.svelte';
import { begin, need } from '../../house/texts.svelte';
import { Assisting } from './assisting.svelte';
import Assistant from './Assistant.svelte';
import * as rows from './row';

const best = { code: [0, 0, 1, 2], expected: 3.04, possible: true };
const advice: Advice = {
  left: 1296,
  codes: [],
  best,
  finish: 4.34,
  estimated: false,
  split: { guess: best, parts: [{ red: 0, white: 1, size: 276 }] },
  conflict: [],
  repairs: [],
};
const contradiction: Advice = {
  ...advice,
  left: 0,
  best: null,
  split: null,
  conflict: [0, 1],
  repairs: [{ row: 1, red: 0, white: 2, left: 9 }],
};

let asked: Question[] = [];
let said: Advice = advice;

beforeAll(async () => {
  await begin();
  await need('mastermind');
});

beforeEach(() => {
  localStorage.clear();
  asked = [];
  said = advice;
  vi.spyOn(me, 'meet').mockResolvedValue();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string) as Question);
    return new Response(JSON.stringify(said));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An assistant with these rows and red keys typed in. */
function typed(...entries: [guess: number[], red: number][]): Assisting {
  const desk = new Assisting();
  for (const [guess, red] of entries) {
    desk.row = rows.lay(guess);
    desk.answer = { red, white: 0 };
    desk.send();
  }
  return desk;
}

/** The last question, once the coach has answered it. */
async function question(desk: Assisting): Promise<Question> {
  await vi.waitUntil(() => !desk.inquiry.waiting);
  return asked.at(-1)!;
}

describe('a game on a real table', () => {
  it('asks the coach anew after every row', async () => {
    const desk = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    expect(await question(desk)).toEqual({
      pegs: 4,
      colors: 6,
      blanks: false,
      rows: [
        { guess: [0, 0, 1, 1], red: 1, white: 0 },
        { guess: [2, 2, 3, 3], red: 2, white: 0 },
      ],
      aside: [],
      guess: null,
    });
    expect(asked.map(({ rows }) => rows.length)).toEqual([0, 1, 2]);
  });

  it('takes no row that is not complete', () => {
    const desk = typed();
    desk.row = rows.lay([0, 1, null, null]);
    desk.send();
    expect(desk.rows).toEqual([]);
  });

  it('sets a row aside and takes it back', async () => {
    const desk = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    desk.toggle(1);
    expect((await question(desk)).aside).toEqual([1]);
    desk.toggle(1);
    expect((await question(desk)).aside).toEqual([]);
  });

  it('changes a row where it stands, and deletes it', () => {
    const desk = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    desk.change(0);
    desk.answer = { red: 0, white: 3 };
    desk.send();
    expect(desk.rows.map(({ red, white }) => [red, white])).toEqual([[0, 3], [2, 0]]);
    desk.remove(0);
    expect(desk.rows.map(({ guess }) => guess)).toEqual([[2, 2, 3, 3]]);
  });

  it('repairs one answer and leaves the rest', () => {
    const desk = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    desk.repair({ row: 1, red: 0, white: 2, left: 9 });
    expect(desk.rows.map(({ red, white }) => [red, white])).toEqual([[1, 0], [0, 2]]);
  });

  it('is still there after a reload', () => {
    const desk = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    desk.toggle(0);
    expect(new Assisting().rows).toEqual(desk.rows);
  });

  it('starts anew when what was kept can’t be read, or fits no board', () => {
    const keep = (text: string) => localStorage.setItem('deciban.assistant.mastermind', text);
    const board = { pegs: 4, colors: 6, blanks: false };
    const wrong = [{ guess: [0, 0, 9, 0], red: 0, white: 0, aside: false }];
    for (const text of ['{', 'null', '[]', JSON.stringify({ board, rows: wrong })]) {
      keep(text);
      expect(new Assisting().rows).toEqual([]);
    }
  });

  it('that was cleared by mistake can be brought back', () => {
    const desk = typed([[0, 0, 1, 1], 1]);
    desk.clear();
    expect(desk.rows).toEqual([]);
    desk.restore();
    expect(desk.rows.length).toBe(1);
  });

  it('starts anew on another board', async () => {
    const desk = typed([[0, 0, 1, 1], 1]);
    desk.board = { pegs: 5, colors: 8, blanks: true };
    expect(desk.rows).toEqual([]);
    expect(desk.row.holes.length).toBe(5);
    expect(await question(desk)).toMatchObject({ pegs: 5, colors: 8, blanks: true });
  });

  it('believes the last answer of the coach only', async () => {
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(done)));
    const desk = typed([[0, 0, 1, 1], 1]);
    await vi.waitUntil(() => answers.length === 2);
    answers[1]!(new Response(JSON.stringify({ ...advice, left: 7 })));
    answers[0]!(new Response(JSON.stringify(advice)));
    await vi.waitUntil(() => !desk.inquiry.waiting);
    expect(desk.inquiry.advice?.left).toBe(7);
  });
});

describe('the assistant on the page', () => {
  it('says what to guess and lays it', async () => {
    render(Assistant);
    await screen.findByText('1,296 codes are left');
    screen.getByText('3.0 bits');
    screen.getByText('4.3');
    screen.getByText('1 white: 276 codes, 100%');
    await fireEvent.click(screen.getByRole('button', { name: 'Lay it' }));
    screen.getByRole('button', { name: 'Hole 4: green' });
  });

  it('names rows that can’t all be right, and mends them with one press', async () => {
    said = contradiction;
    typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    render(Assistant);
    await screen.findByText('Rows 1 and 2 can’t all be right.');
    await fireEvent.click(screen.getByRole('button', { name: 'Change the answer to row 2: 2 white' }));
    await screen.findByText('Rows 1 and 2 can’t all be right.');
    expect(asked.at(-1)!.rows[1]).toEqual({ guess: [2, 2, 3, 3], red: 0, white: 2 });
  });

  it('says in words that the coach can’t be reached, and asks again', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    render(Assistant);
    await screen.findByText(/can’t be reached/);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(advice)));
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1,296 codes are left');
  });
});
