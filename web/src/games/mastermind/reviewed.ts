/** What this game adds to the coach's review. */
import type { Judged } from '../../generated/mastermind';
import type { Figure, Reviewed } from '../game';
import type { Desk } from './desk.svelte';
import Move from './Move.svelte';
import type { Mastermind } from './types';

export const reviewed: Reviewed<Mastermind, Desk> = {
  chapter: (_, desk) => desk.look,
  verdicts: ({ rows }) => rows,
  lesson: '/lesson/mastermind',
  Move,
  figures: (verdict) => [finish(verdict)],
};

function finish({ finish: guesses, estimated }: Judged): Figure {
  const args = { guesses, estimated: String(estimated) };
  return {
    name: { key: 'review-finish' },
    value: { key: 'review-finish-guesses', args },
    about: { key: 'review-finish-about', args },
  };
}
