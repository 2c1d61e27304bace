/** Words in the reader's language: Fluent files, loaded when needed, switched at once. */
import { untrack } from 'svelte';
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
} from '@fluent/bundle';
import type { Args } from '../contract/game';
import type { Language } from '../contract/generated/house';

export type Speak = (key: string, args?: Args) => string;

export const languages: readonly Language[] = ['en', 'ru', 'uk'];

/** All but those for the terminal alone. */
const files = import.meta.glob<string>(
  ['../../../texts/*/*.ftl', '!../../../texts/*/{cli,*.terminal}.ftl'],
  { query: '?raw', import: 'default' },
);
const saved = 'deciban.language';

class Texts {
  language = $state<Language>('en');
  bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
}

const texts = new Texts();
const needed = new Set<string>();
const loading = new Map<string, Promise<void>>();

/** The saved choice first, then the browser's languages, then English. */
export function preferred(choice: string | null, browser: readonly string[]): Language {
  const wanted = [choice, ...browser].map((tag) => tag?.toLowerCase().split('-')[0]);
  return (wanted.find((tag) => languages.includes(tag as Language)) ?? 'en') as Language;
}

export function language(): Language {
  return texts.language;
}

/** Loads a file of texts (the house, or a game) and keeps it ready in every language spoken. */
export async function need(file: string): Promise<void> {
  needed.add(file);
  // Whoever asks need not ask again in another language: switching loads all that is needed.
  await load(untrack(() => texts.language), file);
}

/** Switches the language, once everything needed is there in it. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...needed].map((file) => load(language, file)));
  texts.language = language;
  document.documentElement.lang = language;
}

/** The reader's own choice, remembered. */
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(saved, language);
  await speak(language);
}

/** At the start: the right language, and the words of the house in it. */
export async function begin(): Promise<void> {
  needed.add('house');
  await speak(preferred(localStorage.getItem(saved), navigator.languages));
}

/** The words of one game; what its file lacks is looked for in the house's. */
export function words(file: string): Speak {
  return (key, args) => found(file, key, args) ?? found('house', key, args) ?? key;
}

/** The words of the house. */
export const t: Speak = words('house');

/** What somebody has said in one language or more: in the reader's, if it is there. */
export function spoken(words: Readonly<Record<string, string>>): string {
  return words[texts.language] ?? Object.values(words)[0] ?? '';
}

/** "Ada, Bo and Cy". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(items);
}

function found(file: string, key: string, args?: Args): string | null {
  const bundle = texts.bundles[`${texts.language}/${file}`];
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : null;
}

/** Numbers as the house writes them, per cent included: the package's own function leaves that out. */
const NUMBER: FluentFunction = ([number], options) => {
  if (!(number instanceof FluentNumber)) return number ?? '';
  const given = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new FluentNumber(number.valueOf(), { ...number.opts, ...Object.fromEntries(given) });
};

function load(language: Language, file: string): Promise<void> {
  const name = `${language}/${file}`;
  const known = loading.get(name);
  if (known) return known;
  const loaded = read(language, name);
  loading.set(name, loaded);
  loaded.catch(() => loading.delete(name));
  return loaded;
}

async function read(language: Language, name: string): Promise<void> {
  const text = await files[`../../../texts/${name}.ftl`]?.();
  if (text === undefined) throw new Error(`no texts ${name}`);
  // Marks that isolate directions are not needed: all three languages run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
  bundle.addResource(new FluentResource(text));
  texts.bundles = { ...texts.bundles, [name]: bundle };
}
