// Written by `make types` from the Python structs; changes belong there.

export interface Advice {
  spots: Spot[];
  groups: Group[];
  people: Person[];
  attempt: Attempt | null;
  chance: number | null;
  conflict: number[];
}

/** Somebody named a card. */
export interface AdviceClaim {
  what: 'claim';
  seat: Seat;
  place: Place;
  room: string;
  honest: boolean | null;
  checker: Seat;
}

/** The corner of a card was told to all. */
export interface AdviceCornered {
  what: 'cornered';
  place: Place;
  corner: Corner;
}

/** Somebody else looked at a card. */
export interface AdviceGlance {
  what: 'glance';
  seat: Seat;
  place: Place;
}

/** I saw a card. */
export interface AdviceLook {
  what: 'look';
  place: Place;
  room: string;
}

export interface AdviceShuffle {
  what: 'shuffle';
  places: Place[];
}

export interface AdviceSwap {
  what: 'swap';
  one: Place;
  other: Place;
}

/** Two players have swapped characters. */
export interface AdviceTrade {
  what: 'trade';
  one: Seat;
  other: Seat;
}

/** Lets the effect happen. */
export interface Allow {
  type: 'allow';
}

/** The name of a card was announced, truly. */
export interface Announced {
  type: 'announced';
  place: number;
  room: string;
}

/** Somebody has answered; what, stays sealed. */
export interface Answered {
  type: 'answered';
  seat: number;
}

export type AnyAction = Keep | Visit | Say | Believe | Doubt | Cancel | Allow | Select | Target | Decide | Attempt | Pass | Begin;

export type AnyDemand = Hold | Lack | Point | Name | Unmask | Outlast | Borrow;

export type AnyEntry = AdviceLook | Open | AdviceCornered | AdviceGlance | AdviceClaim | AdviceSwap | AdviceShuffle | Is | AdviceTrade | Holds;

export type AnyEvent = Laid | Began | Dealt | Offered | Kept | Turned | Moved | Visited | Saw | Named | Answered | Believed | Checked | Opened | Silenced | Freed | Took | Returned | Cancelled | Looked | Cornered | Announced | Shuffled | Swapped | Met | Learned | Traded | Redrew | Covered | Applied | Declined | Attempted | Passed | Left | Ended | Unsealed;

export type AnyOffer = Listed | Places | Goal;

export type AnyStep = Take | Return | Toggle | Look | Turn | Shuffle | Swap | Meet | Trade | Redraw | Time | Apply | Choose;

/** Alone: a card lets the effect of another happen. */
export interface Applied {
  type: 'applied';
  place: number;
}

/** Alone against Chaos: the effect of another card without a silence token, its corner too. */
export interface Apply {
  do: 'apply';
  when: Condition | null;
  may: boolean;
}

/** Shows the character and tries to prove its goal. */
export interface Attempt {
  type: 'attempt';
  points: Pointer[];
  suspect: Suspect | null;
  borrowed: string | null;
}

/** Only claims and one verdict are public. */
export interface Attempted {
  type: 'attempted';
  seat: number;
  character: string;
  points: Pointer[];
  suspect: Suspect | null;
  borrowed: string | null;
  right: boolean;
}

/** A game begins: the mansion lies face down, everybody has a character. */
export interface Began {
  type: 'began';
  game: number;
  keeper: number;
  cast: string[];
  time: number;
}

/** The new Keeper of Time begins the next game of a match. */
export interface Begin {
  type: 'begin';
  characters: Characters;
}

export interface Believe {
  type: 'believe';
}

/** Nobody doubted. */
export interface Believed {
  type: 'believed';
}

/** Do what the goal of a character in the stack asks, its tokens aside. */
export interface Borrow {
  ask: 'borrow';
}

/** Is ready to return a token, so that nothing of the effect happens. */
export interface Cancel {
  type: 'cancel';
}

/** Somebody paid, and nothing of the effect happens. */
export interface Cancelled {
  type: 'cancelled';
  seat: number;
}

/** All cards that a table is played with. What follows from them is worked out once: simulations ask for it in every step. */
export interface CardSet {
  title: Words;
  rooms: Room[];
  characters: Character[];
  casts: Casts;
}

export type Cast = Id[];

/** Who plays when, a character once for each copy. */
export interface Casts {
  introductory: Cast;
  introductory_pair: Cast;
  standard: Cast;
  solo: Cast;
  growth: Growth[];
  later: Id | null;
  at_random: Cast;
}

/** A place of the mansion as a viewer sees it. */
export interface Cell {
  up: boolean;
  room: string | null;
  looked: number[];
  covered: boolean;
  corner: Corner | null;
}

/** How likely a room lies somewhere, or somebody is a character. */
export interface Chance {
  name: string;
  chance: number;
}

