/** What a goal asks, demand by demand, with a mark where it can be seen already. */
import { listed, words } from '../../../client/texts.svelte';
import type { Args, Told } from '../../../contract/game';
import type { AnyDemand, Player } from '../../../contract/generated/enigma';
import type { Cards } from '../cards';
import { isMet } from '../doom';

const t = words('enigma');

export interface Asked extends Told {
  /** Null: only the attempt will show. */
  met: boolean | null;
}

export function asked(goal: readonly AnyDemand[], cards: Cards, player: Player | null): Asked[] {
  return goal.map((demand) => ({ key: `goal-${demand.ask}`, args: args(demand, cards), met: met(demand, player) }));
}

function args(demand: AnyDemand, cards: Cards): Args {
  switch (demand.ask) {
    case 'hold':
    case 'lack':
      return { token: demand.token };
    case 'point':
      return { rooms: listed(demand.rooms.map((id) => t('quoted', { text: cards.citeRoom(id) }))) };
    case 'name':
      return { count: demand.cards };
    default:
      return {};
  }
}

function met(demand: AnyDemand, player: Player | null): boolean | null {
  const shown = demand.ask === 'hold' || demand.ask === 'lack';
  return shown && player ? isMet(demand, player) : null;
}
