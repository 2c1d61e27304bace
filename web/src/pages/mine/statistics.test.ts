import { expect, it } from 'vitest';
import type { GameModule } from '../../contract/game';
import type { Finish } from '../../contract/generated/house';
import { boards } from './statistics';

const modules = [
  { name: 'dots', board: (options: { size: number }) => ({ key: 'board', args: options }) },
] as unknown as GameModule[];
const finish = (size: number, points: number, won = true): Finish => ({
  game: 'dots',
  options: { size },
  points,
  won,
  at: 0,
});

it('counts every board by itself, the one played most first', () => {
  const [first, second] = boards([finish(4, 5), finish(5, 9), finish(5, 7)], modules);
  expect(first).toMatchObject({ board: { args: { size: 5 } }, games: 2, mean: 8 });
  expect(second).toMatchObject({ board: { args: { size: 4 } }, games: 1, mean: 5 });
});

it('takes the mean of the games won alone', () => {
  const [board] = boards([finish(4, 4), finish(4, 11, false), finish(4, 6)], modules);
  expect(board).toMatchObject({ games: 3, won: 2, mean: 5 });
});

it('draws empty bars between others, and what was not won last', () => {
  const [board] = boards([finish(4, 4), finish(4, 6), finish(4, 11, false)], modules);
  expect(board!.bars).toEqual([
    { points: 4, count: 1 },
    { points: 5, count: 0 },
    { points: 6, count: 1 },
    { points: null, count: 1 },
  ]);
});

it('has no mean when nothing was won, and leaves out games it does not know', () => {
  expect(boards([finish(4, 11, false)], modules)[0]!.mean).toBeNull();
  expect(boards([{ ...finish(4, 4), game: 'gone' }], modules)).toEqual([]);
});