export interface Character {
  id: Id;
  name: Words;
  text: Words;
  story: Words;
  goal: AnyDemand[];
}

export type Characters = 'introductory' | 'standard' | 'growing';

/** Somebody doubted, and has looked. */
export interface Checked {
  type: 'checked';
  seat: number;
  honest: boolean;
}

/** One of several ways that are open to the player; the only one goes without asking. */
export interface Choose {
  do: 'choose';
  when: Condition | null;
  may: boolean;
  of: Way[];
}

export interface Claim {
  seat: number;
  place: number;
  room: string;
}

export type Condition = 'chaos' | 'no-chaos' | 'decryption' | 'no-decryption';

export type Corner = 'none' | 'decryption' | 'chaos';

/** The corner of a card was announced, truly. */
export interface Cornered {
  type: 'cornered';
  place: number;
  corner: Corner;
}

/** Alone: a silence token was put on a card, perhaps from another. */
export interface Covered {
  type: 'covered';
  place: number;
  uncovered: number | null;
}

/** For its player alone: this is your character now. */
export interface Dealt {
  type: 'dealt';
  character: string;
}

/** One of the ways that an effect offers, from 0; None: leaves what may be left. */
export interface Decide {
  type: 'decide';
  way: number | null;
}

/** What may be left was left. */
export interface Declined {
  type: 'declined';
  seat: number;
}

export type Deed = 'naming' | 'doubt' | 'cancel' | 'attempt' | 'pass';

export interface Doubt {
  type: 'doubt';
}

/** How the last game ended. */
export interface End {
  how: How;
  winner: number | null;
  character: string | null;
}

/** A game is over, and everything is shown. */
export interface Ended {
  type: 'ended';
  how: How;
  winner: number | null;
  character: string | null;
  rooms: string[];
  characters: (string | null)[];
  stack: string[];
  truths: string[];
  seen: string[];
}

/** A silence token was returned. */
export interface Freed {
  type: 'freed';
  seat: number;
}

/** Some seats have just seen a place. */
export interface Glance {
  seats: number[];
  place: number;
}

/** An attempt at the goal of one's own character, or at one that is borrowed. */
export interface Goal {
  type: 'goal';
  character: string;
  borrowed: string | null;
  rooms: string[];
  cards: number;
  down: number[];
  suspects: number[] | null;
  cast: string[];
  names: string[];
}

/** These rooms lie at these places, in an order that is not known. */
export interface Group {
  places: number[];
  rooms: string[];
}

/** What the first win of a character changes in a growing set. */
export interface Growth {
  wins: Id;
  joins: Id;
  leaves: boolean;
}

export interface Hint {
  topic: Topic;
  chance: number | null;
  how: 'model' | 'trials' | 'exact';
  error: number;
  odds: number | null;
  some: Worth[];
  action: Keep | Visit | Say | Believe | Doubt | Cancel | Allow | Select | Target | Decide | Attempt | Pass | Begin | null;
}

export interface Hold {
  ask: 'hold';
  token: Token;
}

/** A token came or went. */
export interface Holds {
  what: 'holds';
  seat: Seat;
  token: Token;
  held: boolean;
}

export type How = 'goal' | 'time' | 'breakthrough' | 'alone';

export type Id = string;

/** A game on a real table, as one player sees it. */
export interface Inquiry {
  players: number;
  characters: 'introductory' | 'standard';
  liars: Strength;
  entries: AnyEntry[];
  aside: number[];
}

/** A character that I know: mine, or one that I have met. */
export interface Is {
  what: 'is';
  seat: Seat;
  character: string;
}

/** The verdict on a naming, an answer to one, an attempt, or one that was not made. */
export interface Judged {
  seat: number;
  move: number;
  grade: 'best' | 'good' | 'inexact' | 'wasted';
  remark: string;
  deed: Deed;
  naming: number | null;
  place: number | null;
  truth: string | null;
  said: string | null;
  better: string | null;
  raised: boolean | null;
  chance: number;
  cost: number;
  best: AnyAction;
  odds: number | null;
  luck: number;
}

/** Two players: keeps one of the characters dealt. */
export interface Keep {
  type: 'keep';
  character: string;
}

export interface Kept {
  type: 'kept';
  seat: number;
}

export interface Lack {
  ask: 'lack';
  token: Token;
}

/** The cards that the table is played with. */
export interface Laid {
  type: 'laid';
  cards: CardSet;
}

export type Language = 'en' | 'ru' | 'uk';

/** For who met a player: the character. */
export interface Learned {
  type: 'learned';
  seat: number;
  character: string;
}

/** A seat was given up for good; its character lies open. */
export interface Left {
  type: 'left';
  seat: number;
  character: string | null;
}

