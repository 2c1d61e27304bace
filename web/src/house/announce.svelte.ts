/** What screen readers are told as it happens. */

class Announcer {
  text = $state('');
}

export const announcer = new Announcer();

/** Politely: after what is being read. */
export function announce(text: string): void {
  // The same words twice would not be read twice.
  announcer.text = announcer.text === text ? `${text}\u00a0` : text;
}
