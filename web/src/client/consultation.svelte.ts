/** Questions to a game's coach about a real table. Only the answer to the last one counts. */
import { api } from './api';
import { me } from './me.svelte';

export class Consultation<Inquiry, Advice> {
  advice = $state.raw<Advice | null>(null);
  /** The coach is thinking; the advice is that of the question before. */
  waiting = $state(false);
  failure = $state.raw<unknown>(null);
  private asked = 0;

  constructor(private readonly game: string) {}

  /** What it leaves open is as usual in the game. */
  async ask(inquiry: Partial<Inquiry>): Promise<void> {
    const number = ++this.asked;
    this.waiting = true;
    try {
      await me.meet();
      const advice = await api.advice<Advice>(this.game, inquiry);
      if (number === this.asked) this.settle(advice, null);
    } catch (error) {
      if (number === this.asked) this.settle(null, error);
    }
  }

  /** Whatever was asked counts no more. */
  forget(): void {
    this.asked += 1;
    this.settle(null, null);
  }

  private settle(advice: Advice | null, failure: unknown): void {
    this.advice = advice;
    this.failure = failure;
    this.waiting = false;
  }
}
