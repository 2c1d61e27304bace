import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose, language, languages, need, preferred, t, words } from './texts.svelte';

const root = join(import.meta.dirname, '../../..');
const source = (lang: string, file: string) =>
  readFileSync(join(root, 'texts', lang, file), 'utf8').replaceAll('\r', '');
const files = readdirSync(join(root, 'texts/en')).filter((name) => name.endsWith('.ftl'));
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

/** The text keys that a folder's sources ask for: whole ones, and beginnings of families. */
function asked(folder: string): { whole: Set<string>; families: Set<string> } {
  const names = readdirSync(join(root, 'web/src', folder), { recursive: true, encoding: 'utf8' });
  const sources = names
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, 'web/src', folder, name), 'utf8'))
    .join('\n');
  const calls = /\b(?:key: |(?:t|say|speak|words\([^)]*\))\(\s*)['`]([\w-]+)(\$\{)?/g;
  const whole = new Set<string>();
  const families = new Set<string>();
  for (const [, key, open] of sources.matchAll(calls)) (open ? families : whole).add(key!);
  return { whole, families };
}

describe.each(files)('texts/*/%s', (file) => {
  it('has no faults', () => {
    for (const lang of languages) {
      const resource = new FluentResource(source(lang, file));
      const parsed = resource.body.map(({ id }) => id).filter((id) => !id.startsWith('-'));
      expect(parsed, lang).toEqual(keysOf(source(lang, file)));
      expect(new Set(parsed).size, `${lang}: said twice`).toBe(parsed.length);
      expect(new FluentBundle(lang).addResource(resource)).toEqual([]);
    }
  });

  it('says the same things in every language', () => {
    const english = keysOf(source('en', file));
    for (const lang of languages) expect(keysOf(source(lang, file)), lang).toEqual(english);
  });
});

const rooms = ['app', 'client', 'frame', 'pages', 'ui'];
const house = keysOf(source('en', 'house.ftl'));
const gameFolders = readdirSync(join(root, 'web/src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What the frame's parts of an assistant ask for, each game in its own words. */
const assistant = ['conflict', 'conflict-look', 'do-change-row', 'do-aside', 'do-remove-row'];
const assists = (game: string) => existsSync(join(root, 'web/src/games', game, 'assistant'));
/** What is said by a game's own file alone. */
const fromGames = new Set([
  'name',
  'sentence',
  'leave-means',
  'contents',
  'option-hints-about',
  ...assistant,
]);
const familiesOfGames = ['why-', 'remark-', 'phrase-', 'option-help-', 'caution-'];

describe('every text that is asked for exists', () => {
  it.each(rooms)('in %s', (folder) => {
    const { whole, families } = asked(folder);
    expect([...whole].filter((key) => !house.includes(key) && !fromGames.has(key))).toEqual([]);
    const own = [...families].filter((start) => !familiesOfGames.includes(start));
    expect(own.filter((start) => !house.some((key) => key.startsWith(start)))).toEqual([]);
  });

  it.each(gameFolders)('in games/%s', (game) => {
    const known = [...keysOf(source('en', `${game}.ftl`)), ...house];
    const { whole, families } = asked(`games/${game}`);
    expect([...whole].filter((key) => !known.includes(key))).toEqual([]);
    expect([...families].filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
  });

  it.each(gameFolders)('by the frame, from %s', (game) => {
    const needed = ['name', 'sentence', 'leave-means', ...(assists(game) ? assistant : [])];
    expect(keysOf(source('en', `${game}.ftl`))).toEqual(expect.arrayContaining(needed));
  });
});

it('has no text in the house that nobody asks for', () => {
  const all = [...rooms, 'games'].map(asked);
  const whole = new Set(all.flatMap((each) => [...each.whole]));
  const families = all.flatMap((each) => [...each.families]);
  const within = new Set([...source('en', 'house.ftl').matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, key]) => key!));
  const sources = (key: string) =>
    whole.has(key) || within.has(key) || families.some((start) => key.startsWith(start));
  expect(house.filter((key) => !sources(key) && !chosen.has(key))).toEqual([]);
});

/** Keys that are picked from several before they are said. */
const chosen = new Set([
  'new-invite',
  'new-start',
  'new-watch',
  'play-again',
  'rematch',
  'rematch-join',
  'check-right',
  'check-wrong',
  'check-yes',
  'check-no',
  'you-watch',
  'chat-label',
  'chat-silent',
  'away-soon',
  'away-long',
  'away-slow',
  'leave',
  'give-up',
  'leave-title',
  'give-up-title',
]);

describe('the language', () => {
  it.each([
    [null, ['uk-UA', 'en'], 'uk'],
    ['ru', ['uk-UA'], 'ru'],
    [null, ['de-DE', 'ru'], 'ru'],
    [null, ['de'], 'en'],
    ['xx', [], 'en'],
  ] as const)('chosen %s, browser %s: %s', (choice, browser, expected) => {
    expect(preferred(choice, browser)).toBe(expected);
  });
});

describe('speaking', () => {
  beforeAll(() => need('house'));

  it('switches at once and remembers the choice', async () => {
    expect(t('your-turn')).toBe('Your turn');
    await choose('uk');
    expect([language(), t('your-turn')]).toEqual(['uk', 'Ваш хід']);
    expect(document.documentElement.lang).toBe('uk');
    expect(localStorage.getItem('deciban.language')).toBe('uk');
  });

  it.each([
    [1, 'наблюдает 1 человек'],
    [2, 'наблюдают 2 человека'],
    [5, 'наблюдают 5 человек'],
    [21, 'наблюдает 21 человек'],
  ])('has Russian plurals right: %i', async (count, text) => {
    await choose('ru');
    expect(t('watchers', { count })).toBe(text);
  });

  it('looks in the game first, then in the house', async () => {
    await choose('en');
    await need('mastermind');
    const say = words('mastermind');
    expect([say('stats-won'), t('stats-won')]).toEqual(['Solved', 'Won']);
    expect(say('your-turn')).toBe(t('your-turn'));
  });

  it('gives a key back that nobody can say', () => {
    expect(words('nowhere')('no-such-key')).toBe('no-such-key');
  });
});
