/** A player's own page of the notebook: pencil marks on the grid of colours and places, and lines
 * of text. Marks belong to one game of the match; the text stays. */
import { nextMark, type Mark } from '../../../frame/notebook.svelte';

export interface Page {
  /** How many games were over when the marks were made. */
  game: number;
  /** By `colour:place`. */
  marks: Readonly<Record<string, Mark>>;
  text: string;
}

/** The page as it was saved; the marks of an earlier game are rubbed out. */
export function read(body: string, game: number): Page {
  const saved = parse(body);
  const marks = saved.game === game && saved.marks ? saved.marks : {};
  return { game, marks, text: typeof saved.text === 'string' ? saved.text : '' };
}

export function write(page: Page): string {
  return JSON.stringify(page);
}

/** With the next mark in a cell. */
export function marked(page: Page, color: number, place: number): Page {
  const { [`${color}:${place}`]: old, ...marks } = page.marks;
  const next = nextMark(old);
  return { ...page, marks: next ? { ...marks, [`${color}:${place}`]: next } : marks };
}

function parse(body: string): Partial<Page> {
  try {
    return (JSON.parse(body) as Partial<Page> | null) ?? {};
  } catch {
    return {};
  }
}
