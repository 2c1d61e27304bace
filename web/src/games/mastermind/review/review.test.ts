import { render, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answering } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import type { Judged, Played } from '../../../contract/generated/mastermind';
import Review from '../../../frame/coach/Review.svelte';
import { heard, sit, view } from '../fake';
import { reviewed } from './review';

const first: Judged = {
  seat: 0,
  move: 0,
  grade: 'good',
  before: 1296,
  after: 208,
  expected: 2.69,
  got: 2.39,
  most: 3.06,
  remark: 'missed',
  guess: [0, 0, 1, 1],
  best: [0, 1, 2, 3],
  spared: 92,
  finish: 4.34,
  estimated: false,
};
const last: Judged = {
  ...first,
  before: 1,
  after: 1,
  expected: 0,
  got: 0,
  most: 0,
  remark: 'certain',
  best: first.guess,
  estimated: true,
};

const past: Played = {
  game: 0,
  maker: 1,
  code: [0, 0, 1, 1],
  rows: [
    { guess: [0, 0, 1, 1], red: 1, white: 1 },
    { guess: [0, 0, 1, 1], red: 4, white: 0 },
  ],
  points: [0, 2],
  spoiled: false,
};

beforeAll(async () => {
  await begin();
  await need('mastermind');
});

const show = () => {
  const { table } = sit(view({ game: 1, last: past }), [], 0, heard(past));
  const Shown = Review as unknown as Component<object>;
  render(Shown, { table, game: 'mastermind', reviewed, chapter: 0 });
};

describe('the review of a game', () => {
  it('asks for its chapter and shows every guess, the best one and the remark', async () => {
    const asked = answering({ rows: [first, last] });
    show();
    const [one, two] = await screen.findAllByRole('listitem').then((all) => all.slice(-2));
    expect(asked[0]!.address).toBe('/api/tables/abc/review/0');
    within(one!).getByRole('img', { name: 'Row 1: red, red, yellow, yellow. Answer: 1 red, 1 white.' });
    within(one!).getByRole('img', { name: 'red, yellow, green, blue' });
    const numbers = ['1,296 → 208', '2.7 bits', '3.1 bits', '2.4 bits', '4.3'];
    for (const number of numbers) within(one!).getByText(number);
    within(one!).getByText(/left 208 codes; the best one would have left 92/);
    within(two!).getByText('≈ 4.3');
    expect(within(two!).getAllByRole('img').length).toBe(1);
  });

  it('sums up skill and luck', async () => {
    answering({ rows: [first, last] });
    show();
    await screen.findByText('Skill: 88%');
    screen.getByText('Neither luck nor bad luck: −0.3 bits');
    screen.getByRole('img', { name: 'Skill and luck, added up move by move, in bits' });
    screen.getByText(/After move 1: skill 2.7 of 3.1 bits, luck −0.3 bits/);
  });

  it('says in words why the coach does not answer', async () => {
    const refusal = { reason: 'coach-busy', facts: {} };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 429 }));
    show();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('coach');
  });
});
