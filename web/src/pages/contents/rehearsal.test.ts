import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../client/api';
import { me } from '../../client/me.svelte';
import type { Rehearsed } from '../../contract/generated/house';
import { average, bars, Rehearsing } from './rehearsal.svelte';

const result = (games: number) => ({
  level: 'novice',
  games,
  nobody: 4,
  shares: [
    { title: { en: 'Spy' }, played: 10, won: 1 },
    { title: { en: 'Ghost' }, played: 20, won: 5 },
    { title: { en: 'Nobody' }, played: 0, won: 0 },
  ],
});
const seen = (under_way: boolean, games: number | null): Rehearsed => ({
  under_way,
  most: 30,
  result: games === null ? null : result(games),
});

let rehearsing: Rehearsing;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(me, 'meet').mockResolvedValue();
  vi.spyOn(api, 'rehearse').mockResolvedValue(seen(true, null));
  vi.spyOn(api, 'rehearsed');
  rehearsing = new Rehearsing('dots', 'f00d');
});

afterEach(() => {
  rehearsing.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('follows the bots until they are done', async () => {
  vi.mocked(api.rehearsed)
    .mockResolvedValueOnce(seen(true, 10))
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(seen(false, 30));
  await rehearsing.begin();
  expect(rehearsing.underWay).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rehearsing.seen!.result!.games).toBe(10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rehearsing.seen!.result!.games).toBe(30);
  expect(api.rehearsed).toHaveBeenCalledTimes(3);
  expect(rehearsing.failed).toBe(false);
});

it('says so when nothing came of it', async () => {
  vi.mocked(api.rehearsed).mockResolvedValue(seen(false, null));
  await rehearsing.look();
  expect(rehearsing.failed).toBe(false);
  await rehearsing.begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rehearsing.failed).toBe(true);
});

it('takes a late reply to an earlier look for what it is', async () => {
  let reply: (seen: Rehearsed) => void = () => {};
  vi.mocked(api.rehearsed).mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
  const looking = rehearsing.look();
  await rehearsing.begin();
  reply(seen(false, null));
  await looking;
  expect(rehearsing.failed).toBe(false);
  expect(rehearsing.underWay).toBe(true);
});

it('looks no more when nobody does', async () => {
  await rehearsing.begin();
  rehearsing.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.rehearsed).not.toHaveBeenCalled();
});

it('puts first what wins most often when it is played', () => {
  expect(bars(result(1)).map(({ title, share }) => [title['en'], share])).toEqual([
    ['Ghost', 0.25],
    ['Spy', 0.1],
    ['Nobody', 0],
  ]);
  expect(average(result(1))).toBe(0.2);
});
