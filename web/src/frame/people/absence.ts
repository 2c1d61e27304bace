/** Who keeps the table waiting though nobody can see it from the board. */
import type { Seat } from '../../contract/generated/house';

interface Waiting {
  seats: readonly Seat[];
  awaited: readonly number[];
  myTurn: boolean;
}

/** The seat that keeps the table waiting because its person is away, of several the one away for
 * longest; null: none, or the table waits for me as well. */
export function absent({ seats, awaited, myTurn }: Waiting): number | null {
  if (myTurn) return null;
  const away = awaited.filter((seat) => seats[seat]?.away != null && !seats[seat].stand_in);
  return away.toSorted((one, other) => seats[other]!.away! - seats[one]!.away!)[0] ?? null;
}

/** Whoever is away for fewer seconds may only have turned the page. */
export const brief = 20;

/** Seconds as people read them off a clock: 2:05. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
