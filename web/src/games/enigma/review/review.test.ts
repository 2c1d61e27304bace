import { fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import type { AnyEvent, End, Judged } from '../../../contract/generated/enigma';
import Review from '../../../frame/coach/Review.svelte';
import { began, sit, view } from '../fake';
import { attemptOf } from './attempt';
import { reviewed } from './review';

beforeAll(async () => {
  await begin();
  await need('enigma');
});

const judged = (change: Partial<Judged>): Judged => ({
  seat: 0,
  move: 0,
  grade: 'inexact',
  remark: 'lie-cost',
  deed: 'naming',
  naming: 0,
  place: 0,
  truth: 'attic',
  said: 'bath',
  better: 'attic',
  raised: false,
  chance: 0.4,
  cost: 0.05,
  best: { type: 'say', room: 'attic' },
  odds: null,
  luck: -0.1,
  ...change,
});
const named: AnyEvent = { type: 'named', seat: 0, place: 0, room: 'bath', asked: true };
const tried = (seat: number, room: string): AnyEvent => ({
  type: 'attempted',
  seat,
  character: 'seeker',
  points: [{ place: 4, room }],
  suspect: null,
  borrowed: null,
  right: false,
});

describe('the review of a game', () => {
  it('judges each move and tells the truth under every claim', async () => {
    const doubted = judged({
      seat: 1,
      move: 2,
      grade: 'best',
      remark: 'doubt-caught',
      deed: 'doubt',
      raised: true,
      odds: 0.3,
      best: { type: 'doubt' },
    });
    answering({
      moves: [judged({}), doubted],
      truths: ['attic'],
      proofs: [{ seat: 1, move: 6, attempt: { type: 'attempt', points: [], suspect: null, borrowed: null } }],
    });
    const { table } = sit(view({ phase: 'over' }), [], [named]);
    const Shown = Review as unknown as Component<object>;
    render(Shown, { table, game: 'enigma', reviewed, chapter: 0 });
    const whose = await screen.findByRole('combobox');
    const moves = () => within(screen.getAllByRole('list').at(-1)!);
    moves().getByText('Bo: “A1 is Bath.”');
    moves().getByText('Really: Attic');
    moves().getByText('inexact');
    moves().getByText('Say “Attic”', { exact: false });
    moves().getByText('−10%');
    moves().getByText(/^Another name promised more than this lie, which gave away 5%/);
    screen.getByText('The goal could never be proved for certain.');
    expect(screen.queryByRole('img')).toBeNull();
    await fireEvent.change(whose, { target: { value: '1' } });
    moves().getByText('Bo: “A1 is Bath.”');
    moves().getByText('I doubt it', { exact: false });
    screen.getByText('After move 6 the goal could be proved.');
  });

  it('is there once a game has ended', () => {
    const { table, desk } = sit(view());
    expect(reviewed.chapter(table, desk)).toBeNull();
    const over = sit(view({ phase: 'over', game: 2, end: { how: 'breakthrough' } as End }));
    expect(reviewed.chapter(over.table, over.desk)).toBe(2);
  });

  it('finds what was tried in the last game', () => {
    const past = [{ events: [began, tried(0, 'attic'), began, tried(1, 'den'), tried(0, 'bath')] }];
    expect(attemptOf(past, 0)?.points).toEqual([{ place: 4, room: 'bath' }]);
  });
});
