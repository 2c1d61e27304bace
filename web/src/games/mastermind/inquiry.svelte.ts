/** A question to the coach about rows on a table. Only the answer to the last one counts. */
import type { Advice, Question } from '../../generated/mastermind';
import { api } from '../../house/api';
import { me } from '../../house/me.svelte';

export class Inquiry {
  advice = $state.raw<Advice | null>(null);
  /** The coach is thinking; the advice is that of the question before. */
  waiting = $state(false);
  failure = $state.raw<unknown>(null);
  private asked = 0;

  /** What it leaves open is as on the classic board. */
  async ask(question: Partial<Question>): Promise<void> {
    const number = ++this.asked;
    this.waiting = true;
    try {
      await me.meet();
      const advice = await api.advice<Advice>('mastermind', question);
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
