/** Mastermind, as the house shows it. */
import type { GameModule } from '../../contract/game';
import type { MastermindDesk } from './desk.svelte';
import Picture from './Picture.svelte';
import type { Mastermind } from './types';

const mastermind: GameModule<Mastermind, MastermindDesk> = {
  name: 'mastermind',
  Picture,
  // The bot hides first: a newcomer begins by guessing.
  quick: {
    game: 'mastermind',
    options: { first: 'seat-1', hints: true },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  },
  alone: {
    game: 'mastermind',
    options: { alone: true, hints: true },
    seats: [{ kind: 'me' }],
  },
  describe: ({ pegs, colors, rows, games, alone, blanks, answers, hints }) => ({
    key: alone ? 'options-alone' : 'options-match',
    args: { pegs, colors, rows, games, blanks: String(blanks), answers, hints: String(hints) },
  }),
  board: ({ pegs, colors, rows, blanks }) => ({
    key: 'options-board',
    args: { pegs, colors, rows, blanks: String(blanks) },
  }),
  parts: async () => (await import('./parts')).parts,
  OptionsForm: () => import('./options/OptionsForm.svelte'),
  Rules: () => import('./rules/Rules.svelte'),
  Assistant: () => import('./assistant/Assistant.svelte'),
  Lesson: () => import('./lesson/Lesson.svelte'),
};

export default mastermind;
