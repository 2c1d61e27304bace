/** What this game adds to the coach's review. */
import type { Figure, Reviewed } from '../../../contract/game';
import type { Judged } from '../../../contract/generated/mastermind';
import type { MastermindDesk } from '../desk.svelte';
import type { Mastermind } from '../types';
import Move from './Move.svelte';

export const reviewed: Reviewed<Mastermind, MastermindDesk> = {
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
