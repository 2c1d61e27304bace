/** What this game adds to the coach's review. */
import type { Figure, Reviewed } from '../../../contract/game';
import type { EnigmaDesk } from '../desk.svelte';
import type { Enigma } from '../types';
import Move from './Move.svelte';

export const reviewed: Reviewed<Enigma, EnigmaDesk> = {
  chapter: ({ view }) => (view?.end ? view.game : null),
  verdicts: ({ moves }) => moves,
  Move,
  figures: ({ chance, cost, luck }) => [share('chance', chance), share('cost', cost), share('luck', luck)],
  sum: ({ proofs }, seat) => {
    const proof = proofs.find((each) => each.seat === seat);
    return proof ? { key: 'review-provable', args: { move: proof.move } } : { key: 'review-unprovable' };
  },
};

/** A part of the chance to win: the number itself without its sign, for a hyphen is no minus. */
function share(what: 'chance' | 'cost' | 'luck', share: number): Figure {
  const percent = Math.round(100 * share);
  const sign = what !== 'luck' || !percent ? 'none' : percent > 0 ? 'plus' : 'minus';
  return {
    name: { key: `review-${what}` },
    value: { key: 'review-share', args: { share: Math.abs(percent) / 100, sign } },
    about: { key: `review-${what}-about` },
  };
}
