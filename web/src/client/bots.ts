/** A bot's name with its level: there may be several of a level at one table. */
import type { Seat } from '../contract/generated/house';
import type { Speak } from './texts.svelte';

export function introduced({ bot, level }: Pick<Seat, 'bot' | 'level'>, speak: Speak): string {
  return speak('seat-bot', { name: speak(`bot-${bot}`), level: speak(`level-${level}`) });
}
