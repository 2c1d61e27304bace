/** What this game adds to the coach's review. */
import type { Figure, Reviewed } from '../../../contract/game';
import type { Judged } from '../../../contract/generated/break-the-code';
import type { BreakTheCodeDesk } from '../desk.svelte';
import type { BreakTheCode } from '../types';
import Move from './Move.svelte';

export const reviewed: Reviewed<BreakTheCode, BreakTheCodeDesk> = {
  chapter: ({ view }) => (view?.phase === 'over' ? 0 : null),
  verdicts: ({ turns }) => turns,
  lesson: '/lesson/mastermind',
  Move,
  figures: ({ chance, gave }) => [likely(chance), given(gave)],
  sum: ({ provable }, seat) => {
    const turn = provable[seat] ?? null;
    return turn === null
      ? { key: 'review-unprovable' }
      : { key: 'review-provable', args: { turn: turn + 1 } };
  },
};

function likely(chance: Judged['chance']): Figure {
  return {
    name: { key: 'review-chance' },
    value: { key: 'review-chance-value', args: { chance } },
    about: { key: 'review-chance-about' },
  };
}

function given(bits: Judged['gave']): Figure {
  return {
    name: { key: 'review-gave' },
    value: { key: 'coach-bits', args: { bits } },
    about: { key: 'review-gave-about', args: { bits } },
  };
}
