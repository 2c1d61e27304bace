import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../client/api';
import { me } from '../../client/me.svelte';
import { Refused } from '../../client/wire';
import type { Brought, Checked } from '../../contract/generated/house';
import { Draft, Workshop } from './workshop.svelte';

const brought: Brought = { content: 'f00d', title: { en: 'Mine' }, read: {}, cautions: [] };
const good: Checked = { brought, refusal: null };
const wrong = (line: number, reason = 'bad-word'): Checked => ({
  brought: null,
  refusal: { reason, facts: { line } },
});
const busy = new Refused({ reason: 'too-many-checks', facts: {} });

let shop: Workshop;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(me, 'meet').mockResolvedValue();
  vi.spyOn(api, 'check').mockResolvedValue(good);
});

afterEach(() => {
  shop?.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function begun(text = 'old', name: string | null = null): Promise<Workshop> {
  shop = new Workshop('dots', text, name, []);
  await vi.advanceTimersByTimeAsync(0);
  return shop;
}

it('is checked at once, and then when the writer pauses', async () => {
  await begun();
  expect(shop.found).toEqual(brought);
  for (const text of ['n', 'ne', 'new']) shop.write(text);
  expect(api.check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(api.check).toHaveBeenCalledTimes(2);
  expect(api.check).toHaveBeenLastCalledWith('dots', 'new');
});

it('says which line is wrong, and still shows what last could be played', async () => {
  await begun();
  vi.mocked(api.check).mockResolvedValue(wrong(7));
  shop.write('new');
  await vi.advanceTimersByTimeAsync(600);
  expect(shop.wrong).toBe(7);
  expect(shop.found).toEqual(brought);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.check).toHaveBeenCalledTimes(2);
});

it('forgets an answer to an earlier text', async () => {
  await begun();
  let late: (answer: Checked) => void = () => undefined;
  vi.mocked(api.check).mockReturnValueOnce(new Promise((done) => (late = done)));
  shop.write('slow');
  await vi.advanceTimersByTimeAsync(600);
  vi.mocked(api.check).mockResolvedValueOnce(wrong(1));
  shop.write('wrong');
  await vi.advanceTimersByTimeAsync(600);
  late({ ...good, brought: { ...brought, content: 'late' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.wrong).toBe(1);
  expect(shop.found!.content).toBe('f00d');
});

it.each([busy, new Error('no network')])('tries again after %s', async (error) => {
  await begun();
  vi.mocked(api.check).mockRejectedValueOnce(error);
  shop.write('new');
  await vi.advanceTimersByTimeAsync(600);
  expect(shop.failure).toBe(error);
  await vi.advanceTimersByTimeAsync(6000);
  expect(shop.failure).toBeNull();
});

it('keeps what is written until it is saved', async () => {
  await begun();
  shop.write('half a sen');
  expect(new Draft('dots', null).read()).toBe('half a sen');
  vi.spyOn(api, 'bring').mockResolvedValue(brought);
  vi.spyOn(api, 'contents').mockResolvedValue([{ content: 'f00d', title: { en: 'Mine' }, at: 1 }]);
  expect(shop.kept).toBe(false);
  await shop.save();
  expect(new Draft('dots', null).read()).toBeNull();
  expect([shop.name, shop.kept]).toEqual(['f00d', true]);
  shop.write('more');
  expect([shop.name, shop.kept]).toEqual([null, false]);
  expect(new Draft('dots', 'f00d').read()).toBe('more');
});

it('keeps what could not be saved', async () => {
  await begun();
  shop.write('precious');
  vi.spyOn(api, 'bring').mockRejectedValue(new Error('no network'));
  await expect(shop.save()).rejects.toThrow();
  expect(shop.text).toBe('precious');
  expect(new Draft('dots', null).read()).toBe('precious');
});

it('gives back what a file took the place of', async () => {
  await begun();
  await shop.open(new File(['from a file'], 'set.toml'));
  expect(shop.text).toBe('from a file');
  shop.takeBack();
  expect([shop.text, shop.before]).toEqual(['old', null]);
});

it('takes a file with a mistake to be corrected, and none that is no text', async () => {
  await begun();
  vi.mocked(api.check).mockResolvedValue(wrong(1));
  await shop.open(new File(['almost'], 'set.toml'));
  expect(shop.text).toBe('almost');
  vi.mocked(api.check).mockResolvedValue(wrong(1, 'content-unreadable'));
  await expect(shop.open(new File([new Uint8Array([255])], 'cat.png'))).rejects.toThrow();
  vi.mocked(api.check).mockRejectedValue(new Refused({ reason: 'content-too-large', facts: {} }));
  await expect(shop.open(new File(['#'], 'large.toml'))).rejects.toThrow();
  expect(shop.text).toBe('almost');
});

it('has no name for a text that differs from what was saved', async () => {
  new Draft('dots', 'f00d').write('changed');
  expect((await begun('changed', 'f00d')).name).toBeNull();
  localStorage.clear();
  expect((await begun('saved', 'f00d')).name).toBe('f00d');
});
