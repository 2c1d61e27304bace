/** The house set for the rules page and the assistant, read from the file that the house itself plays
 * with. Only what is printed is wanted here: names, texts, corners, and who plays in which set. */
import type { Corner, Language } from '../../../contract/generated/enigma';

/** Beside the client, as the texts are. */
const [source] = Object.values(
  import.meta.glob<string>('../../../../../src/deciban/games/enigma/content/house.toml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

type Said = Partial<Record<Language, string>>;

export interface Printed {
  id: string;
  corner: Corner;
  name: Said;
  text: Said;
  solo_text: Said;
  /** Not for a game alone only. */
  shared: boolean;
}

/** The sets of characters that a table of several can choose. */
export type Cast = 'introductory' | 'introductory_pair' | 'standard';

export interface HouseSet {
  rooms: Printed[];
  characters: Printed[];
  casts: Record<Cast, string[]>;
}

export function houseSet(): HouseSet {
  const cards = source!.split(/^(?=\[\[rooms\]\]|\[\[characters\]\]|\[casts\])/m);
  const all = (heading: string) => cards.filter((card) => card.startsWith(heading)).map(printed);
  const casts = cards.find((card) => card.startsWith('[casts]'))!;
  const cast = (name: Cast) => JSON.parse(casts.match(new RegExp(`^${name} = (.*)$`, 'm'))![1]!) as string[];
  return {
    rooms: all('[[rooms]]'),
    characters: all('[[characters]]'),
    casts: {
      introductory: cast('introductory'),
      introductory_pair: cast('introductory_pair'),
      standard: cast('standard'),
    },
  };
}

function printed(card: string): Printed {
  /** What comes before the tables of its effect. */
  const table = card.split(/^(?=\[\[\w+\.)/m)[0]!;
  const lines = [...table.matchAll(/^([a-z_.]+) = "(.*)"$/gm)].map(([, key, value]) => [key!, value!] as const);
  const values = new Map(lines);
  const said = (key: string): Said =>
    Object.fromEntries(
      lines.filter(([name]) => name.startsWith(`${key}.`)).map(([name, value]) => [name.split('.')[1], value]),
    );
  return {
    id: values.get('id')!,
    corner: (values.get('corner') ?? 'none') as Corner,
    name: said('name'),
    text: said('text'),
    solo_text: said('solo_text'),
    shared: /^steps = /m.test(table) || card.includes('[[rooms.steps]]'),
  };
}
