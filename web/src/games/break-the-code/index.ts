/** Break the Code, as the house shows it. */
import type { Options } from '../../generated/break-the-code';
import type { GameModule, Told } from '../game';
import type { Desk } from './desk.svelte';
import Picture from './Picture.svelte';
import type { BreakTheCode } from './types';

const usual: Options = { tagiron: false, last_call: false, help: 'facts', hints: false };

const describe = ({ help, tagiron, last_call, hints }: Options): Told => ({
  key: 'options-summary',
  args: { help, tagiron: String(tagiron), call: String(last_call), hints: String(hints) },
});

const breakTheCode: GameModule<BreakTheCode, Desk> = {
  name: 'break-the-code',
  Picture,
  quick: {
    game: 'break-the-code',
    options: { ...usual, hints: true },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  },
  defaults: usual,
  seats: ({ last_call }) => (last_call ? [2] : [2, 3, 4]),
  describe,
  board: describe,
  play: async () => (await import('./play')).play,
  OptionsForm: () => import('./OptionsForm.svelte'),
  Rules: () => import('./Rules.svelte'),
  Assistant: () => import('./Assistant.svelte'),
};

export default breakTheCode;
