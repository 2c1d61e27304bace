/** Asking a guest for a name: from the header, or where others need to know it. */
import { me } from './me.svelte';

class Naming {
  open = $state(false);
  private asked: ((named: boolean) => void)[] = [];

  ask(): void {
    this.open = true;
  }

  /** Whether I have a name, asking for one if not. */
  ensure(): Promise<boolean> {
    if (me.name) return Promise.resolve(true);
    this.ask();
    return new Promise((answer) => this.asked.push(answer));
  }

  /** The dialog is closed, with a name or without. */
  done(): void {
    for (const answer of this.asked.splice(0)) answer(me.name !== '');
  }
}

export const naming = new Naming();
