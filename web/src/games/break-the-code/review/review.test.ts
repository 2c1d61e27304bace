import { fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, it } from 'vitest';
import { answering } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import type { Judged } from '../../../contract/generated/break-the-code';
import Review from '../../../frame/coach/Review.svelte';
import { asked, sit, view } from '../fake';
import { reviewed } from './review';

beforeAll(async () => {
  await begin();
  await need('break-the-code');
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
    move: 0,
    grade: 'good',
    card: 15,
    digit: null,
    best: { card: 7, digit: null, expected: 4 },
    chance: 0.01,
    gave: 0.5,
    ...change,
  });

  it('shows one player at a time, with the turn that made the code certain', async () => {
    const bobs = judged({ seat: 1, move: 1, card: 9, remark: 'best', best: null });
    answering({ turns: [judged({}), bobs], provable: [null, 1] });
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
