import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../generated/mastermind';
import { me } from '../../house/me.svelte';
import * as rows from './row';
import { Splitting } from './splitting.svelte';

let asked: Question[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(me, 'meet').mockResolvedValue();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string) as Question);
    return new Response('{}');
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the lesson', () => {
  it('knows how many codes a board has', () => {
    const desk = new Splitting();
    expect(desk.left).toBe(1296);
    desk.board = { pegs: 3, colors: 4, blanks: true };
    expect(desk.left).toBe(125);
  });

  it('asks how a guess parts the codes as soon as it is complete, and once', async () => {
    const desk = new Splitting();
    desk.row = rows.lay([0, 0, 1, null]);
    await vi.waitUntil(() => !desk.best.waiting);
    expect(asked.map(({ guess }) => guess)).toEqual([null]);
    desk.row = rows.lay([0, 0, 1, 1]);
    desk.row = rows.point(desk.row, 2);
    await vi.waitUntil(() => !desk.mine.waiting);
    expect(asked.map(({ guess }) => guess)).toEqual([null, [0, 0, 1, 1]]);
  });

  it('goes on with the answer that was chosen', async () => {
    const desk = new Splitting();
    desk.choose([0, 0, 1, 1], { red: 1, white: 0, size: 256 });
    expect(desk.left).toBe(256);
    expect(desk.row.holes).toEqual([null, null, null, null]);
    await vi.waitUntil(() => !desk.best.waiting);
    expect(asked.at(-1)!.rows).toEqual([{ guess: [0, 0, 1, 1], red: 1, white: 0 }]);
  });

  it('takes a row back, and starts anew', () => {
    const desk = new Splitting();
    desk.choose([0, 0, 1, 1], { red: 1, white: 0, size: 256 });
    desk.choose([0, 2, 3, 4], { red: 1, white: 1, size: 30 });
    desk.back();
    expect(desk.left).toBe(256);
    desk.restart();
    expect(desk.left).toBe(1296);
  });
});
