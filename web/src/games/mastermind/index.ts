/** Mastermind, as the house shows it. */
import type { Options } from '../../generated/mastermind';
import type { GameModule } from '../game';
import type { Desk } from './desk.svelte';
import Picture from './Picture.svelte';
import type { Mastermind } from './types';

const classic: Options = {
  pegs: 4,
  colors: 6,
  rows: 10,
  blanks: false,
  alone: false,
  games: 2,
  first: 'dice',
  answers: 'automatic',
  help: 'facts',
  hints: false,
};

const mastermind: GameModule<Mastermind, Desk> = {
  name: 'mastermind',
  Picture,
  // The bot hides first: a newcomer begins by guessing.
  quick: {
    game: 'mastermind',
    options: { ...classic, first: 'seat-1', hints: true },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  },
  alone: {
    game: 'mastermind',
    options: { ...classic, alone: true, hints: true },
    seats: [{ kind: 'me' }],
  },
  defaults: classic,
  seats: ({ alone }) => (alone ? [1] : [2]),
  describe: ({ pegs, colors, rows, games, alone, blanks, answers, hints }) => ({
    key: alone ? 'options-alone' : 'options-match',
    args: { pegs, colors, rows, games, blanks: String(blanks), answers, hints: String(hints) },
  }),
  board: ({ pegs, colors, rows, blanks }) => ({
    key: 'options-board',
    args: { pegs, colors, rows, blanks: String(blanks) },
  }),
  play: async () => (await import('./play')).play,
  OptionsForm: () => import('./OptionsForm.svelte'),
  Rules: () => import('./Rules.svelte'),
  Assistant: () => import('./Assistant.svelte'),
  Lesson: () => import('./Lesson.svelte'),
};

export default mastermind;
