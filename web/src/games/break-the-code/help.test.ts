import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Review from '../../frame/coach/Review.svelte';
import type { Advice, Judged, Question } from '../../generated/break-the-code';
import { me } from '../../house/me.svelte';
import { begin, need } from '../../house/texts.svelte';
import { Assisting } from './assisting.svelte';
import Assistant from './Assistant.svelte';
import { asked, asks, codes, options, own, sit, view } from './fake';
import { reviewed } from './reviewed';
import Tray from './Tray.svelte';

const advice: Advice = {
  left: 12,
  likeliest: [{ code: [0, 1, 4, 8, 18], chance: 0.25 }],
  cells: [[{ code: [1], chance: 0.25 }, { code: [0], chance: 0.75 }], [], [], [], []],
  questions: [{ card: 20, digit: null, expected: 2.5 }],
  guess: null,
  conflict: [],
};

let heard: { address: string; body: unknown }[] = [];
let said: unknown[] = [];

beforeAll(async () => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await begin();
  await need('break-the-code');
});

beforeEach(() => {
  localStorage.clear();
  heard = [];
  said = [advice];
  vi.spyOn(me, 'meet').mockResolvedValue();
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    heard.push({ address, body: body ? JSON.parse(body as string) : null });
    return new Response(JSON.stringify(said.length > 1 ? said.shift() : said[0]));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the coach was asked last, once it has answered. */
async function question(desk: Assisting): Promise<Question> {
  await vi.waitUntil(() => !desk.inquiry.waiting);
  return heard.at(-1)!.body as Question;
}

/** An assistant to whom the sum of all was answered like this. */
function typed(...sums: number[]): Assisting {
  const desk = new Assisting();
  desk.picked = own;
  for (const [at, sum] of sums.entries()) {
    desk.begin(15 + at);
    desk.answer(0, sum);
    desk.add();
  }
  return desk;
}

describe('a game on a real table', () => {
  it('asks the coach only when all my tiles are there', () => {
    const desk = new Assisting();
    desk.picked = [2, 7];
    expect(heard).toEqual([]);
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
    const desk = typed(23, 9);
    desk.toggle(0);
    expect((await question(desk)).aside).toEqual([0]);
    desk.toggle(0);
    expect((await question(desk)).aside).toEqual([]);
  });

  it('takes no question without any answer', () => {
    const desk = typed();
    desk.begin(9);
    desk.add();
    expect(desk.heard).toEqual([]);
  });

  it('knows wrong guesses and the cards that lie open', async () => {
    const desk = typed();
    desk.fail([0, 1, 4, 8, 18]);
    desk.open(7);
    desk.open(9);
    desk.open(7);
    expect(await question(desk)).toMatchObject({ wrong: [[0, 1, 4, 8, 18]], market: [9] });
  });

  it('is still there after a reload, unless it makes no sense', () => {
    typed(23);
    expect(new Assisting().heard.length).toBe(1);
    localStorage.setItem('deciban.assistant.break-the-code', '{"players": 7}');
    expect(new Assisting().players).toBe(2);
  });

  it('starts over with four tiles when four play', async () => {
    const desk = typed(23);
    desk.players = 4;
    expect([desk.size, desk.heard.length, desk.picked.length]).toEqual([4, 0, 0]);
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
    await vi.waitUntil(() => heard.length === 3);
    expect(heard.at(-1)!.body).toMatchObject(told);
  });

  it('names questions whose answers can’t all be right', async () => {
    said = [{ ...advice, left: 0, likeliest: [], cells: [], questions: [], conflict: [0, 1] }];
    typed(3, 20);
    render(Assistant);
    await screen.findByText(/questions 1 and 2 can’t all be right/);
    screen.getAllByRole('button', { name: 'Set question 1 aside' });
  });
});

describe('a hint', () => {
  const seen = () =>
    sit(view({ options: { ...options, hints: true } }), [asks(2, 7, 8, 9, 14, 15), codes()]);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  const first = { card: 15, digit: null, expected: 4.1 };
  const second = { card: 14, digit: null, expected: 0.9 };

  it('tells more with each press: a number, two questions, the question', async () => {
    said = [
      { left: 12, questions: [], guess: null },
      { left: 12, questions: [first, second], guess: null },
      { left: 12, questions: [first], guess: null },
    ];
    const { table, desk } = seen();
    render(Tray, { table, desk });
    await press();
    await screen.findByText('12 codes are left');
    await press();
    await screen.findByText(/The first is better: on average it tells 3.2 bits more/);
    await press();
    await fireEvent.click(await screen.findByRole('button', { name: 'Choose it' }));
    expect(desk.chosen).toBe(15);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hint' }).disabled).toBe(true);
  });

  it('lays the guess when guessing is better', async () => {
    said = [{ left: 1, questions: [], guess: [0, 1, 4, 8, 18] }];
    const { table, desk } = seen();
    render(Tray, { table, desk });
    await press();
    await fireEvent.click(await screen.findByRole('button', { name: 'Lay it' }));
    expect(desk.picked).toEqual([0, 1, 4, 8, 18]);
  });
});

describe('the review of a game', () => {
  const judged = (change: Partial<Judged>): Judged => ({
    seat: 0,
    before: 3003,
    after: 300,
    expected: 2,
    got: 3,
    most: 4,
    remark: 'missed',
    turn: 0,
    card: 15,
    digit: null,
    best: { card: 7, digit: null, expected: 4 },
    chance: 0.01,
    gave: 0.5,
    ...change,
  });

  it('shows one player at a time, with the turn that made the code certain', async () => {
    const bobs = judged({ seat: 1, turn: 1, card: 9, remark: 'best', best: null });
    said = [{ turns: [judged({}), bobs], provable: [null, 1] }];
    const log = [asked(), asked({ seat: 1, card: 9, answers: [3, null] })];
    const { table } = sit(view({ phase: 'over', turn: null, log }), []);
    const Shown = Review as unknown as Component<object>;
    render(Shown, { table, game: 'break-the-code', reviewed, chapter: 0 });
    const whose = await screen.findByRole('combobox');
    const moves = () => within(screen.getAllByRole('list').at(-1)!);
    moves().getByText('Sum of all');
    moves().getByText('Neighbours of one colour?');
    screen.getByText('It never came down to a single code.');
    await fireEvent.change(whose, { target: { value: '1' } });
    moves().getByText('How many even?');
    screen.getByText('After turn 2 only one code was left.');
  });
});
