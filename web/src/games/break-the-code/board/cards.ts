/** The 21 question cards and how their answers are read. */
import type { Speak } from '../../../client/texts.svelte';
import { letters } from './tiles';

export type Kind = 'where' | 'runs' | 'count' | 'yes' | 'sum';

export const cards: readonly number[] = Array.from({ length: 21 }, (_, at) => at + 1);

/** The cards on which the asker picks one of two digits. */
export const choices: Readonly<Record<number, readonly [number, number]>> = {
  2: [1, 2],
  3: [3, 4],
  5: [6, 7],
  6: [8, 9],
};

/** The digits that a card asks for. */
export function digitsOf(card: number): readonly number[] {
  if (card === 1) return [0];
  return card === 4 ? [5] : (choices[card] ?? []);
}

export function kindOf(card: number): Kind {
  if (card <= 6) return 'where';
  if (card <= 8) return 'runs';
  if (card === 14) return 'yes';
  return card < 14 ? 'count' : 'sum';
}

/** A question in a few words. */
export function question(card: number, digit: number | null, t: Speak): string {
  return digit === null ? t(`card-${card}`) : t('card-where', { digit });
}

/** An answer as people say it: "B, D", "A–B · C–E", "none", "23", "yes". */
export function answer(card: number, told: number, t: Speak): string {
  switch (kindOf(card)) {
    case 'where':
      return placesOf(told).join(', ') || t('answer-none');
    case 'runs':
      return runsOf(told).join(' · ') || t('answer-none');
    case 'yes':
      return told ? t('answer-yes') : t('answer-no');
    default:
      return String(told);
  }
}

/** The letters whose bits are set. */
export function placesOf(told: number): string[] {
  return letters.filter((_, at) => told & (1 << at));
}

/** Every maximal run of neighbours that belong together; bit 0 joins A and B. */
export function runsOf(told: number): string[] {
  const runs: string[] = [];
  let start = 0;
  for (let at = 0; at < letters.length; at += 1) {
    if (told & (1 << at)) continue;
    if (at > start) runs.push(`${letters[start]}–${letters[at]}`);
    start = at + 1;
  }
  return runs;
}
