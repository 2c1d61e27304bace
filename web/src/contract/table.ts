/** A table as a game's parts see it. All of it is reactive. */
import type { GameTypes } from './game';
import type { Result, Seat } from './generated/house';

export interface GameTable<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly options: G['options'] | null;
  readonly seats: readonly Seat[];
  /** The seat I see as; null: I watch. */
  readonly seat: number | null;
  /** Null while the table waits for people. */
  readonly view: G['view'] | null;
  /** Everything heard so far, the start included. */
  readonly past: readonly { readonly events: readonly G['event'][] }[];
  readonly offers: readonly G['offer'][];
  /** The seats the table waits for. */
  readonly awaited: readonly number[];
  /** Whether the seat I see as is one of them. */
  readonly myTurn: boolean;
  /** Whether a move of mine is on its way. */
  readonly acting: boolean;
  /** Whether my seat may ask the coach now. */
  readonly mayHint: boolean;
  readonly result: Result | null;
  /** What the notebook fills in; null until it is worked out for this step. */
  readonly notes: G['notes'] | null;
  /** My own page of the notebook. */
  readonly note: string;
  saveNote(body: string): void;
  /** A seat's name as people say it. */
  name(seat: number): string;
  /** The same, and of a bot its level too. */
  fullName(seat: number): string;
  /** Does it, or rejects with `Refused`. Resolves when everybody has been told. */
  act(action: G['action']): Promise<void>;
}
