/** Places in words: row and column, and what is known of the card there. */
import { listed, type Speak } from '../../../client/texts.svelte';
import type { EnigmaDesk } from '../desk.svelte';
import { at, column, row } from './places';

export function placeLabel(desk: EnigmaDesk, place: number, t: Speak): string {
  const { table, cards } = desk;
  const { up, room, looked, covered, corner } = table.view!.grid[place]!;
  const said = [t('place', { place: at(place), row: row(place), column: column(place) })];
  if (up) said.push(t('place-up', { room: cards.roomName(room!) }));
  else if (room) said.push(t('place-seen', { room: cards.roomName(room) }));
  else said.push(t('place-down'));
  if (covered) said.push(t('place-covered'));
  if (corner) said.push(t('place-corner', { corner }));
  if (looked.length && !up) {
    said.push(t('place-looked', { names: listed(looked.map((seat) => table.name(seat))) }));
  }
  if (desk.lit.includes(place)) said.push(t(desk.picked.includes(place) ? 'place-picked' : 'place-lit'));
  return said.join(', ');
}
