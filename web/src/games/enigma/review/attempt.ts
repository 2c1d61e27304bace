/** What somebody tried in the last game; nobody tries twice. */
import type { Attempted } from '../../../contract/generated/enigma';
import type { Past } from '../types';

export function attemptOf(past: Past, seat: number): Attempted | null {
  const events = past.flatMap(({ events }) => events);
  const last = events.slice(events.findLastIndex(({ type }) => type === 'began'));
  return last.filter((event) => event.type === 'attempted').find((event) => event.seat === seat) ?? null;
}
