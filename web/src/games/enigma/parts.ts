/** What Enigma puts on a table. */
import type { GameParts } from '../../contract/game';
import Board from './board/Board.svelte';
import { EnigmaDesk } from './desk.svelte';
import Notebook from './notebook/Notebook.svelte';
import { reviewed } from './review/review';
import { ending, firstSteps, tell, turn } from './tell';
import Tray from './tray/Tray.svelte';
import type { Enigma } from './types';

export const parts: GameParts<Enigma, EnigmaDesk> = {
  desk: (table) => new EnigmaDesk(table),
  Board,
  Tray,
  Notebook,
  first: (table) => firstSteps(table.seats.length === 1),
  reviewed,
  tell,
  turn,
  ending,
};
