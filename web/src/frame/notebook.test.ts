import { describe, expect, it, vi } from 'vitest';
import { nextMark, Typing } from './notebook.svelte';

describe('a mark', () => {
  it('goes from none to out, in, maybe and back to none', () => {
    const seen = [nextMark(undefined)];
    while (seen.length < 4) seen.push(nextMark(seen.at(-1)));
    expect(seen).toEqual(['out', 'in', 'maybe', '']);
  });
});

describe('typing', () => {
  it('is saved once, after a pause or when it is done', () => {
    vi.useFakeTimers();
    const saved: string[] = [];
    const typing = new Typing((text: string) => saved.push(text));
    typing.typed('a');
    typing.typed('ab');
    vi.runAllTimers();
    typing.typed('abc');
    typing.done('abcd');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(saved).toEqual(['ab', 'abcd']);
  });
});
