// Written by `make types` from the Python structs; changes belong there.

export interface Advice {
  left: number;
  likeliest: Odds[];
  cells: Odds[][];
  questions: Valued[];
  guess: Hand | null;
  conflict: number[];
}

export type Answers = (number | null)[];

export type AnyAction = Ask | Guess | Pass;

export type AnyEvent = Began | Asked | Guessed | Looked | Passed | Left | Called | Ended;

export type AnyOffer = Codes | Listed;

export interface Ask {
  type: 'ask';
  card: number;
  digit: number | null;
}

/** A question and what each seat answered; None: this seat was not asked. */
export interface Asked {
  type: 'asked';
  seat: number;
  card: number;
  digit: number | null;
  answers: (number | null)[];
  drawn: number | null;
}

/** The tiles are dealt and the first cards lie open. */
export interface Began {
  type: 'began';
  first: number;
  cards: number[];
}

/** No card is left: whoever is owed a guess may guess now. */
export interface Called {
  type: 'called';
}

/** Any code that can be guessed: so many tiles in order, none of one's own, and none that was wrong before. */
export interface Codes {
  type: 'codes';
  size: number;
  own: Hand;
  wrong: Hand[];
}

export type Done = Asked | Guessed | Passed | Left;

/** The screens are lifted. */
export interface Ended {
  type: 'ended';
  hands: Hand[];
  centre: Hand;
}

export type Fate = 'right' | 'wrong' | 'passed' | 'left';

/** The whole code, left to right. */
export interface Guess {
  type: 'guess';
  tiles: Hand;
}

/** A guess of two players is public; at the centre everybody hears only whether it was right. */
export interface Guessed {
  type: 'guessed';
  seat: number;
  right: boolean;
  tiles: Hand | null;
}

export type Hand = number[];

/** A question asked at a real table, and the answers of the other players. */
export interface Heard {
  card: number;
  digit: number | null;
  answers: Answers;
}

export interface Hint {
  left: number;
  questions: Valued[];
  guess: Hand | null;
}

/** A game on a real table, as one player sees it. */
export interface Inquiry {
  players: number;
  own: Hand;
  heard: Heard[];
  aside: number[];
  wrong: Hand[];
  market: number[];
}

/** The verdict on one turn. */
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
  card: number | null;
  digit: number | null;
  best: Valued | null;
  chance: number;
  gave: number;
}

/** What is known of one hand, or of the centre. */
export interface Known {
  seat: number | null;
  cells: Hand[];
  inside: Hand;
  outside: Hand;
  left: number | null;
  codes: Hand[];
}

/** A seat was given up. */
export interface Left {
  type: 'left';
  seat: number;
}

/** Exactly these actions. */
export interface Listed {
  type: 'listed';
  actions: AnyAction[];
}

/** What a guesser alone wrote and saw in the centre. */
export interface Looked {
  type: 'looked';
  tiles: Hand;
  centre: Hand;
}

/** What the notebook fills in, as far as the table's help goes. */
export interface Notes {
  known: Known[];
}

export interface Odds {
  code: Hand;
  chance: number;
}

export interface Options {
  tagiron: boolean;
  last_call: boolean;
  help: 'none' | 'facts' | 'full';
  hints: boolean;
}

/** Lets the last chance to guess go by. */
export interface Pass {
  type: 'pass';
}

export interface Passed {
  type: 'passed';
  seat: number;
}

export type Phase = 'turn' | 'reply' | 'last' | 'over';

/** The verdicts on a game, turn by turn. */
export interface Review {
  turns: Judged[];
  provable: (number | null)[];
}

/** A question, and the bits about the code wanted that it can be expected to bring. */
export interface Valued {
  card: number;
  digit: number | null;
  expected: number;
}

/** The state as one viewer knows it. */
export interface View {
  options: Options;
  phase: Phase;
  first: number;
  turn: number | null;
  size: number;
  hands: (Hand | null)[];
  centre: Hand | null;
  market: number[];
  deck: number;
  discard: number[];
  log: Done[];
  fates: (Fate | null)[];
  closing: boolean;
}
