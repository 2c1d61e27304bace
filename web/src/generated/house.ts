// Written by `make types` from the Python structs; changes belong there.

/** Somebody sat down, came online, added words; the table began or is over. */
export interface Changed {
  type: 'changed';
  table: Table;
}

/** A single game played alone to its end: for the statistics. */
export interface Finish {
  game: string;
  options: unknown;
  points: number;
  won: boolean;
  at: number;
}

export type FromBrowser = Move | Say | Note | Words | Ping;

export type FromHouse = Welcome | Stepped | Started | Changed | Said | Notes | No | Pong;

export interface GameInfo {
  name: string;
  levels: string[];
}

/** A hint for one of my seats, telling more with each depth. */
export interface HintRequest {
  seat: number;
  depth: number;
}

export type Language = 'en' | 'ru' | 'uk';

/** A line of chat. */
export interface Line {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Made {
  table: string;
}

/** The guest behind the cookie. No name yet: the browser asks for one where it is needed. */
export interface Me {
  name: string;
  language: Language | null;
}

export interface MeChange {
  name?: string | null;
  language?: Language | null;
}

/** Do this. `id` is the browser's own: said twice, it is done once and answered the same. */
export interface Move {
  type: 'move';
  id: string;
  step: number;
  action: unknown;
}

export interface NewTable {
  game: string;
  options?: unknown;
  seats: Sitter[];
  words?: string;
}

/** A refusal, to its sender alone. */
export interface No {
  type: 'refused';
  id: string | null;
  refusal: Refusal;
  step: number;
}

/** My own page of the notebook, whole; saved with the seat and shown to nobody else. */
export interface Note {
  type: 'note';
  body: string;
}

/** What the notebook fills in at a step, worked out from this viewer's view alone. */
export interface Notes {
  type: 'notes';
  step: number;
  notes: unknown;
}

/** What was heard at one step. */
export interface Past {
  step: number;
  seat: number | null;
  events: unknown[];
}

export type Phase = 'waiting' | 'playing' | 'over';

export interface Ping {
  type: 'ping';
}

export interface Pong {
  type: 'pong';
}

/** The table as this viewer sees it now. */
export interface Position {
  step: number;
  view: unknown;
  offers: unknown[];
  awaited: number[];
}

/** Why an action was not accepted, as data for the sender. */
export interface Refusal {
  reason: string;
  facts: Record<string, number | string>;
}

/** How a table ended. Nobody in `winners` and not `drawn`: nobody won. */
export interface Result {
  winners: number[];
  drawn: boolean;
  points: number[];
}

/** The dice laid open, when the table is over. */
export interface Reveal {
  seed: string;
  words: string[];
  throws: Throw[];
}

export interface Said {
  type: 'said';
  line: Line;
}

/** A line of chat. `id` works as for a move. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** A place at a table as everybody sees it. */
export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string | null;
  online: boolean;
  mine: boolean;
  words: string;
}

/** Who shall sit somewhere: me, whoever comes by the link (`open`), or a bot of a level. */
export interface Sitter {
  kind: 'me' | 'open' | 'bot';
  level?: string | null;
  words?: string;
}

/** All seats are taken: here is the board. */
export interface Started {
  type: 'started';
  table: Table;
  past: Past;
  position: Position;
}

/** Somebody acted. */
export interface Stepped {
  type: 'stepped';
  past: Past;
  position: Position;
  move: string | null;
}

/** One of my tables in the list. */
export interface Summary {
  table: string;
  game: string;
  options: unknown;
  phase: Phase;
  seats: Seat[];
  my_turn: boolean;
  updated: number;
  result: Result | null;
}

/** A table as everybody sees it. */
export interface Table {
  id: string;
  game: string;
  options: unknown;
  phase: Phase;
  seats: Seat[];
  commitment: string;
  host: boolean;
  watchers: number;
  result: Result | null;
  reveal: Reveal | null;
  rematch: string | null;
}

/** One throw of the fair dice, as it is shown when the table is over. */
export interface Throw {
  step: number;
  index: number;
  why: string;
  sides: number;
  value: number;
}

/** The first frame: everything since the step that the browser asked from. */
export interface Welcome {
  type: 'welcome';
  table: Table;
  seat: number | null;
  past: Past[];
  position: Position | null;
  chat: Line[];
  note: string;
}

/** My words for the dice, before the table starts. */
export interface Words {
  type: 'words';
  text: string;
}
