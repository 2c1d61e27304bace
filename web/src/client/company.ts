/** Who is at a table, and the others in words. */
import type { Summary } from '../contract/generated/house';
import { introduced } from './bots';
import { listed, t, words } from './texts.svelte';

/** Whether I was there, and have left for good with all my seats. */
export function haveLeft({ seats }: Pick<Summary, 'seats'>): boolean {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length > 0 && mine.every(({ gone }) => gone);
}

export function company({ game, seats }: Pick<Summary, 'game' | 'seats'>): string {
  const others = seats.filter(({ mine }) => !mine);
  const mine = seats.length - others.length;
  if (!others.length) return mine > 1 ? t('with-this-device') : t('with-nobody');
  const there = others.filter(({ kind }) => kind !== 'open');
  if (!there.length) return t('with-open');
  const names = there.map((seat) =>
    seat.kind === 'bot' ? introduced(seat, words(game)) : seat.name || t('name-none'),
  );
  const list = listed(names);
  return mine ? t('with-others', { names: list }) : t('watching', { names: list });
}
