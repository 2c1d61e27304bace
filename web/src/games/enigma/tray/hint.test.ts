import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import type { AnyAction, Hint } from '../../../contract/generated/enigma';
import { cell, listed, options, sit, view, visits } from '../fake';
import Tray from './Tray.svelte';

beforeAll(async () => {
  await begin();
  await need('enigma');
});

const hint = (change: Partial<Hint>): Hint => ({
  topic: 'find',
  chance: 0.3,
  how: 'model',
  error: 0,
  odds: null,
  some: [],
  action: null,
  ...change,
});
const go = (place: number): AnyAction => ({ type: 'visit', place, spend: false, uncover: null });
const open = { options: { ...options, hints: true } };
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Hint' }));

describe('a hint', () => {
  it('tells more with each press: a thought, some moves, the move', async () => {
    const some = [go(1), go(4)].map((action) => ({ action, chance: null }));
    answering(hint({}), hint({ some }), hint({ some, action: go(4) }));
    const { table, desk } = sit(view(open), [visits(false, 0, 1, 4)]);
    render(Tray, { table, desk });
    await press();
    await screen.findByText(/^Think of the rooms/);
    screen.getByText('Chance to win, roughly: 30%.');
    await press();
    await screen.findByText('Choose B1');
    screen.getByText('Choose B2');
    await press();
    await fireEvent.click(await screen.findByRole('button', { name: 'Set it up' }));
    expect(desk.spot).toBe(4);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hint' }).disabled).toBe(true);
  });

  it('lays an attempt out, to be looked at before it is tried', async () => {
    const points = [
      { place: 3, room: 'attic' },
      { place: 5, room: 'bath' },
    ];
    answering(hint({ topic: 'goal', action: { type: 'attempt', points, suspect: null, borrowed: null } }));
    const goal = {
      type: 'goal' as const,
      character: 'seeker',
      borrowed: null,
      rooms: ['attic', 'bath'],
      cards: 0,
      down: [],
      suspects: null,
      cast: [],
      names: [],
    };
    const { table, desk } = sit(view(open), [listed({ type: 'pass' }), goal]);
    render(Tray, { table, desk });
    await press();
    await screen.findByText('Try for the goal: A2 is “Attic”; C2 is “Bath”');
    await fireEvent.click(screen.getByRole('button', { name: 'Set it up' }));
    expect(desk.attempt).toEqual({ type: 'attempt', points, suspect: null, borrowed: null });
  });

  it('says how likely a name is a lie, and leaves the answer to me', async () => {
    answering(hint({ topic: 'believe', odds: 0.4, action: { type: 'doubt' } }));
    const claim = { seat: 1, place: 0, room: 'attic' };
    const answers = listed({ type: 'believe' }, { type: 'doubt' });
    const { table, desk } = sit(view({ ...open, phase: 'belief', turn: 1, claim }), [answers]);
    render(Tray, { table, desk });
    await press();
    await screen.findByText('This player would lie here in 40% of cases.');
    expect(screen.queryByRole('button', { name: 'Set it up' })).toBeNull();
  });

  it('calls a lie a lie', async () => {
    answering(hint({ topic: 'name', action: { type: 'say', room: 'bath' } }));
    const grid = view().grid.with(0, { ...cell, room: 'attic' });
    const claim = { seat: 0, place: 0, room: '' };
    const { table, desk } = sit(view({ ...open, phase: 'name', grid, claim }), [listed({ type: 'say', room: 'bath' })]);
    render(Tray, { table, desk });
    await press();
    await screen.findByText('Say “Bath” though it is not true');
    await fireEvent.click(screen.getByRole('button', { name: 'Set it up' }));
    expect(desk.room).toBe('bath');
  });
});
