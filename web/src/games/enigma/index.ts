/** Enigma: Beyond Code, as the house shows it. */
import type { GameModule } from '../../contract/game';
import type { EnigmaDesk } from './desk.svelte';
import Picture from './Picture.svelte';
import type { Enigma } from './types';

const enigma: GameModule<Enigma, EnigmaDesk> = {
  name: 'enigma',
  Picture,
  // Three at the table: with two there is nobody else to believe or doubt.
  quick: {
    game: 'enigma',
    options: { match: false },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }],
  },
  alone: { game: 'enigma', options: {}, seats: [{ kind: 'me' }] },
  describe: ({ characters, match, doubts, help, hints }) => ({
    key: 'options-summary',
    args: { characters, match: String(match), doubts, help, hints: String(hints) },
  }),
  board: ({ more_time, keep_tokens }) => ({
    key: 'options-board',
    args: { time: String(more_time), tokens: String(keep_tokens) },
  }),
  parts: async () => (await import('./parts')).parts,
  OptionsForm: () => import('./options/OptionsForm.svelte'),
  Rules: () => import('./rules/Rules.svelte'),
  Assistant: () => import('./assistant/Assistant.svelte'),
  Preview: () => import('./Preview.svelte'),
};

export default enigma;
