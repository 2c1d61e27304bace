/** What happened, in words: for the tape and for screen readers. */
import type { Play } from '../games/game';
import type { Step, TableState } from './table.svelte';
import type { Speak } from './texts.svelte';

export interface TapeLine {
  step: number;
  texts: string[];
}

export function lines(
  past: readonly Step<unknown>[],
  table: TableState,
  play: Play,
  speak: Speak,
): TapeLine[] {
  const all = past.map(({ step, events }) => {
    const told = events.map((event) => play.tell(event, table)).filter((each) => each !== null);
    return { step, texts: told.map(({ key, args }) => speak(key, args)) };
  });
  return all.filter(({ texts }) => texts.length);
}
