/** When people share a device, who of them should be looking at it. */
import type { Seat } from '../contract/generated/house';

interface Sharing {
  seats: readonly Seat[];
  seat: number | null;
  awaited: readonly number[];
  over: boolean;
}

/** The seat the device belongs to now; null when nobody shares it, or nothing is secret any more. */
export function handover({ seats, seat, awaited, over }: Sharing): number | null {
  const mine = seats.flatMap((each, number) => (each.mine ? [number] : []));
  if (over || seat === null || mine.length < 2) return null;
  if (awaited.includes(seat)) return seat;
  return awaited.find((number) => mine.includes(number)) ?? seat;
}
