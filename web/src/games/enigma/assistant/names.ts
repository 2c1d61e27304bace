/** The cards of the house set by name: at a real table nobody tells the browser what is played. */
import { cited, spoken } from '../cards';
import { houseSet } from '../rules/house';

export interface Names {
  /** The nine rooms that several play with. */
  rooms: readonly string[];
  /** The characters in play, each once. */
  cast(set: 'introductory' | 'standard', players: number): string[];
  /** Of a room or a character. */
  of(id: string): string;
  /** The same, to be put between quotation marks. */
  cite(id: string): string;
}

export function houseNames(): Names {
  const { rooms, characters, casts } = houseSet();
  const names = new Map([...rooms, ...characters].map(({ id, name }) => [id, name]));
  const of = (id: string) => spoken(names.get(id) ?? {});
  return {
    rooms: rooms.filter(({ shared }) => shared).map(({ id }) => id),
    cast(set, players) {
      return [...new Set(casts[set === 'introductory' && players === 2 ? 'introductory_pair' : set])];
    },
    of,
    cite: (id) => cited(of(id)),
  };
}
