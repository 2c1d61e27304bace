/** What is drawn on a question card: tiles in a row, what is marked about them, and what is asked. */
import { digitsOf } from './cards';

/** A place, plain or one that counts; or a tile of some colour. */
export type Fill = 'plain' | 'lit' | 'black' | 'white' | 'green';

export interface Spot {
  fill: Fill;
  text?: string;
}

export interface Diagram {
  /** What is looked for, above the row. */
  wanted: readonly Spot[];
  row: readonly Spot[];
  /** Brackets below: from one place to another. */
  links: readonly (readonly [from: number, to: number])[];
  /** Whether the letters stand below. */
  letters: boolean;
  /** What is to be told. */
  sign: string;
}

const plain: Spot = { fill: 'plain' };

/** Fives are green; of other digits both colours count. */
const either = (digit: number): Spot => ({ fill: digit === 5 ? 'green' : 'plain', text: String(digit) });

const row = (size: number, spot: (at: number) => Spot): Spot[] =>
  Array.from({ length: size }, (_, at) => spot(at));

const digits = (size: number, ...all: number[]): Spot[] => all.slice(0, size).map(either);

const lit = (size: number, from: number, to: number): Spot[] =>
  row(size, (at) => (at >= from && at <= to ? { fill: 'lit' } : plain));

/** Dark and light in turn: only the wanted ones stand out. */
const toned = (size: number, fill: 'black' | 'white'): Spot[] =>
  row(size, (at) => (at % 2 ? plain : { fill }));

const colors = (size: number): Spot[] =>
  (['black', 'black', 'white', 'white', 'white'] as const).slice(0, size).map((fill) => ({ fill }));

interface Extra {
  wanted?: readonly Spot[];
  links?: Diagram['links'];
  letters?: boolean;
}

const drawn = (spots: readonly Spot[], sign: string, extra: Extra = {}): Diagram => ({
  wanted: [],
  links: [],
  letters: false,
  ...extra,
  row: spots,
  sign,
});

/** The drawing of a card where so many tiles are a code. */
export function diagram(card: number, size: number): Diagram {
  const wanted = digitsOf(card).map(either);
  if (wanted.length) return drawn(row(size, () => plain), '', { wanted, letters: true });
  return (neighbours(card, size) ?? counted(card, size) ?? summed(card, size))!;
}

function neighbours(card: number, size: number): Diagram | null {
  const last = size - 1;
  if (card === 7) return drawn(colors(size), '?', { links: [[0, 1], [2, last]], letters: true });
  if (card !== 8) return null;
  return drawn(digits(size, 3, 4, 7, 8, 9), '?', { links: [[0, 1], [2, last]], letters: true });
}

function counted(card: number, size: number): Diagram | null {
  switch (card) {
    case 9:
      return drawn(digits(size, 0, 2, 4, 6, 8), '× ?');
    case 10:
      return drawn(digits(size, 1, 3, 5, 7, 9), '× ?');
    case 11:
      return drawn(toned(size, 'black'), '× ?');
    case 12:
      return drawn(toned(size, 'white'), '× ?');
    case 13: {
      const pair = (fill: Fill): Spot => ({ fill, text: '7' });
      const spots = row(size, (at) => (at === 1 ? pair('black') : at === 2 ? pair('white') : plain));
      return drawn(spots, '× ?', { links: [[1, 2]] });
    }
    default:
      return null;
  }
}

function summed(card: number, size: number): Diagram | null {
  const last = size - 1;
  switch (card) {
    case 14:
      return drawn(lit(size, 2, 2), '> 4 ?', { letters: true });
    case 15:
      return drawn(lit(size, 0, last), '+ = ?', { links: [[0, last]] });
    case 16:
      return drawn(lit(size, 0, 2), '+ = ?', { links: [[0, 2]], letters: true });
    case 17:
      return drawn(lit(size, 1, last - 1), '+ = ?', { links: [[1, last - 1]], letters: true });
    case 18:
      return drawn(lit(size, last - 2, last), '+ = ?', { links: [[last - 2, last]], letters: true });
    case 19:
      return drawn(toned(size, 'black'), '+ = ?');
    case 20:
      return drawn(toned(size, 'white'), '+ = ?');
    default: {
      const ends = row(size, (at) => (at === 0 || at === last ? { fill: 'lit' } : plain));
      return drawn(ends, '↔ ?', { links: [[0, last]] });
    }
  }
}
