import { beforeEach, describe, expect, it } from 'vitest';
import type { Goal } from '../../contract/generated/enigma';
import { doom } from './doom';
import { cell, listed, player, sent, sit, view, visits } from './fake';

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const moves = () => (sent() as { type: string; action: unknown }[]).filter(({ type }) => type === 'move');
const acted = () => moves().map(({ action }) => action);
const goal = (change: Partial<Goal> = {}): Goal => ({
  type: 'goal',
  character: 'seeker',
  borrowed: null,
  rooms: ['attic', 'bath'],
  cards: 0,
  down: all,
  suspects: null,
  cast: ['clerk', 'seeker'],
  names: [],
  ...change,
});

beforeEach(() => sessionStorage.clear());

describe('going to a card', () => {
  it('takes two taps, so that nobody looks by a slip', () => {
    const { desk } = sit(view(), [visits(false, ...all)]);
    desk.tap(4);
    expect([desk.picked, acted()]).toEqual([[4], []]);
    desk.tap(5);
    expect([desk.picked, acted()]).toEqual([[5], []]);
    desk.tap(5);
    expect(acted()).toEqual([{ type: 'visit', place: 5, spend: false, uncover: null }]);
  });

  it('lights only what may be chosen; another card is looked at closely', () => {
    const { desk } = sit(view(), [visits(true, 1, 2)]);
    expect([desk.lit, desk.spend, desk.maySpend]).toEqual([[1, 2], true, false]);
    desk.tap(0);
    expect([desk.picked, desk.close]).toEqual([[], { place: 0 }]);
  });

  it('returns the token only if I say so, where there is a choice', () => {
    const { desk } = sit(view(), [visits(false, ...all), visits(true, 1, 2)]);
    expect([desk.maySpend, desk.spend, desk.lit]).toEqual([true, false, all]);
    desk.spend = true;
    expect(desk.lit).toEqual([1, 2]);
  });

  it('asks where a silence token comes from when none is left', () => {
    const take = (uncover: number) => ({ type: 'visit' as const, place: 3, spend: false, uncover });
    const { desk } = sit(view({ players: [player] }), [listed(take(6), take(7))]);
    desk.tap(3);
    expect([desk.mode, desk.mayVisit]).toEqual(['uncover', false]);
    desk.tap(7);
    desk.visit();
    expect(acted()).toEqual([{ type: 'visit', place: 3, spend: false, uncover: 7 }]);
  });
});

describe('naming a card', () => {
  it('has the truth chosen until I choose otherwise', () => {
    const grid = view().grid.with(2, { ...cell, room: 'den' });
    const { desk } = sit(
      view({ phase: 'name', claim: { seat: 0, place: 2, room: '' }, grid }),
      [listed({ type: 'say', room: 'den' })],
    );
    expect([desk.truth, desk.room]).toEqual(['den', 'den']);
    desk.room = 'attic';
    expect([desk.truth, desk.room]).toEqual(['den', 'attic']);
  });
});

describe('an effect', () => {
  it('takes as many places as it asks for, and a second tap takes one back', () => {
    const { desk } = sit(view({ phase: 'effect' }), [{ type: 'places', count: 2, among: [0, 1, 2] }]);
    for (const place of [0, 1, 2]) desk.tap(place);
    expect([desk.chosen, desk.isChosen]).toEqual([[0, 1], true]);
    desk.tap(0);
    desk.select();
    expect(acted()).toEqual([]);
    desk.tap(2);
    desk.select();
    expect(acted()).toEqual([{ type: 'select', places: [1, 2] }]);
  });
});

describe('an attempt', () => {
  it('points out room after room', () => {
    const { desk } = sit(view(), [goal()]);
    expect(desk.mode).toBeNull();
    desk.trying = true;
    expect(desk.pointing).toBe('attic');
    desk.tap(3);
    expect([desk.pointing, desk.attempt]).toEqual(['bath', null]);
    desk.tap(4);
    const points = [{ place: 3, room: 'attic' }, { place: 4, room: 'bath' }];
    expect(desk.attempt).toEqual({ type: 'attempt', points, suspect: null, borrowed: null });
    desk.tap(3);
    expect(desk.pointing).toBe('attic');
  });

  it('names face-down cards, and an opponent’s character', () => {
    const { desk } = sit(view({ hands: ['clerk', null, null] }), [
      goal({ character: 'clerk', rooms: [], cards: 2, suspects: [1, 2] }),
    ]);
    desk.trying = true;
    desk.tap(3);
    desk.name('attic');
    desk.tap(4);
    desk.name('bath');
    expect(desk.attempt).toBeNull();
    desk.suspecting({ seat: 1 });
    desk.suspecting({ character: 'seeker' });
    expect(desk.attempt).toMatchObject({ suspect: { seat: 1, character: 'seeker' } });
  });

  it('waits for the choice of a borrowed goal', () => {
    const { desk } = sit(view(), [goal({ borrowed: 'clerk' }), goal({ borrowed: 'seeker' })]);
    desk.trying = true;
    expect([desk.goal, desk.lit]).toEqual([null, []]);
    desk.borrow('seeker');
    expect(desk.goal?.borrowed).toBe('seeker');
  });
});

describe('the last warning', () => {
  const holding = { ...player, chaos: true };
  const held = { players: [holding, player, player] };

  function tried(change: Parameters<typeof view>[0], events: Parameters<typeof sit>[2], ...places: number[]) {
    const { desk } = sit(view(change), [goal()], events);
    desk.trying = true;
    places.forEach((place) => desk.tap(place));
    return doom(desk);
  }

  it('is silent while I can’t know better', () => {
    expect(tried(held, [], 3, 4)).toBeNull();
  });

  it('says that a token is missing', () => {
    expect(tried({}, [], 3, 4)).toEqual({ key: 'doomed-hold', args: { token: 'chaos' } });
  });

  it('says what I have seen at a place, also after a swap', () => {
    const events = [
      { type: 'saw' as const, place: 0, room: 'den' },
      { type: 'swapped' as const, places: [0, 3] as [number, number] },
    ];
    expect(tried(held, events, 3, 4)).toMatchObject({ key: 'doomed-there', args: { place: 'A2', other: 'Den' } });
    expect(tried(held, [...events, { type: 'shuffled', places: [3, 4] }], 3, 4)).toBeNull();
  });

  it('says that a room lies elsewhere', () => {
    const grid = view().grid.with(8, { ...cell, up: true, room: 'attic' });
    expect(tried({ ...held, grid }, [], 3, 4)).toMatchObject({ key: 'doomed-elsewhere', args: { other: 'C3' } });
  });
});
