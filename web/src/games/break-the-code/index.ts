/** Break the Code, as the house shows it. */
import type { GameModule, Told } from '../../contract/game';
import type { Options } from '../../contract/generated/break-the-code';
import type { BreakTheCodeDesk } from './desk.svelte';
import Picture from './Picture.svelte';
import type { BreakTheCode } from './types';

const describe = ({ help, tagiron, last_call, hints }: Options): Told => ({
  key: 'options-summary',
  args: { help, tagiron: String(tagiron), call: String(last_call), hints: String(hints) },
});

const breakTheCode: GameModule<BreakTheCode, BreakTheCodeDesk> = {
  name: 'break-the-code',
  Picture,
  quick: {
    game: 'break-the-code',
    options: { hints: true },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  },
  describe,
  board: describe,
  parts: async () => (await import('./parts')).parts,
  OptionsForm: () => import('./options/OptionsForm.svelte'),
  Rules: () => import('./rules/Rules.svelte'),
  Assistant: () => import('./assistant/Assistant.svelte'),
};

export default breakTheCode;
