/** What the house knows of places and people, as the notebook shows it. */
import type { AnyEvent, Chance, Spot } from '../../../contract/generated/enigma';
import type { Past } from '../types';

const moving: readonly AnyEvent['type'][] = ['began', 'swapped', 'shuffled', 'traded', 'redrew'];

/** How often cards or characters have come to lie elsewhere. */
export function laid(past: Past): number {
  return past.flatMap(({ events }) => events).filter(({ type }) => moving.includes(type)).length;
}

/** The likeliest first. */
export function likeliest(odds: readonly Chance[]): Chance[] {
  return odds.toSorted((one, other) => other.chance - one.chance);
}

/** What a cell tells of a place: the two likeliest rooms, unless all are about as likely. */
export function telling({ rooms, odds }: Spot): Chance[] {
  const [first, second] = likeliest(odds);
  const even = 1 / rooms.length;
  return first && second && first.chance > 1.25 * even ? [first, second] : [];
}

/** Whole per cent: what can be is never 0, and what is not certain never 100. */
export function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** How likely a room lies there; null: that is certain, or not reckoned. */
export function oddsOf(spot: Spot | null, room: string): number | null {
  if (!spot || spot.rooms.length === 1) return null;
  return spot.odds.find(({ name }) => name === room)?.chance ?? null;
}
