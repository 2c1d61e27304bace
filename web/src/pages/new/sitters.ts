/** Who shall sit where, as chosen on the page for a new table. */
import type { Sitter } from '../../contract/generated/house';

/** `device` is somebody beside me; `bot:<level>` a bot. */
export type SeatChoice = 'me' | 'open' | 'device' | `bot:${string}`;

export function sitter(choice: SeatChoice): Sitter {
  if (choice.startsWith('bot:')) return { kind: 'bot', level: choice.slice(4) };
  return { kind: choice === 'open' ? 'open' : 'me' };
}

/** What is chosen for so many seats: me first and friends after me, unless somebody chose otherwise. */
export function filled(chosen: readonly SeatChoice[], count: number): SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => chosen[seat] ?? (seat === 0 ? 'me' : 'open'));
}

/** There is one of me: where I was, whoever I take the place of now sits. */
export function seated(choices: readonly SeatChoice[], seat: number, choice: SeatChoice): SeatChoice[] {
  const next = choices.with(seat, choice);
  const before = choices.indexOf('me');
  if (choice === 'me' && before >= 0 && before !== seat) next[before] = choices[seat]!;
  // Nobody can sit beside me when I am not there.
  return next.includes('me') ? next : next.map((kept) => (kept === 'device' ? 'open' : kept));
}
