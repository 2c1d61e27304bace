import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, need } from '../../../client/texts.svelte';
import { cell, later, listed, player, sent, sit, view, visits, type Seen } from '../fake';
import Tray from '../tray/Tray.svelte';
import Board from './Board.svelte';

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const animate = vi.fn();

beforeAll(async () => {
  await begin();
  await need('enigma');
});

beforeEach(() => {
  animate.mockReset().mockReturnValue({ cancel: () => {}, finished: Promise.resolve() });
  Element.prototype.animate = animate;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});

const show = (seen: Seen) => {
  render(Board, { ...seen });
  render(Tray, { ...seen });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const acted = () => (sent() as { type: string; action: unknown }[]).filter(({ type }) => type === 'move').at(-1)?.action;

describe('the mansion in words', () => {
  it('names every place by row and column, with what is known', () => {
    const grid = view()
      .grid.with(1, { ...cell, up: true, room: 'den' })
      .with(5, { ...cell, looked: [0, 1] });
    show(sit(view({ grid })));
    screen.getByRole('button', { name: 'A1, row 1, column 1, face down' });
    screen.getByRole('button', { name: 'B1, row 1, column 2, face up: Den' });
    screen.getByRole('button', { name: 'C2, row 2, column 3, face down, seen by Bo and Ada' });
  });

  it('has the same markup for every face-down card, whatever I once saw there', () => {
    show(sit(view(), [], [{ type: 'saw', place: 3, room: 'den' }]));
    const cards = screen.getAllByRole('button', { name: /^[ABC][123],/ });
    for (const card of cards) card.querySelector('.visually-hidden')!.remove();
    expect(new Set(cards.map(({ outerHTML }) => outerHTML)).size).toBe(1);
  });

  it('shuffles all cards of the group alike, and no other', () => {
    show(sit(view()));
    later(view(), [{ type: 'shuffled', places: [0, 4, 8] }]);
    flushSync();
    expect(animate).toHaveBeenCalledTimes(3);
    expect(new Set(animate.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
  });
});

describe('players', () => {
  it('are seen to have answered, but not what', () => {
    const claim = { seat: 0, place: 4, room: 'den' };
    show(sit(view({ phase: 'belief', claim, answered: [false, true, false] })));
    screen.getByRole('button', { name: 'Ada, character unknown, has answered' });
  });

  it('are chosen on the board', async () => {
    const step = { do: 'meet' as const, when: null, may: false };
    const claim = { seat: 0, place: 4, room: 'den' };
    show(sit(view({ phase: 'effect', claim, step }), [listed({ type: 'target', seat: 1 }, { type: 'target', seat: 2 })]));
    await press('Choose: Ada, character unknown');
    expect(acted()).toEqual({ type: 'target', seat: 1 });
  });
});

describe('naming', () => {
  const grid = view().grid.with(2, { ...cell, room: 'den' });
  const naming = view({ phase: 'name', claim: { seat: 0, place: 2, room: '' }, grid });

  it('says the truth unless I choose otherwise', async () => {
    show(sit(naming, [listed({ type: 'say', room: 'den' })]));
    await press('Say “Den”');
    expect(acted()).toEqual({ type: 'say', room: 'den' });
  });

  it('calls a lie a lie', async () => {
    show(sit(naming, [listed({ type: 'say', room: 'den' })]));
    await press('Attic');
    await press('Say “Attic” though it is not true');
    expect(acted()).toEqual({ type: 'say', room: 'attic' });
  });
});

it('warns before an attempt that is known to fail', async () => {
  const goal = {
    type: 'goal' as const,
    character: 'seeker',
    borrowed: null,
    rooms: ['attic', 'bath'],
    cards: 0,
    down: all,
    suspects: null,
    cast: [],
    names: [],
  };
  show(sit(view({ players: [player, player, player] }), [visits(false, ...all), goal]));
  await press('Try for the goal');
  await press(/^A1,/);
  await press(/^B1,/);
  await press('Show your character');
  screen.getByText(/You hold no Chaos token. So this attempt will fail./);
  await press('Try all the same');
  expect(acted()).toMatchObject({ type: 'attempt', points: [{ place: 0, room: 'attic' }, { place: 1, room: 'bath' }] });
});
