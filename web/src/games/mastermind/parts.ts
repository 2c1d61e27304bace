/** What Mastermind puts on a table. */
import type { GameParts } from '../../contract/game';
import Board from './board/Board.svelte';
import Place from './board/Place.svelte';
import { MastermindDesk } from './desk.svelte';
import Notebook from './notebook/Notebook.svelte';
import { reviewed } from './review/review';
import { ending, tell, turn } from './tell';
import Tray from './tray/Tray.svelte';
import type { Mastermind } from './types';

export const parts: GameParts<Mastermind, MastermindDesk> = {
  desk: (table) => new MastermindDesk(table),
  Board,
  Tray,
  Notebook,
  Place,
  reviewed,
  tell,
  turn,
  ending,
};
