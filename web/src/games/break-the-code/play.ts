/** How Break the Code is played in the browser. */
import type { Play } from '../game';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Notebook from './Notebook.svelte';
import Place from './Place.svelte';
import { reviewed } from './reviewed';
import { ending, tell, turn } from './tell';
import Tray from './Tray.svelte';
import type { BreakTheCode } from './types';

export const play: Play<BreakTheCode, Desk> = {
  desk: (table) => new Desk(table),
  Board,
  Tray,
  Notebook,
  Place,
  reviewed,
  tell,
  turn,
  ending,
};
