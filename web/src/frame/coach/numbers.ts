/** Numbers of the coach in words. */
import type { Args, Figure, Measured, Told, Verdict } from '../../contract/game';
import { share } from './lines';

/** Bits with their sign: the number itself without, for a hyphen is no minus. */
export function signed(bits: number): Args {
  const shown = Math.round(bits * 10) / 10;
  return { bits: Math.abs(shown), sign: shown > 0 ? 'plus' : shown < 0 ? 'minus' : 'none' };
}

/** Whether a verdict speaks of possibilities and bits. */
export function isMeasured(verdict: Verdict): verdict is Measured {
  return 'expected' in verdict;
}

/** What is told of every move that is measured, whatever the game. */
export function figures(verdict: Verdict): Figure[] {
  if (!isMeasured(verdict)) return [];
  const { before, after, expected, got, most } = verdict;
  return [
    {
      name: { key: 'coach-left' },
      value: { key: 'coach-left-change', args: { before, after } },
      about: { key: 'coach-left-about', args: { before, after } },
    },
    {
      name: { key: 'coach-expected' },
      value: bits(expected),
      about: { key: 'coach-expected-about', args: told(expected) },
    },
    {
      name: { key: 'coach-most' },
      value: bits(most),
      about: { key: 'coach-most-about', args: told(most) },
    },
    {
      name: { key: 'coach-got' },
      value: bits(got),
      about: { key: 'coach-got-about', args: told(got) },
    },
  ];
}

/** The fields of a verdict that its remark can speak of. */
export function numbers(verdict: Verdict): Args {
  return Object.fromEntries(Object.entries(verdict).filter(([, field]) => typeof field === 'number'));
}

export function bits(number: number): Told {
  return { key: 'coach-bits', args: { bits: number } };
}

function told(bits: number): Args {
  return { bits, times: share(bits) };
}
