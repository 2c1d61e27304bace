/** The kinds of data of this game, for the frame's generic parts. */
import type {
  AnyAction,
  AnyEvent,
  AnyOffer,
  Judged,
  Notes,
  Options,
  Review,
  View,
} from '../../generated/break-the-code';
import type { TableState } from '../../house/table.svelte';
import type { GameTypes } from '../game';

export interface BreakTheCode extends GameTypes {
  options: Options;
  view: View;
  action: AnyAction;
  event: AnyEvent;
  offer: AnyOffer;
  notes: Notes;
  review: Review;
  verdict: Judged;
}

export type BreakTheCodeTable = TableState<BreakTheCode>;
