/** The others at a table, in words. */
import type { Summary } from '../generated/house';
import { t, words } from './texts.svelte';

export function company({ game, seats }: Pick<Summary, 'game' | 'seats'>): string {
  const others = seats.filter(({ mine }) => !mine);
  const mine = seats.length - others.length;
  if (!others.length) return mine > 1 ? t('with-this-device') : t('with-nobody');
  const there = others.filter(({ kind }) => kind !== 'open');
  if (!there.length) return t('with-open');
  const names = there.map(({ kind, name, level }) =>
    kind === 'bot' ? words(game)(`level-${level}`) : name || t('name-none'),
  );
  const list = new Intl.ListFormat(t('locale'), { type: 'conjunction' }).format(names);
  return mine ? t('with-others', { names: list }) : t('watching', { names: list });
}
