import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { answering, come, seat } from '../../client/fake';
import { begin, need } from '../../client/texts.svelte';
import type { GameTypes, Reviewed, Verdict } from '../../contract/game';
import Review from './Review.svelte';

beforeAll(async () => {
  await begin();
  await need('mastermind');
});

/** A game whose coach knows nothing of bits. */
interface Plain extends GameTypes {
  review: Verdict[];
}

const reviewed = {
  chapter: () => 0,
  verdicts: (review: Verdict[]) => review,
  Move: () => ({}),
} as unknown as Reviewed<Plain>;
const plain: Verdict = { seat: 0, move: 0, grade: 'good', remark: 'well-voted' };
const bits = { before: 8, after: 1, expected: 2, got: 3, most: 2 };

function show(verdicts: Verdict[]): void {
  answering(verdicts);
  const table = come<Plain>({ seats: [seat({ mine: true })] }, { view: {}, offers: [] });
  render(Review<Plain, unknown>, { table, game: 'mastermind', reviewed, chapter: 0 });
}

it('tells remarks where nothing is measured', async () => {
  show([plain]);
  await screen.findByText('remark-well-voted');
  expect([screen.queryByText(/^Skill/), screen.queryByRole('img')]).toEqual([null, null]);
});

it('tells skill and luck, and draws them, where moves are measured', async () => {
  show([{ ...plain, ...bits } as Verdict]);
  await screen.findByText('Skill: 100%');
  screen.getByRole('img');
});
