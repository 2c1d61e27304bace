/** The kinds of data of this game, for the frame's generic parts. */
import type { GameTypes } from '../../contract/game';
import type {
  AnyAction,
  AnyEvent,
  AnyOffer,
  Hint,
  Judged,
  Notes,
  Options,
  Review,
  View,
} from '../../contract/generated/enigma';
import type { GameTable } from '../../contract/table';

export interface Enigma extends GameTypes {
  options: Options;
  view: View;
  action: AnyAction;
  event: AnyEvent;
  offer: AnyOffer;
  notes: Notes;
  hint: Hint;
  review: Review;
  verdict: Judged;
}

export type EnigmaTable = GameTable<Enigma>;

/** What was heard so far. */
export type Past = EnigmaTable['past'];
