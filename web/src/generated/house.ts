export type Language = 'en' | 'ru' | 'uk';
export type Phase = 'waiting' | 'playing' | 'over';

export interface Refusal { reason: string; facts: Record<string, number | string> }
export interface Result { winners: number[]; drawn: boolean; points: number[] }
export interface Throw { step: number; index: number; why: string; sides: number; value: number }

export interface Me { name: string; language: Language | null }
export interface MeChange { name?: string | null; language?: Language | null }
export interface GameInfo { name: string; levels: string[] }
export interface Sitter { kind: 'me' | 'open' | 'bot'; level?: string | null }
export interface NewTable { game: string; options?: unknown; seats: Sitter[]; words?: string }
export interface Made { table: string }
export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string | null;
  online: boolean;
  mine: boolean;
  words: string;
}
export interface Reveal { seed: string; words: string[]; throws: Throw[] }
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
export interface Finish { game: string; options: unknown; points: number; won: boolean; at: number }

export interface Move { type: 'move'; id: string; step: number; action: unknown }
export interface Say { type: 'say'; id: string; text: string }
export interface Note { type: 'note'; body: string }
export interface Words { type: 'words'; text: string }
export interface Ping { type: 'ping' }
export type FromBrowser = Move | Say | Note | Words | Ping;

export interface Line { number: number; seat: number | null; name: string; text: string; at: number }
export interface Past { step: number; seat: number | null; events: unknown[] }
export interface Position { step: number; view: unknown; offers: unknown[]; awaited: number[] }
export interface Welcome {
  type: 'welcome';
  table: Table;
  seat: number | null;
  past: Past[];
  position: Position | null;
  chat: Line[];
  note: string;
}
export interface Stepped { type: 'stepped'; past: Past; position: Position; move: string | null }
export interface Changed { type: 'changed'; table: Table }
export interface Started { type: 'started'; table: Table; past: Past; position: Position }
export interface Said { type: 'said'; line: Line }
export interface Notes { type: 'notes'; step: number; notes: unknown }
export interface No { type: 'refused'; id: string | null; refusal: Refusal; step: number }
export interface Pong { type: 'pong' }
export type FromHouse = Welcome | Stepped | Started | Changed | Said | Notes | No | Pong;
