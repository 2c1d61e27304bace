// Written by `make types` from the Python structs; changes belong there.

/** After this step a bot began to play for somebody, or the person came back. */
export interface Attendance {
  step: number;
  seat: number;
  level: string | null;
  bot: string | null;
}

/** Content that can be played with, by its author and by whoever is told its name. */
export interface Brought {
  content: string;
  title: Record<string, string>;
  read: unknown;
  cautions: Caution[];
}

/** A campaign as its members see it. */
export interface Campaign {
  id: string;
  game: string;
  name: string;
  options: unknown;
  log: unknown | null;
  members: Member[];
  tables: Episode[];
  open: string | null;
}

/** One of my campaigns in the list. */
export interface CampaignSummary {
  id: string;
  game: string;
  name: string;
  played: number;
  open: string | null;
  updated: number;
}

/** What an author should know of content that can be played all the same. Its text is `caution-<name>` in the game's texts; `line` is among its facts. */
export interface Caution {
  name: string;
  facts: Record<string, number | string>;
}

/** Somebody sat down, came online, added words; the table began or is over. */
export interface Changed {
  type: 'changed';
  table: Table;
}

/** What would become of a text if it were brought: one of the two. */
export interface Checked {
  brought: Brought | null;
  refusal: Refusal | null;
}

/** A range of numbers, or some values. Neither: anything of its type. */
export interface Choice {
  least: number | null;
  most: number | null;
  values: (boolean | string)[];
}

/** Something of mine to play with. */
export interface Content {
  content: string;
  title: Record<string, string>;
  at: number;
}

/** I leave for good: one of my seats, or all of them. */
export interface Departure {
  seat?: number | null;
}

/** A table of a campaign. */
export interface Episode {
  number: number;
  table: string;
  phase: Phase;
  result: Result | null;
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

export type FromHouse = Welcome | Stepped | Started | Changed | Said | Notes | Trouble | No | Pong;

export interface GameInfo {
  name: string;
  levels: string[];
  defaults: unknown;
  choices: Record<string, Choice>;
  seats: number[];
  content: 'private' | 'public' | null;
  rehearsal: boolean;
}

export type Hash = string;

/** A hint for one of my seats, telling more with each depth. */
export interface HintRequest {
  seat: number;
  depth: number;
}

export type Id = string;

export type Language = 'en' | 'ru' | 'uk';

/** A line of chat. */
export interface Line {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  phrase: string | null;
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

/** Somebody in a campaign. */
export interface Member {
  id: string;
  name: string;
  mine: boolean;
  host: boolean;
}

/** Do this. `id` is the browser's own: said twice, it is done once and answered the same. */
export interface Move {
  type: 'move';
  id: Id;
  step: number;
  action: unknown;
}

export interface NewCampaign {
  game: string;
  name: string;
  options?: unknown;
}

export interface NewTable {
  game: string;
  options?: unknown;
  seats: Sitter[];
  words?: string;
  content?: Hash | null;
  patience?: Patience;
}

/** A campaign's next table; the game says how far its log lets the wishes go. */
export interface NextTable {
  options?: unknown;
  seats: Sitter[];
  words?: string;
  patience?: Patience;
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

export type Patience = number | null;

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
  hints: boolean;
  silent: number[];
  phrases: string[];
}

/** Why an action was not accepted, as data for the sender. */
export interface Refusal {
  reason: string;
  facts: Record<string, number | string>;
}

export interface Rehearsal {
  level: string;
  games: number;
  nobody: number;
  shares: Share[];
}

/** How content went when bots tried it. */
export interface Rehearsed {
  under_way: boolean;
  most: number;
  result: Rehearsal | null;
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
  id: string | null;
}

/** A line of chat: words of my own, or a ready phrase. `id` works as for a move. */
export interface Say {
  type: 'say';
  id: Id;
  text?: string | null;
  phrase?: string | null;
}

/** A place at a table as everybody sees it. */
export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  level: string | null;
  stand_in: string | null;
  online: boolean;
  away: number | null;
  gone: boolean;
  mine: boolean;
  words: string;
}

/** The numbers of seats with some options. */
export interface Seats {
  seats: number[];
}

/** How often something in the content won, of the times that somebody played it. */
export interface Share {
  title: Record<string, string>;
  played: number;
  won: number;
}

/** Who shall sit somewhere: me, whoever comes by the link (`open`), or a bot of a level. */
export interface Sitter {
  kind: 'me' | 'open' | 'bot';
  level?: string | null;
  words?: string;
}

/** What an author wrote. */
export interface Source {
  source: string;
}

/** A bot of this level shall play for somebody who is away. */
export interface StandIn {
  level: string;
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
  campaign: string | null;
  patience: Patience;
  attendance: Attendance[];
}

/** One throw of the fair dice, as it is shown when the table is over. */
export interface Throw {
  step: number;
  index: number;
  why: string;
  sides: number;
  value: number;
}

/** What content is called, by language. */
export interface Titled {
  title: Record<string, string>;
}

/** What keeps moves from being written down. `waiting`: the database is away, and the house goes on when it is back; `unwritten`: this table's last move could not be kept. */
export interface Trouble {
  type: 'trouble';
  trouble: 'waiting' | 'unwritten' | null;
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
