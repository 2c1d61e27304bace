/** The seam between the frame and a game: what a game's `index.ts` brings along.
 *
 * The index itself is small (the home page loads it); boards, forms and rules come on demand. */
import type { Component } from 'svelte';
import type { NewTable } from '../generated/house';
import type { TableState } from '../house/table.svelte';
import type { Args } from '../house/texts.svelte';

/** The data of one game, by kind: `interface Mastermind extends GameTypes { view: View; … }`. */
export interface GameTypes {
  options: unknown;
  view: unknown;
  action: unknown;
  event: unknown;
  offer: unknown;
  notes: unknown;
  review: unknown;
  verdict: Verdict;
}

/** What a coach says of one move in every game, as `kernel/coach.py` has it; a game's own verdict
 * adds the move. */
export interface Verdict {
  seat: number;
  before: number;
  after: number;
  expected: number;
  got: number;
  most: number;
  remark: string;
}

/** A text of the game's Fluent file, yet to be spoken. */
export interface Told {
  key: string;
  args?: Args;
}

/** What every part of a board is given: the table, and the game's own desk. */
export interface PartProps<G extends GameTypes = GameTypes, Desk = unknown> {
  table: TableState<G>;
  desk: Desk;
}

export interface PlaceProps<G extends GameTypes = GameTypes, Desk = unknown>
  extends PartProps<G, Desk> {
  seat: number;
}

export interface MoveProps<G extends GameTypes = GameTypes> {
  table: TableState<G>;
  chapter: number;
  /** Of the verdict in its review, from 0. */
  index: number;
  verdict: G['verdict'];
}

/** A number with its name, and what it means on hover and tap. */
export interface Figure {
  name: Told;
  value: Told;
  about: Told;
}

/** What a game adds to the coach's review: skill, luck and remarks are the frame's. */
export interface Reviewed<G extends GameTypes = GameTypes, Desk = unknown> {
  /** The chapter that is over and lies on the board; null: none. */
  chapter(table: TableState<G>, desk: Desk): number | null;
  /** The verdicts in a review, in the order of the moves. */
  verdicts(review: G['review']): readonly G['verdict'][];
  /** Where bits are explained. */
  lesson: string;
  /** One move, and a better one where there was one. */
  Move: Component<MoveProps<G>>;
  /** Numbers beyond those that every game has. */
  figures?(verdict: G['verdict']): Figure[];
  /** What else is to be said of one player's moves. */
  sum?(review: G['review'], seat: number): Told;
}

/** How a game is played in the browser. */
export interface Play<G extends GameTypes = GameTypes, Desk = unknown> {
  /** What the browser alone remembers at this table (a half-laid row): made once per table. */
  desk(table: TableState<G>): Desk;
  /** The middle, as large as it can be. */
  Board: Component<PartProps<G, Desk>>;
  /** What I can do now; under the line that says whose turn it is. Also shown to others, who may
   * see nothing in it. */
  Tray: Component<PartProps<G, Desk>>;
  /** The first tab at the right. */
  Notebook?: Component<PartProps<G, Desk>>;
  /** A seat's things along the top, beside its name: role, points. */
  Place?: Component<PlaceProps<G, Desk>>;
  /** The coach's review, if the game has a coach. */
  reviewed?: Reviewed<G, Desk>;
  /** One event for the tape and for screen readers; null: not worth a line. */
  tell(event: G['event'], table: TableState<G>): Told | null;
  /** Whose turn it is and for what: "Your turn: lay a row". */
  turn(table: TableState<G>): Told;
  /** The result in words, when the table is over. */
  ending(table: TableState<G>): Told;
}

export interface OptionsFormProps<O = unknown> {
  /** Bindable; always complete. */
  options: O;
}

/** What a game's `index.ts` exports as `default`.
 *
 * Texts that the frame reads from the game's file: `name`, `sentence`, `level-<level>` of its bots
 * (`level-random` is the house's), `level-<level>-about` of all of them, `why-<why>` of its throws,
 * `refusal-<reason>`, `remark-<remark>` of its coach's verdicts with their fields to fill in, and,
 * if the house's words for statistics do not fit, `stats-won`, `stats-mean` and `stats-chart`. */
export interface GameModule<G extends GameTypes = GameTypes, Desk = unknown> {
  /** As in addresses, text files and on the command line. */
  name: string;
  /** The drawing for the home page: an SVG that fills its frame, wide or nearly square. */
  Picture: Component;
  /** What *Play now* makes: a game against a bot. */
  quick: NewTable & { options: G['options'] };
  /** What *On your own* makes, if the game can be played so; it goes into the statistics. */
  alone?: NewTable & { options: G['options'] };
  /** What the form starts with when friends are to come. */
  defaults: G['options'];
  /** The numbers of seats these options can be played with. */
  seats(options: G['options']): readonly number[];
  /** Options in a few words, for lists and the waiting page. */
  describe(options: G['options']): Told;
  /** Statistics of games alone: one chart per board, its bars the points. */
  board(options: G['options']): Told;
  play(): Promise<Play<G, Desk>>;
  OptionsForm(): Promise<{ default: Component<OptionsFormProps<G['options']>, object, 'options'> }>;
  Rules(): Promise<{ default: Component }>;
  /** Help at a real table, with what is on it typed in. */
  Assistant?(): Promise<{ default: Component }>;
  /** How to think about this game, tried out. */
  Lesson?(): Promise<{ default: Component }>;
}