/** Exactly these actions. */
export interface Listed {
  type: 'listed';
  actions: AnyAction[];
}

/** The player looks at face-down cards; alone against Chaos they are turned up. */
export interface Look {
  do: 'look';
  when: Condition | null;
  may: boolean;
  cards: Some;
  elsewhere: boolean;
  share: boolean;
  announce: 'nothing' | 'corner' | 'name';
}

/** An effect let these seats look at a place. */
export interface Looked {
  type: 'looked';
  seats: number[];
  place: number;
}

/** The player looks at an opponent's character. */
export interface Meet {
  do: 'meet';
  when: Condition | null;
  may: boolean;
}

/** Somebody has seen a character. */
export interface Met {
  type: 'met';
  seat: number;
  target: number;
}

/** Time moved on. */
export interface Moved {
  type: 'moved';
  time: number;
}

/** Name so many face-down cards. */
export interface Name {
  ask: 'name';
  cards: number;
}

/** A card was given a name. `asked`: the others may doubt it. */
export interface Named {
  type: 'named';
  seat: number;
  place: number;
  room: string;
  asked: boolean;
}

/** What the notebook fills in, as far as the table's help goes: nothing without help. */
export interface Notes {
  spots: Spot[];
  groups: Group[];
  people: Person[];
}

/** For its player alone: one of these may be kept. */
export interface Offered {
  type: 'offered';
  characters: string[];
}

/** A card lies face up. */
export interface Open {
  what: 'open';
  place: Place;
  room: string;
}

/** A card was turned up. */
export interface Opened {
  type: 'opened';
  place: number;
  room: string;
}

export interface Options {
  characters: Characters;
  match: boolean;
  breakthroughs: number;
  doubts: 'sealed' | 'first-voice';
  open_checks: boolean;
  more_time: boolean;
  keep_tokens: boolean;
  help: 'none' | 'facts' | 'full';
  liars: 'novice' | 'skilled' | 'master';
  hints: boolean;
}

/** Be in the game and not silenced when time runs out. */
export interface Outlast {
  ask: 'outlast';
}

/** Ends the turn. */
export interface Pass {
  type: 'pass';
}

export interface Passed {
  type: 'passed';
  seat: number;
}

/** What is known of a seat. */
export interface Person {
  seat: number;
  characters: string[];
  odds: Chance[];
}

export type Phase = 'keep' | 'open' | 'turn' | 'name' | 'belief' | 'cancel' | 'effect' | 'between' | 'over';

export type Place = number;

/** So many of these places, none of them twice. */
export interface Places {
  type: 'places';
  count: number;
  among: number[];
}

/** What everybody sees of a player. */
export interface Player {
  decryption: boolean;
  chaos: boolean;
  silence: boolean;
  out: boolean;
  gone: boolean;
  wins: number;
}

/** Show where these rooms are. */
export interface Point {
  ask: 'point';
  rooms: Id[];
}

/** “There is this room.” */
export interface Pointer {
  place: number;
  room: string;
}

/** The first moment at which a player could have proved the goal. */
export interface Proof {
  seat: number;
  move: number;
  attempt: Attempt;
}

/** What the last step did that the board itself does not show: places and seats, never what lies there. */
export interface Recent {
  visited: number | null;
  spent: boolean;
  claim: Claim | null;
  glances: Glance[];
  corners: number[];
  names: number[];
  asked: boolean;
  checker: number | null;
  honest: boolean | null;
  payer: number | null;
  shuffled: number[];
  swapped: number[];
  met: number | null;
  traded: number[];
  redrew: boolean;
  remade: boolean;
  uncovered: number | null;
  applied: number | null;
  declined: boolean;
  attempt: Attempt | null;
}

/** The player takes the top of the stack and lays the old character face up beside it. */
export interface Redraw {
  do: 'redraw';
  when: Condition | null;
  may: boolean;
}

/** Somebody took a character from the stack and laid this one beside it. */
export interface Redrew {
  type: 'redrew';
  seat: number;
  laid: string;
  remade: boolean;
}

/** Tokens are returned by those who hold one. */
export interface Return {
  do: 'return';
  when: Condition | null;
  may: boolean;
  token: Token;
  who: 'self' | 'anyone' | 'opponent' | 'all';
}

export interface Returned {
  type: 'returned';
  seat: number;
  token: Token;
}

/** The verdicts on a game, move by move. */
export interface Review {
  moves: Judged[];
  truths: string[];
  proofs: Proof[];
}

/** A card of the mansion. */
export interface Room {
  id: Id;
  name: Words;
  text: Words;
  solo_text: Words | null;
  corner: Corner;
  cancel: Token | null;
  steps: Steps | null;
  pair: Steps | null;
  solo: Steps | null;
  many_only: boolean;
}

