/** The seam between the house and a game: what a game's `index.ts` brings along.
 *
 * The index itself is small (the home page loads it); boards, forms and rules come on demand. */
import type { FluentVariable } from '@fluent/bundle';
import type { Component } from 'svelte';
import type { GameInfo, NewTable } from './generated/house';
import type { GameTable } from './table';

/** The data of one game, by kind: `interface Mastermind extends GameTypes { view: View; … }`. */
export interface GameTypes {
  options: unknown;
  view: unknown;
  action: { type: string };
  event: unknown;
  offer: Offer;
  notes: unknown;
  hint: object;
  review: unknown;
  verdict: Verdict;
}

/** What a seat may do now: a list of actions, or something that the game describes. */
export interface Offer {
  type: string;
  actions?: readonly { type: string }[];
}

/** What a coach says of one move in every game, as `kernel/coach.py` has it; a game's own verdict
 * adds the move. */
export interface Verdict {
  seat: number;
  move: number;
  grade: Grade;
  remark: string;
}

export type Grade = 'best' | 'good' | 'inexact' | 'wasted';

/** A verdict in games of pure information: possibilities and bits. */
export interface Measured extends Verdict {
  before: number;
  after: number;
  expected: number;
  got: number;
  most: number;
}

/** What a text has to be filled in with. */
export type Args = Record<string, FluentVariable>;

/** A text of the game's Fluent file, yet to be spoken. */
export interface Told {
  key: string;
  args?: Args;
}

/** What every part of a table is given: the table, and the game's own desk. */
export interface PartProps<G extends GameTypes = GameTypes, D = unknown> {
  table: GameTable<G>;
  desk: D;
}

export interface PlaceProps<G extends GameTypes = GameTypes, D = unknown> extends PartProps<G, D> {
  seat: number;
}

export interface MoveProps<G extends GameTypes = GameTypes> {
  table: GameTable<G>;
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

/** What a game adds to the coach's review: remarks are the frame's, and so are skill and luck where
 * verdicts are measured. */
export interface Reviewed<G extends GameTypes = GameTypes, D = unknown> {
  /** The chapter that is over and lies on the board; null: none. */
  chapter(table: GameTable<G>, desk: D): number | null;
  /** The verdicts in a review, in the order of the moves. */
  verdicts(review: G['review']): readonly G['verdict'][];
  /** Where bits are explained, if its verdicts are measured in them. */
  lesson?: string;
  /** One move, and a better one where there was one. */
  Move: Component<MoveProps<G>>;
  /** Numbers beyond those that every game has. */
  figures?(verdict: G['verdict']): Figure[];
  /** What else is to be said of one player's moves. */
  sum?(review: G['review'], seat: number): Told;
}

/** What a game puts on a table in the browser. */
export interface GameParts<G extends GameTypes = GameTypes, D = unknown> {
  /** What the browser alone remembers at this table (a half-laid row): see `frame/desk`. */
  desk(table: GameTable<G>): D;
  /** The middle, as large as it can be. */
  Board: Component<PartProps<G, D>>;
  /** What I can do now; under the line that says whose turn it is. Also shown to others, who may
   * see nothing in it. */
  Tray: Component<PartProps<G, D>>;
  /** The first tab at the right. */
  Notebook?: Component<PartProps<G, D>>;
  /** A seat's things along the top, beside its name: role, points. */
  Place?: Component<PlaceProps<G, D>>;
  /** What a newcomer is told at a first table, in at most three short steps: what I want, what I do,
   * what the answer means. */
  first?(table: GameTable<G>): readonly Told[];
  /** The coach's review, if the game has a coach. */
  reviewed?: Reviewed<G, D>;
  /** One event for the tape and for screen readers; null: not worth a line. */
  tell(event: G['event'], table: GameTable<G>): Told | null;
  /** Whose turn it is and for what: "Your turn: lay a row". */
  turn(table: GameTable<G>): Told;
  /** The result in words, when the table is over. */
  ending(table: GameTable<G>): Told;
}

export interface OptionsFormProps<O = unknown> {
  /** Bindable; always complete. */
  options: O;
  /** What each of them may be. */
  choices: Choices;
}

export type Choices = GameInfo['choices'];

/** Content that somebody writes, as the game has read it. */
export interface PreviewProps<C = unknown> {
  content: C;
}

/** What a game's `index.ts` exports as `default`.
 *
 * Texts that the frame reads from the game's file: `name`, `sentence`, `level-<level>` of its bots
 * (`level-random` is the house's), `level-<level>-about` of all of them, `why-<why>` of its throws,
 * `refusal-<reason>`, `contents` and `caution-<name>` where players bring content,
 * `remark-<remark>` of its coach's verdicts with their fields to fill in, and, if the house's words
 * for statistics do not fit, `stats-won`, `stats-mean` and `stats-chart`. */
export interface GameModule<G extends GameTypes = GameTypes, D = unknown> {
  /** As in addresses, text files and on the command line. */
  name: string;
  /** The drawing for the home page: an SVG that fills its frame, wide or nearly square. */
  Picture: Component;
  /** What *Play now* makes: a game against a bot. */
  quick: NewTable & { options: Partial<G['options']> };
  /** What *On your own* makes, if the game can be played so; it goes into the statistics. */
  alone?: NewTable & { options: Partial<G['options']> };
  /** Options in a few words, for lists and the waiting page. */
  describe(options: G['options']): Told;
  /** Statistics of games alone: one chart per board, its bars the points. */
  board(options: G['options']): Told;
  parts(): Promise<GameParts<G, D>>;
  OptionsForm(): Promise<{ default: Component<OptionsFormProps<G['options']>, object, 'options'> }>;
  Rules(): Promise<{ default: Component }>;
  /** Help at a real table, with what is on it typed in. */
  Assistant?(): Promise<{ default: Component }>;
  /** Content of one's own as it will look in play, where the game has any; otherwise it is listed. */
  Preview?(): Promise<{ default: Component<PreviewProps<any>> }>;
  /** How to think about this game, tried out. */
  Lesson?(): Promise<{ default: Component }>;
}
