/** A player's own pages of the notebook. Whatever is pencilled in is kept by turn, so that after
 * the game every page can be seen as it was; the house stores it all as one text. */

/** By what it is about: see `markAt`, `cellAt` and `noteAt`. Empty: rubbed out. */
export type Page = Readonly<Record<string, string>>;

/** What was written during each turn, the earliest first. */
export type Pages = readonly (readonly [turn: number, written: Page])[];

/** A seat, or the centre. */
export type Row = number | 'centre';

/** The house takes no longer text. */
export const most = 8000;

export const markAt = (row: Row, place: number): string => `m${row}.${place}`;
export const cellAt = (row: Row, place: number): string => `c${row}.${place}`;
export const noteAt = (row: Row): string => `n${row}`;

/** The pages as they were saved; anything else is an empty notebook. */
export function read(body: string): Pages {
  try {
    const saved: unknown = JSON.parse(body);
    return Array.isArray(saved) && saved.every(isPage) ? (saved as Pages) : [];
  } catch {
    return [];
  }
}

/** As one text. When there is no room for every turn, the earliest ones become one. */
export function write(pages: Pages): string {
  const body = JSON.stringify(pages);
  if (body.length <= most || pages.length < 2) return body;
  const [[, first], [turn, second], ...rest] = pages as [Pages[0], Pages[0], ...Pages];
  return write([[turn, { ...first, ...second }], ...rest]);
}

/** The page as it was during a turn. */
export function pageAt(pages: Pages, turn: number): Page {
  const written = pages.filter(([at]) => at <= turn).map(([, page]) => page);
  return Object.assign({}, ...written) as Page;
}

/** With something written, or rubbed out, during a turn. */
export function written(pages: Pages, turn: number, key: string, text: string): Pages {
  const before = pages.filter(([at]) => at < turn);
  const now = pages.find(([at]) => at === turn)?.[1] ?? {};
  return [...before, [turn, { ...now, [key]: text }]];
}

function isPage(saved: unknown): boolean {
  if (!Array.isArray(saved) || saved.length !== 2) return false;
  const [turn, page] = saved as [unknown, unknown];
  const texts = page && typeof page === 'object' ? Object.values(page) : [0];
  return Number.isInteger(turn) && texts.every((text) => typeof text === 'string');
}
