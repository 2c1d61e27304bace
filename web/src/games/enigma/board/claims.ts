/** The names that were said in the last game, in order, and how they were taken. */
import type { AnyEvent } from '../../../contract/generated/enigma';
import type { Fate } from '../trail';
import type { Past } from '../types';

export interface Claimed {
  seat: number;
  place: number;
  room: string;
  fate: Fate;
}

export function claims(past: Past): Claimed[] {
  return past.flatMap(({ events }) => events).reduce(next, []);
}

function next(said: Claimed[], event: AnyEvent): Claimed[] {
  switch (event.type) {
    case 'began':
      return [];
    case 'named': {
      const { seat, place, room, asked } = event;
      return [...said, { seat, place, room, fate: asked ? 'open' : 'unasked' }];
    }
    case 'believed':
      return said.with(-1, { ...said.at(-1)!, fate: 'believed' });
    case 'checked':
      return said.with(-1, { ...said.at(-1)!, fate: event.honest ? 'true' : 'lie' });
    default:
      return said;
  }
}
