/** A move that the coach speaks of, in words. */
import { words } from '../../client/texts.svelte';
import type { AnyAction, Visit } from '../../contract/generated/enigma';
import { at } from './board/places';
import type { Cards } from './cards';
import { wayText } from './step';
import { pointed } from './tell';
import type { EnigmaTable } from './types';

const t = words('enigma');

/** `truth`: what the card to be named really is, where there is one. */
export function inWords(action: AnyAction, table: EnigmaTable, cards: Cards, truth: string | null): string {
  switch (action.type) {
    case 'visit':
      return visit(action);
    case 'say':
      return t(action.room === truth ? 'do-say' : 'do-say-lie', { room: cards.citeRoom(action.room) });
    case 'keep':
      return t('do-keep', { character: cards.citeCharacter(action.character) });
    case 'select':
      return t('advice-select', { what: action.places.map(at).join(', ') });
    case 'target':
      return t('advice-select', { what: table.name(action.seat) });
    case 'decide':
      return wayText(table.view!, action.way);
    case 'attempt':
      return t('advice-attempt', { claims: pointed(action, table, cards).join('; ') || 'none' });
    case 'begin':
      return t('do-begin');
    default:
      return t(`do-${action.type}`);
  }
}

function visit({ place, spend, uncover }: Visit): string {
  return t('advice-visit', {
    place: at(place),
    spend: String(spend),
    uncover: uncover === null ? 'none' : at(uncover),
  });
}
