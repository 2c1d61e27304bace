/** Content of any game as a list, where the game does not show it itself. */
import { languages } from '../../client/texts.svelte';
import type { Language } from '../../contract/generated/house';

export type Words = Partial<Record<Language, string>>;

export interface Entry {
  /** In words, or as it is called in the file. */
  title: Words | string;
  facts: [name: string, value: string][];
  texts: Words[];
}

export interface Part {
  name: string;
  entries: Entry[];
}

/** The lists of the content, and first whatever else is in it. */
export function outline(content: unknown): Part[] {
  if (!isRecord(content)) return [];
  const lists = Object.entries(content).flatMap(([name, value]) => {
    const items = Array.isArray(value) ? value.filter(isRecord) : [];
    return items.length ? [{ name, entries: items.map(entry) }] : [];
  });
  const rest = entry(content);
  return rest.facts.length || rest.texts.length ? [{ name: '', entries: [rest] }, ...lists] : lists;
}

function entry(item: Record<string, unknown>): Entry {
  const { id, name, title, ...others } = item;
  const fields = Object.entries(others);
  const called = [name, title].find(isWords) ?? [name, title, id].find(isText) ?? '';
  return {
    title: called,
    facts: fields.flatMap(([field, value]) => (isText(value) ? [[field, value]] : [])),
    texts: fields.flatMap(([, value]) => (isWords(value) ? [value] : [])),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The same thing said in one language or more. */
function isWords(value: unknown): value is Words {
  if (!isRecord(value)) return false;
  const said = Object.entries(value);
  const known: readonly string[] = languages;
  return said.length > 0 && said.every(([key, text]) => known.includes(key) && isText(text));
}
