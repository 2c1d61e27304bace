import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering, type Asked, until } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import type { Advice, Inquiry } from '../../../contract/generated/break-the-code';
import { own } from '../fake';
import { BreakTheCodeAssistant } from './assistant.svelte';
import Assistant from './Assistant.svelte';

const advice: Advice = {
  left: 12,
  likeliest: [{ code: [0, 1, 4, 8, 18], chance: 0.25 }],
  cells: [[{ code: [1], chance: 0.25 }, { code: [0], chance: 0.75 }], [], [], [], []],
  questions: [{ card: 20, digit: null, expected: 2.5 }],
  guess: null,
  conflict: [],
};

let asked: Asked[] = [];

beforeAll(async () => {
  await begin();
  await need('break-the-code');
});

beforeEach(() => {
  asked = answering(advice);
});

/** What the coach was asked last, once it has answered. */
async function question(assistant: BreakTheCodeAssistant): Promise<Inquiry> {
  await until(() => !assistant.consultation.waiting);
  return asked.at(-1)!.body as Inquiry;
}

/** An assistant to whom the sum of all was answered like this. */
function typed(...sums: number[]): BreakTheCodeAssistant {
  const assistant = new BreakTheCodeAssistant();
  assistant.picked = own;
  for (const [at, sum] of sums.entries()) {
    assistant.begin(15 + at);
    assistant.answer(0, sum);
    assistant.add();
  }
  return assistant;
}

describe('a game on a real table', () => {
  it('asks the coach only when all my tiles are there', () => {
    const assistant = new BreakTheCodeAssistant();
    assistant.picked = [2, 7];
    expect(asked).toEqual([]);
  });

  it('asks the coach anew after every question', async () => {
    expect(await question(typed(23, 9))).toEqual({
      players: 2,
      own,
      heard: [
        { card: 15, digit: null, answers: [23] },
        { card: 16, digit: null, answers: [9] },
      ],
      aside: [],
      wrong: [],
      market: [],
    });
  });

  it('sets a question aside and takes it back', async () => {
    const assistant = typed(23, 9);
    assistant.toggle(0);
    expect((await question(assistant)).aside).toEqual([0]);
    assistant.toggle(0);
    expect((await question(assistant)).aside).toEqual([]);
  });

  it('takes no question without any answer', () => {
    const assistant = typed();
    assistant.begin(9);
    assistant.add();
    expect(assistant.entries).toEqual([]);
  });

  it('knows wrong guesses and the cards that lie open', async () => {
    const assistant = typed();
    assistant.fail([0, 1, 4, 8, 18]);
    assistant.open(7);
    assistant.open(9);
    assistant.open(7);
    expect(await question(assistant)).toMatchObject({ wrong: [[0, 1, 4, 8, 18]], market: [9] });
  });

  it('is still there after a reload, unless it makes no sense', () => {
    typed(23);
    expect(new BreakTheCodeAssistant().entries.length).toBe(1);
    localStorage.setItem('deciban.assistant.break-the-code', '{"players": 7}');
    expect(new BreakTheCodeAssistant().players).toBe(2);
  });

  it('starts over with four tiles when four play', async () => {
    const assistant = typed(23);
    assistant.players = 4;
    expect([assistant.size, assistant.entries.length, assistant.picked.length]).toEqual([4, 0, 0]);
  });
});

describe('the assistant on the page', () => {
  it('says what to ask, and how likely every tile is', async () => {
    typed(23);
    render(Assistant);
    await screen.findByText('12 codes are left');
    screen.getByText('2.5 bits');
    screen.getByRole('listitem', { name: 'A: black 0 75%, white 0 25%' });
    screen.getByRole('img', { name: 'black 0, white 0, black 2, black 4, black 9' });
  });

  it('takes letters, and neighbours, as they are said', async () => {
    typed();
    render(Assistant);
    const cards = screen.getAllByRole('button', { name: 'Where is your 0?' });
    await fireEvent.click(cards[0]!);
    await fireEvent.click(screen.getByText('B', { selector: 'button' }));
    await fireEvent.click(screen.getByText('Add', { selector: 'button' }));
    const told = { heard: [{ card: 1, answers: [0b10] }] };
    await until(() => asked.length === 3);
    expect(asked.at(-1)!.body).toMatchObject(told);
  });

  it('names questions whose answers can’t all be right', async () => {
    answering({ ...advice, left: 0, likeliest: [], cells: [], questions: [], conflict: [0, 1] });
    typed(3, 20);
    render(Assistant);
    await screen.findByText(/questions 1 and 2 can’t all be right/);
    screen.getAllByRole('button', { name: 'Set question 1 aside' });
  });
});
