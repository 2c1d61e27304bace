// Written by `make types` from the Python structs; changes belong there.

export interface Advice {
  left: number;
  codes: Code[];
  best: Weighed | null;
  finish: number | null;
  estimated: boolean;
  split: Split | null;
  conflict: number[];
  repairs: Repair[];
}

/** The codemaker's keys, by hand. */
export interface Answer {
  type: 'answer';
  red: number;
  white: number;
}

export interface Answered {
  type: 'answered';
  row: number;
  red: number;
  white: number;
}

export type AnyAction = Hide | Guess | Answer | Challenge | Claim | Decline;

export type AnyEvent = Began | Hidden | Guessed | Answered | Challenged | Spoiled | Doubtful | Declined | Ended | Left;

export type AnyOffer = Codes | Listed;

/** A game of the match begins. No maker: the machine made the code. */
export interface Began {
  type: 'began';
  game: number;
  maker: number | null;
}

/** The codebreaker says that an answer was wrong. */
export interface Challenge {
  type: 'challenge';
}

/** The verdict: upheld, or every answer so far is right. */
export interface Challenged {
  type: 'challenged';
  upheld: boolean;
}

/** The codebreaker takes the three points that a wrong answer is worth. */
export interface Claim {
  type: 'claim';
}

export type Code = number[];

/** Any row of pegs, to hide or to guess. */
export interface Codes {
  type: 'codes';
  action: 'hide' | 'guess';
  pegs: number;
  symbols: number;
}

/** What is known of one colour: how often it can be in the code, and where. */
export interface Color {
  least: number;
  most: number;
  places: boolean[];
}

/** The codebreaker lets the game count as played. */
export interface Decline {
  type: 'decline';
}

/** The codebreaker let it count. */
export interface Declined {
  type: 'declined';
}

/** The final check found a wrong answer; the codebreaker may claim it. */
export interface Doubtful {
  type: 'doubtful';
  code: Code;
}

/** The shield drops. */
export interface Ended {
  type: 'ended';
  code: Code;
  solved: boolean;
  points: number;
}

export interface Guess {
  type: 'guess';
  code: Code;
}

export interface Guessed {
  type: 'guessed';
  row: number;
  code: Code;
}

/** The code stands behind the shield. */
export interface Hidden {
  type: 'hidden';
  seat: number;
}

/** The codemaker sets the code. */
export interface Hide {
  type: 'hide';
  code: Code;
}

export interface Hint {
  left: number;
  guesses: Weighed[];
}

/** The rows of a game on a real table, or of a lesson. */
export interface Inquiry {
  pegs: number;
  colors: number;
  blanks: boolean;
  rows: Row[];
  aside: number[];
  guess: Code | null;
  worst: number | null;
}

/** The verdict on one guess. */
export interface Judged {
  seat: number;
  move: number;
  grade: 'best' | 'good' | 'inexact' | 'wasted';
  remark: string;
  before: number;
  after: number;
  expected: number;
  got: number;
  most: number;
  guess: Code;
  best: Code;
  spared: number;
  finish: number;
  estimated: boolean;
}

/** A seat was given up: the match is over. A code that stood is shown. */
export interface Left {
  type: 'left';
  seat: number;
  code: Code | null;
}

/** Exactly these actions. */
export interface Listed {
  type: 'listed';
  actions: AnyAction[];
}

/** What the notebook fills in, as far as the table's help goes. */
export interface Notes {
  colors: Color[];
  left: number | null;
  codes: Code[];
  conflict: number[];
}

/** `alone`: the machine makes one code and one seat breaks it. */
export interface Options {
  pegs: number;
  colors: number;
  rows: number;
  blanks: boolean;
  alone: boolean;
  games: number;
  first: 'dice' | 'seat-0' | 'seat-1';
  answers: 'automatic' | 'by-hand';
  help: 'none' | 'facts' | 'full';
  hints: boolean;
}

/** The codes that would give a guess one answer. */
export interface Part {
  red: number;
  white: number;
  size: number;
}

export type Phase = 'hide' | 'guess' | 'answer' | 'claim' | 'over';

/** A game that is over: played, or spoiled by a wrong answer and to be played again. */
export interface Played {
  game: number;
  maker: number | null;
  code: Code;
  rows: Row[];
  points: number[];
  spoiled: boolean;
}

/** Another answer to one row that would make all answers fit. */
export interface Repair {
  row: number;
  red: number;
  white: number;
  left: number;
}

/** The verdicts on one game, row by row. */
export interface Review {
  rows: Judged[];
}

/** An answered guess. */
export interface Row {
  guess: Code;
  red: number;
  white: number;
}

/** How a guess tells the codes left apart. */
export interface Split {
  guess: Weighed;
  parts: Part[];
}

/** An answer was wrong: the codebreaker gets three points and the game is played again. */
export interface Spoiled {
  type: 'spoiled';
  code: Code;
  automatic: boolean;
}

/** The state as one viewer knows it. */
export interface View {
  options: Options;
  phase: Phase;
  game: number;
  maker: number | null;
  breaker: number;
  points: number[];
  last: Played | null;
  rows: Row[];
  guess: Code | null;
  code: Code | null;
  by_hand: boolean;
  vouched: number;
  left: number | null;
}

/** A guess and how much it can be expected to tell, in bits. */
export interface Weighed {
  code: Code;
  expected: number;
  possible: boolean;
}
