/** The last lines of the tape: what just happened, for the foot of the board. */
import type { Speak } from '../../../client/texts.svelte';
import { tell } from '../tell';
import type { EnigmaTable } from '../types';

/** All that was told since somebody last went to a card, at most so many lines. */
export function lately(table: EnigmaTable, speak: Speak, most: number): string[] {
  const heard = table.past.flatMap(({ events }) => events);
  const begin = heard.findLastIndex(({ type }) => type === 'visited' || type === 'attempted' || type === 'began');
  const told = heard.slice(Math.max(begin, 0)).map((event) => tell(event, table));
  return told.filter((each) => each !== null).map(({ key, args }) => speak(key, args)).slice(-most);
}
