import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, type Asked, until } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import type { Advice, Inquiry } from '../../../contract/generated/mastermind';
import * as rows from '../board/row';
import { MastermindAssistant } from './assistant.svelte';
import Assistant from './Assistant.svelte';

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

let asked: Asked[] = [];
const questions = () => asked.map(({ body }) => body as Inquiry);

beforeAll(async () => {
  await begin();
  await need('mastermind');
});

beforeEach(() => {
  asked = answering(advice);
});

/** An assistant with these rows and red keys typed in. */
function typed(...entries: [guess: number[], red: number][]): MastermindAssistant {
  const assistant = new MastermindAssistant();
  for (const [guess, red] of entries) {
    assistant.row = rows.lay(guess);
    assistant.answer = { red, white: 0 };
    assistant.send();
  }
  return assistant;
}

/** The last question, once the coach has answered it. */
async function question(assistant: MastermindAssistant): Promise<Inquiry> {
  await until(() => !assistant.consultation.waiting);
  return questions().at(-1)!;
}

describe('a game on a real table', () => {
  it('asks the coach anew after every row', async () => {
    const assistant = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    expect(await question(assistant)).toEqual({
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
    expect(questions().map(({ rows }) => rows.length)).toEqual([0, 1, 2]);
  });

  it('takes no row that is not complete', () => {
    const assistant = typed();
    assistant.row = rows.lay([0, 1, null, null]);
    assistant.send();
    expect(assistant.entries).toEqual([]);
  });

  it('sets a row aside and takes it back', async () => {
    const assistant = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    assistant.toggle(1);
    expect((await question(assistant)).aside).toEqual([1]);
    assistant.toggle(1);
    expect((await question(assistant)).aside).toEqual([]);
  });

  it('changes a row where it stands, and deletes it', () => {
    const assistant = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    assistant.change(0);
    assistant.answer = { red: 0, white: 3 };
    assistant.send();
    expect(assistant.entries.map(({ red, white }) => [red, white])).toEqual([[0, 3], [2, 0]]);
    assistant.remove(0);
    expect(assistant.entries.map(({ guess }) => guess)).toEqual([[2, 2, 3, 3]]);
  });

  it('repairs one answer and leaves the rest', () => {
    const assistant = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    assistant.repair({ row: 1, red: 0, white: 2, left: 9 });
    expect(assistant.entries.map(({ red, white }) => [red, white])).toEqual([[1, 0], [0, 2]]);
  });

  it('is still there after a reload', () => {
    const assistant = typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    assistant.toggle(0);
    expect(new MastermindAssistant().entries).toEqual(assistant.entries);
  });

  it('starts anew when what was kept can’t be read, or fits no board', () => {
    const keep = (text: string) => localStorage.setItem('deciban.assistant.mastermind', text);
    const board = { pegs: 4, colors: 6, blanks: false };
    const wrong = [{ guess: [0, 0, 9, 0], red: 0, white: 0, aside: false }];
    for (const text of ['{', 'null', '[]', JSON.stringify({ board, entries: wrong })]) {
      keep(text);
      expect(new MastermindAssistant().entries).toEqual([]);
    }
  });

  it('that was cleared by mistake can be brought back', () => {
    const assistant = typed([[0, 0, 1, 1], 1]);
    assistant.clear();
    expect(assistant.entries).toEqual([]);
    assistant.restore();
    expect(assistant.entries.length).toBe(1);
  });

  it('starts anew on another board', async () => {
    const assistant = typed([[0, 0, 1, 1], 1]);
    assistant.board = { pegs: 5, colors: 8, blanks: true };
    expect(assistant.entries).toEqual([]);
    expect(assistant.row.holes.length).toBe(5);
    expect(await question(assistant)).toMatchObject({ pegs: 5, colors: 8, blanks: true });
  });

  it('believes the last answer of the coach only', async () => {
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(done)));
    const assistant = typed([[0, 0, 1, 1], 1]);
    await until(() => answers.length === 2);
    answers[1]!(new Response(JSON.stringify({ ...advice, left: 7 })));
    answers[0]!(new Response(JSON.stringify(advice)));
    await until(() => !assistant.consultation.waiting);
    expect(assistant.consultation.advice?.left).toBe(7);
  });
});

describe('the assistant on the page', () => {
  it('says what to guess and lays it', async () => {
    render(Assistant);
    await screen.findByText('1,296 codes are left');
    screen.getByText('3.0 bits');
    screen.getByText('4.3');
    screen.getByText('1 white: 276 codes, 100%');
    await fireEvent.click(screen.getByRole('button', { name: 'Place it' }));
    screen.getByRole('button', { name: 'Hole 4: green' });
  });

  it('names rows that can’t all be right, and mends them with one press', async () => {
    asked = answering(contradiction);
    typed([[0, 0, 1, 1], 1], [[2, 2, 3, 3], 2]);
    render(Assistant);
    await screen.findByText('Rows 1 and 2 can’t all be right.');
    await fireEvent.click(screen.getByRole('button', { name: 'Change the answer to row 2: 2 white' }));
    await screen.findByText('Rows 1 and 2 can’t all be right.');
    expect(questions().at(-1)!.rows[1]).toEqual({ guess: [2, 2, 3, 3], red: 0, white: 2 });
  });

  it('says in words that other boards can’t be shown', async () => {
    render(Assistant);
    await screen.findByText('1,296 codes are left');
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    document.querySelector('details')!.open = true;
    await screen.findByText(/can’t be reached/);
  });

  it('says in words that the coach can’t be reached, and asks again', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    render(Assistant);
    await screen.findByText(/can’t be reached/);
    answering(advice);
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1,296 codes are left');
  });
});