/** For those who looked: the card at a place. */
export interface Saw {
  type: 'saw';
  place: number;
  room: string;
}

/** Names the card that was visited, truly or not. */
export interface Say {
  type: 'say';
  room: string;
}

export type Seat = number;

/** The places that an effect is for, in order. */
export interface Select {
  type: 'select';
  places: number[];
}

/** Cards are turned down and shuffled among their places, unseen. */
export interface Shuffle {
  do: 'shuffle';
  when: Condition | null;
  may: boolean;
  cards: number;
  per_player: boolean;
  open: boolean;
}

export interface Shuffled {
  type: 'shuffled';
  places: number[];
}

export interface Silenced {
  type: 'silenced';
  seat: number;
}

export type Some = number;

/** What is known of a place of the mansion. */
export interface Spot {
  rooms: string[];
  public: string[];
  corner: Corner | null;
  odds: Chance[];
}

export type Steps = AnyStep[];

export type Strength = 'novice' | 'skilled' | 'master';

/** “This player is that character.” */
export interface Suspect {
  seat: number;
  character: string;
}

/** Two cards change places, as they lie. */
export interface Swap {
  do: 'swap';
  when: Condition | null;
  may: boolean;
}

export interface Swapped {
  type: 'swapped';
  places: [number, number];
}

/** Tokens are taken. `either`: the player chooses which. */
export interface Take {
  do: 'take';
  when: Condition | null;
  may: boolean;
  token: Token | 'either';
  who: 'self' | 'anyone' | 'opponent' | 'all';
}

/** The player whom an effect is for. */
export interface Target {
  type: 'target';
  seat: number;
}

/** Time moves one cell forward. */
export interface Time {
  do: 'time';
  when: Condition | null;
  may: boolean;
}

/** Who holds such a token returns it, who does not takes one. */
export interface Toggle {
  do: 'toggle';
  when: Condition | null;
  may: boolean;
  token: Token;
  who: 'self' | 'anyone' | 'opponent' | 'all';
}

export type Token = 'decryption' | 'chaos';

export interface Took {
  type: 'took';
  seat: number;
  token: Token;
}

export type Topic = 'goal' | 'find' | 'tokens' | 'outlast' | 'silence' | 'name' | 'believe' | 'cancel' | 'effect' | 'begin' | 'alone';

/** The player swaps characters with the opponent just met, or else with a chosen one. */
export interface Trade {
  do: 'trade';
  when: Condition | null;
  may: boolean;
}

/** Two players have swapped characters. */
export interface Traded {
  type: 'traded';
  seats: [number, number];
}

/** Face-down cards are turned up. */
export interface Turn {
  do: 'turn';
  when: Condition | null;
  may: boolean;
  cards: Some;
}

/** The turn has come to a seat. */
export interface Turned {
  type: 'turned';
  seat: number;
}

/** Name the character of an opponent who is still in the game. */
export interface Unmask {
  ask: 'unmask';
}

/** The table is over: here is who else doubted, or would have paid. */
export interface Unsealed {
  type: 'unsealed';
  voids: Void[];
}

/** The state as one viewer knows it. */
export interface View {
  options: Options;
  set: string;
  characters: Characters;
  game: number;
  phase: Phase;
  players: Player[];
  keeper: number;
  turn: number;
  time: number;
  last: number;
  grid: Cell[];
  cast: string[];
  hands: (string | null)[];
  stack: number;
  below: string[] | null;
  laid: string[];
  discarded: string | null;
  dealt: string[];
  victors: string[];
  breaks: number;
  usable: boolean;
  muted: boolean;
  named: boolean;
  claim: Claim | null;
  answered: boolean[];
  answer: boolean | null;
  step: Take | Return | Toggle | Look | Turn | Shuffle | Swap | Meet | Trade | Redraw | Time | Apply | Choose | null;
  agreed: boolean;
  target: number | null;
  opening: number;
  cells: number[];
  recent: Recent;
  end: End | null;
  truths: string[] | null;
  seen: string[] | null;
  voids: Void[] | null;
}

/** Chooses a card of the mansion. */
export interface Visit {
  type: 'visit';
  place: number;
  spend: boolean;
  uncover: number | null;
}

/** Who looks where is public. */
export interface Visited {
  type: 'visited';
  seat: number;
  place: number;
  spent: boolean;
}

/** Sealed answers that came to nothing, because somebody else's turn comes sooner. */
export interface Void {
  game: number;
  naming: number;
  cancel: boolean;
  asked: number[];
  raised: number[];
}

export interface Way {
  when: Condition | null;
  steps: AnyStep[];
}

export type Words = Record<Language, string>;

/** A move, and the chance to win with it. */
export interface Worth {
  action: AnyAction;
  chance: number | null;
}
