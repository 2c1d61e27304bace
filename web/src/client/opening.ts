/** Ways to open a table and go there. */
import type { NewTable, Sitter } from '../contract/generated/house';
import { api } from './api';
import { facts } from './facts';
import { me } from './me.svelte';
import { naming } from './naming.svelte';
import { complain } from './notice.svelte';
import { go } from './router.svelte';

/** Makes a table and goes there, or tells the reader why not. */
export async function open(table: NewTable, before?: (id: string) => void): Promise<void> {
  try {
    await me.meet();
    if (shared(table) && !(await naming.ensure())) return;
    const made = await api.make(table);
    before?.(made.table);
    await go(`/t/${made.table}`);
  } catch (error) {
    complain(error, table.game);
  }
}

/** One press: me, and open seats for friends who come by the link. */
export async function openForFriends(game: string): Promise<void> {
  try {
    const { seats } = await facts(game);
    await open({ game, seats: places(Math.min(...seats), { kind: 'open' }) });
  } catch (error) {
    complain(error, game);
  }
}

/** Me first, all others alike. */
export function places(count: number, others: Sitter): Sitter[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : others));
}

/** Whether others will come, who need to know my name. */
function shared({ seats }: NewTable): boolean {
  return seats.some(({ kind }) => kind === 'open') && seats.some(({ kind }) => kind === 'me');
}
