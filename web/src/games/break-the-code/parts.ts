/** What Break the Code puts on a table. */
import type { GameParts } from '../../contract/game';
import Board from './board/Board.svelte';
import Place from './board/Place.svelte';
import { BreakTheCodeDesk } from './desk.svelte';
import Notebook from './notebook/Notebook.svelte';
import { reviewed } from './review/review';
import { ending, tell, turn } from './tell';
import Tray from './tray/Tray.svelte';
import type { BreakTheCode } from './types';

export const parts: GameParts<BreakTheCode, BreakTheCodeDesk> = {
  desk: (table) => new BreakTheCodeDesk(table),
  Board,
  Tray,
  Notebook,
  Place,
  reviewed,
  tell,
  turn,
  ending,
};
