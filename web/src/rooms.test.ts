/** Who may know whom: the import lines of every file, against the table of rooms. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A room, and what else may be imported there: rooms, or single files of them. */
const knows: Record<string, readonly string[]> = {
  contract: [],
  client: ['contract'],
  ui: ['client/texts.svelte'],
  frame: ['contract', 'client', 'ui'],
  games: ['contract', 'client', 'ui', 'frame'],
  pages: ['contract', 'client', 'ui', 'frame', 'games/index', 'pages/common'],
  app: ['contract', 'client', 'ui', 'frame', 'pages/common'],
};

/** Rooms whose folders do not know each other. */
const parted = ['games', 'pages'];

interface Import {
  from: string;
  to: string;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(svelte|ts)$/.test(name) && name.includes('/'));

function importsOf(file: string): Import[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const lines = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g);
  return [...lines].map(([, path]) => ({ from: file, to: target(join(dirname(file), path!)) }));
}

/** The file an import means; a folder means its index. */
function target(path: string): string {
  const to = normalize(path).replaceAll('\\', '/');
  return to === 'games' ? 'games/index' : to;
}

/** A room, or its folder where those are parted. */
function home(file: string): string {
  const [room, folder] = file.split('/') as [string, string];
  return parted.includes(room) && file.split('/').length > 2 ? `${room}/${folder}` : room;
}

function isAllowed({ from, to }: Import): boolean {
  if (home(from) === home(to)) return true;
  return knows[from.split('/')[0]!]!.some((known) => to === known || to.startsWith(`${known}/`));
}

describe.each(Object.keys(knows))('%s', (room) => {
  const own = files.filter((file) => file.startsWith(`${room}/`));

  it('exists', () => expect(own).not.toEqual([]));

  it('knows only whom it may', () => {
    expect(own.flatMap(importsOf).filter((line) => !isAllowed(line))).toEqual([]);
  });
});

it('has no room that nobody spoke of', () => {
  expect(new Set(files.map((file) => file.split('/')[0]))).toEqual(new Set(Object.keys(knows)));
});
