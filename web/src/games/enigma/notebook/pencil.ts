/** A player's own page: which rooms are pencilled in for each card. What is written belongs to the
 * card, not to its place, so it follows the card; the house stores it all as one text. */
import type { Mark } from '../../../frame/notebook.svelte';
import type { Cards } from '../cards';

/** Rooms with their marks, for each card of the game by its number. */
export type Page = Readonly<Record<string, Readonly<Record<string, Mark>>>>;

interface Saved {
  game: number;
  page: Page;
}

/** The page of this game; of another one, or anything else, it is empty. */
export function read(body: string, game: number): Page {
  try {
    const saved = JSON.parse(body) as Partial<Saved> | null;
    return saved?.game === game && isPage(saved.page) ? saved.page : {};
  } catch {
    return {};
  }
}

export function write(game: number, page: Page): string {
  return JSON.stringify({ game, page } satisfies Saved);
}

/** With another mark for a room on a card; none: rubbed out. */
export function marked(page: Page, card: number, room: string, mark: Mark | ''): Page {
  const { [room]: _, ...others } = page[card] ?? {};
  return { ...page, [card]: mark ? { ...others, [room]: mark } : others };
}

/** The rooms with this mark on a card. */
export function rooms(page: Page, card: number, mark: Mark): string[] {
  return Object.entries(page[card] ?? {})
    .filter(([, each]) => each === mark)
    .map(([room]) => room);
}

/** What is pencilled on a card, in few words: what it is, or else what it may be. */
export function pencilled(page: Page, card: number, cards: Cards): string {
  const sure = rooms(page, card, 'in');
  const named = sure.length ? sure : rooms(page, card, 'maybe');
  const said = named.map((room) => cards.roomName(room)).join(' / ');
  return said && !sure.length ? `${said}?` : said;
}

/** What was pencilled on the cards that were shuffled together, of which this is one. */
export function traces(page: Page, from: readonly number[]): string[] {
  return [...new Set(from.flatMap((card) => rooms(page, card, 'in')))];
}

function isPage(page: unknown): page is Page {
  if (typeof page !== 'object' || page === null) return false;
  return Object.values(page).every((marks) => typeof marks === 'object' && marks !== null);
}
