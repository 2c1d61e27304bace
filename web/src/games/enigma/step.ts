/** What an effect asks for now and what a step does, as texts yet to be spoken. */
import { words } from '../../client/texts.svelte';
import type { Told } from '../../contract/game';
import type { AnyStep, View } from '../../contract/generated/enigma';

const t = words('enigma');

/** The sentence that says what will happen. */
export function question(view: View, count: number): Told {
  const step = view.step!;
  const alone = String(view.players.length === 1);
  switch (step.do) {
    case 'look':
      if (step.share && view.target === null) return { key: 'step-share' };
      return { key: 'step-look', args: { count, alone, share: String(step.share), announce: step.announce } };
    case 'turn':
    case 'shuffle':
      return { key: `step-${step.do}`, args: { count } };
    case 'take':
      if (step.token === 'either') return { key: 'step-either' };
      return { key: 'step-take', args: { token: step.token } };
    case 'return':
    case 'toggle':
      return { key: `step-${step.do}`, args: { token: step.token } };
    default:
      return { key: `step-${step.do}` };
  }
}

/** What a step does, in a few words: for a choice among several. */
export function deed(step: AnyStep): Told {
  switch (step.do) {
    case 'take':
    case 'return':
    case 'toggle':
      return { key: `does-${step.do}`, args: { token: step.token } };
    case 'look':
    case 'turn':
    case 'shuffle':
      return { key: `does-${step.do}`, args: { count: step.cards } };
    default:
      return { key: `does-${step.do}` };
  }
}

/** One of the ways that an effect offers; null: none of them. */
export function wayText({ step, agreed }: View, way: number | null): string {
  if (way === null) return t('do-decline');
  if (step?.may && !agreed) return t('do-agree');
  if (step?.do === 'choose') {
    return step.of[way]!.steps.map(deed).map(({ key, args }) => t(key, args)).join('; ');
  }
  return t('do-take', { token: way ? 'chaos' : 'decryption' });
}
