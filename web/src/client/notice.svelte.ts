/** Short notes to the reader, shown at the foot of the page and read aloud. */
import { words, type Speak } from './texts.svelte';
import { Refused } from './wire';

export interface Notice {
  text: string;
  kind: 'good' | 'bad';
}

class Notices {
  current = $state.raw<Notice | null>(null);
}

export const notices = new Notices();

let timer: ReturnType<typeof setTimeout> | undefined;

export function tellReader(text: string, kind: Notice['kind'] = 'good'): void {
  clearTimeout(timer);
  notices.current = { text, kind };
  timer = setTimeout(() => (notices.current = null), 7000);
}

export function hush(): void {
  clearTimeout(timer);
  notices.current = null;
}

/** Says in words what went wrong; `file` is the game whose refusals may be meant. */
export function complain(error: unknown, file = 'house'): void {
  tellReader(reasonOf(error, words(file)), 'bad');
}

export function reasonOf(error: unknown, speak: Speak): string {
  if (!(error instanceof Refused)) return speak('error-unreachable');
  const { reason, facts } = error.refusal;
  const text = speak(`refusal-${reason}`, facts);
  return text === `refusal-${reason}` ? speak('refusal-unknown') : text;
}
