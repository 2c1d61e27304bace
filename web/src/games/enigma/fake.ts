/** Tables of this game for tests: the house's side of a conversation, said by hand. */
import { come, happen, seat } from '../../client/fake';
import type { TableState } from '../../client/table.svelte';
import type {
  AnyAction,
  AnyDemand,
  AnyEvent,
  AnyOffer,
  CardSet,
  Cell,
  Options,
  Player,
  View,
} from '../../contract/generated/enigma';
import { EnigmaDesk } from './desk.svelte';
import type { Enigma } from './types';

export { sent } from '../../client/fake';

export const options: Options = {
  characters: 'introductory',
  match: true,
  breakthroughs: 2,
  doubts: 'sealed',
  open_checks: true,
  more_time: false,
  keep_tokens: false,
  help: 'facts',
  liars: 'skilled',
  hints: false,
};

const said = (text: string) => ({ en: text, ru: text, uk: text });
const room = (id: string, name: string) => ({
  id,
  name: said(name),
  text: said(`What the ${name} does.`),
  solo_text: null,
  corner: 'none' as const,
  cancel: null,
  steps: [{ do: 'time' as const, when: null, may: false }],
  pair: null,
  solo: null,
  many_only: false,
});
const character = (id: string, name: string, goal: AnyDemand[]) => ({
  id,
  name: said(name),
  text: said(`The goal of the ${name}.`),
  story: said(`The story of the ${name}.`),
  goal,
});

export const cards: CardSet = {
  title: said('A set'),
  rooms: ['Attic', 'Bath', 'Cellar', 'Den', 'Entry', 'Foyer', 'Garage', 'Hall', 'Island'].map((name) =>
    room(name.toLowerCase(), name),
  ),
  characters: [
    character('seeker', 'Seeker', [
      { ask: 'hold', token: 'chaos' },
      { ask: 'point', rooms: ['attic', 'bath'] },
    ]),
    character('clerk', 'Clerk', [{ ask: 'name', cards: 2 }, { ask: 'unmask' }]),
  ],
  casts: {
    introductory: [],
    introductory_pair: [],
    standard: [],
    solo: [],
    growth: [],
    later: null,
    at_random: [],
  },
};

export const player: Player = { decryption: false, chaos: false, silence: false, out: false, gone: false, wins: 0 };
export const cell: Cell = { up: false, room: null, looked: [], covered: false, corner: null };

export const view = (change: Partial<View> = {}): View => ({
  options,
  set: 'abc',
  characters: 'introductory',
  game: 0,
  phase: 'turn',
  players: [player, player, player],
  keeper: 0,
  turn: 0,
  time: 1,
  last: 5,
  grid: Array.from({ length: 9 }, () => cell),
  cast: ['clerk', 'seeker'],
  hands: ['seeker', null, null],
  stack: 0,
  below: null,
  laid: [],
  discarded: null,
  dealt: [],
  victors: [],
  breaks: 0,
  usable: false,
  muted: false,
  named: false,
  claim: null,
  answered: [false, false, false],
  answer: null,
  step: null,
  agreed: false,
  target: null,
  opening: 0,
  cells: [],
  recent: {
    visited: null,
    spent: false,
    claim: null,
    glances: [],
    corners: [],
    names: [],
    asked: false,
    checker: null,
    honest: null,
    payer: null,
    shuffled: [],
    swapped: [],
    met: null,
    traded: [],
    redrew: false,
    remade: false,
    uncovered: null,
    applied: null,
    declined: false,
    attempt: null,
  },
  end: null,
  truths: null,
  seen: null,
  voids: null,
  ...change,
});

export const listed = (...actions: AnyAction[]): AnyOffer => ({ type: 'listed', actions });
export const visits = (spend: boolean, ...places: number[]): AnyOffer =>
  listed(...places.map((place): AnyAction => ({ type: 'visit', place, spend, uncover: null })));

export const began: AnyEvent = { type: 'began', game: 0, keeper: 0, cast: ['clerk', 'seeker'], time: 0 };

export interface Seen {
  table: TableState<Enigma>;
  desk: EnigmaDesk;
}

const names = ['Bo', 'Ada', 'Cy'];

/** I sit on seat 0 and am called Bo. */
export function sit(view: View, offers: AnyOffer[] = [], events: AnyEvent[] = [], note = ''): Seen {
  const seats = view.players.map((_, at) => seat({ mine: at === 0, name: names[at] }));
  const told: AnyEvent[] = [{ type: 'laid', cards }, began, ...events];
  const awaited = offers.length ? [0] : [1];
  const table = come<Enigma>(
    { game: 'enigma', options: view.options, seats },
    { view, offers, awaited, events: told, hints: view.options.hints },
    { seat: 0, note },
  );
  return { table, desk: new EnigmaDesk(table) };
}

export function later(view: View, events: AnyEvent[] = [], offers: AnyOffer[] = []): void {
  happen<Enigma>({ view, offers, events, awaited: offers.length ? [0] : [1] });
}
