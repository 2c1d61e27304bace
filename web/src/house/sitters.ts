/** Who shall sit where, as chosen on the page for a new table. */
import type { Sitter } from '../generated/house';

/** `device` is somebody beside me; `bot:<level>` a bot. */
export type Choice = 'me' | 'open' | 'device' | `bot:${string}`;

export function sitter(choice: Choice): Sitter {
  if (choice.startsWith('bot:')) return { kind: 'bot', level: choice.slice(4) };
  return { kind: choice === 'open' ? 'open' : 'me' };
}

/** There is one of me: where I was, whoever I take the place of now sits. */
export function seated(choices: readonly Choice[], seat: number, choice: Choice): Choice[] {
  const next = choices.with(seat, choice);
  const before = choices.indexOf('me');
  if (choice === 'me' && before >= 0 && before !== seat) next[before] = choices[seat]!;
  // Nobody can sit beside me when I am not there.
  return next.includes('me') ? next : next.map((kept) => (kept === 'device' ? 'open' : kept));
}
