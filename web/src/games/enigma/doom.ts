/** Why an attempt must fail, as far as its player can know: the last warning before it is made. */
import type { AnyDemand, Player } from '../../contract/generated/enigma';
import type { Told } from '../../contract/game';
import { at } from './board/places';
import type { EnigmaDesk } from './desk.svelte';

/** Whether a token is held, or not held, as a goal asks. */
export function isMet(demand: AnyDemand, player: Player): boolean {
  if (demand.ask === 'hold') return player[demand.token];
  if (demand.ask === 'lack') return !player[demand.token];
  return true;
}

export function doom(desk: EnigmaDesk): Told | null {
  return tokens(desk) ?? pointers(desk) ?? suspicion(desk);
}

function tokens({ goal, cards, table }: EnigmaDesk): Told | null {
  const player = table.view!.players[table.seat!]!;
  const wrong = cards.character(goal!.character).goal.find((demand) => !isMet(demand, player));
  if (wrong?.ask !== 'hold' && wrong?.ask !== 'lack') return null;
  return { key: `doomed-${wrong.ask}`, args: { token: wrong.token } };
}

function pointers(desk: EnigmaDesk): Told | null {
  for (const { place, room } of desk.points) {
    const there = desk.known(place);
    const elsewhere = desk.table.view!.grid.findIndex((_, other) => desk.known(other) === room);
    const args = { room: desk.cards.citeRoom(room), place: at(place) };
    if (there !== null && there !== room) {
      return { key: 'doomed-there', args: { ...args, other: desk.cards.citeRoom(there) } };
    }
    if (there === null && elsewhere !== -1) {
      return { key: 'doomed-elsewhere', args: { ...args, other: at(elsewhere) } };
    }
  }
  return null;
}

function suspicion(desk: EnigmaDesk): Told | null {
  const { seat, character } = desk.suspect;
  const face = seat === undefined ? null : desk.face(seat);
  if (seat === undefined || face === null || face === character) return null;
  const args = { name: desk.table.name(seat), character: desk.cards.citeCharacter(face) };
  return { key: 'doomed-suspect', args };
}
