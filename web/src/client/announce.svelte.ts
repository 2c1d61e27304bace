/** What screen readers are told as it happens. */
import { language } from './texts.svelte';

class Announcer {
  private said = $state.raw({ text: '', language: language() });

  /** Nothing that was said before the language was changed. */
  get text(): string {
    return this.said.language === language() ? this.said.text : '';
  }

  /** Politely: after what is being read. */
  announce(text: string): void {
    // The same words twice would not be read twice.
    this.said = { text: this.text === text ? `${text}\u00a0` : text, language: language() };
  }
}

export const announcer = new Announcer();
export const announce = announcer.announce.bind(announcer);
