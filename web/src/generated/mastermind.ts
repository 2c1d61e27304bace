export type Code = number[];
export type Phase = 'hide' | 'guess' | 'answer' | 'claim' | 'over';
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
}
export interface Hide { type: 'hide'; code: Code }
export interface Guess { type: 'guess'; code: Code }
export interface Answer { type: 'answer'; red: number; white: number }
export interface Challenge { type: 'challenge' }
export interface Claim { type: 'claim' }
export interface Decline { type: 'decline' }
export type AnyAction = Hide | Guess | Answer | Challenge | Claim | Decline;
export interface Codes { type: 'codes'; action: 'hide' | 'guess'; pegs: number; symbols: number }
export interface Listed { type: 'listed'; actions: AnyAction[] }
export type AnyOffer = Codes | Listed;
export interface Began { type: 'began'; game: number; maker: number | null }
export interface Hidden { type: 'hidden'; seat: number }
export interface Guessed { type: 'guessed'; row: number; code: Code }
export interface Answered { type: 'answered'; row: number; red: number; white: number }
export interface Challenged { type: 'challenged'; upheld: boolean }
export interface Spoiled { type: 'spoiled'; code: Code; automatic: boolean }
export interface Doubtful { type: 'doubtful'; code: Code }
export interface Declined { type: 'declined' }
export interface Ended { type: 'ended'; code: Code; solved: boolean; points: number }
export type AnyEvent =
  | Began | Hidden | Guessed | Answered | Challenged | Spoiled | Doubtful | Declined | Ended;
export interface Row { guess: Code; red: number; white: number }
export interface Past {
  game: number;
  maker: number | null;
  code: Code;
  rows: Row[];
  points: number[];
  spoiled: boolean;
}
export interface View {
  options: Options;
  phase: Phase;
  game: number;
  maker: number | null;
  breaker: number;
  points: number[];
  past: Past[];
  rows: Row[];
  guess: Code | null;
  code: Code | null;
  by_hand: boolean;
  vouched: number;
}
export interface Color { least: number; most: number; places: boolean[] }
export interface Notes { colors: Color[]; left: number | null; codes: Code[]; conflict: number[] }
