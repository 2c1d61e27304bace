/** Who I am to the house. */
import type { Me } from '../contract/generated/house';
import { api } from './api';

class Guest {
  name = $state('');
  private met: Promise<void> | undefined;

  /** Makes sure that the house knows me; anything that changes something waits for this. */
  meet(): Promise<void> {
    this.met ??= api.me().then((me) => this.become(me));
    this.met.catch(() => (this.met = undefined));
    return this.met;
  }

  async rename(name: string): Promise<void> {
    await this.meet();
    this.become(await api.changeMe({ name: name.trim() }));
  }

  private become({ name }: Me): void {
    this.name = name;
  }
}

export const me = new Guest();
