/** The games that exist: one folder each, found by itself and loaded when needed. */
import { need } from '../client/texts.svelte';
import type { GameModule } from '../contract/game';

const folders = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

const loaders = new Map(
  Object.entries(folders).map(([path, load]) => [path.split('/')[1]!, load]),
);

export const games: readonly string[] = [...loaders.keys()];

/** A game with its texts ready to speak; null if there is no such game. */
export async function game(name: string): Promise<GameModule | null> {
  const load = loaders.get(name);
  if (!load) return null;
  const [module] = await Promise.all([load(), need(name)]);
  return module;
}
