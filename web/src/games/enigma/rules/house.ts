/** The house set for the rules page, read from the file that the house itself plays with. Only what
 * is printed on the cards is wanted here: names, texts and corners. */
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
}

export interface HouseSet {
  rooms: Printed[];
  characters: Printed[];
}

export function houseSet(): HouseSet {
  const tables = source!.split(/^(?=\[)/m);
  const all = (heading: string) => tables.filter((table) => table.startsWith(heading)).map(printed);
  return { rooms: all('[[rooms]]'), characters: all('[[characters]]') };
}

function printed(table: string): Printed {
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
  };
}
