/** How content goes when bots try it: asked for, and followed until they are done. */
import { api } from '../../client/api';
import { me } from '../../client/me.svelte';
import type { Rehearsed } from '../../contract/generated/house';

/** Milliseconds between two looks. */
const pause = 1000;

export class Rehearsing {
  seen = $state.raw<Rehearsed | null>(null);
  /** The bots stopped before they had played a single game. */
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** How many questions were sent: a reply to an earlier one is late, and no longer true. */
  private asked = 0;

  constructor(
    private readonly game: string,
    readonly content: string,
  ) {}

  get underWay(): boolean {
    return this.seen?.under_way ?? false;
  }

  /** What came of it the last time, or is under way. */
  async look(): Promise<void> {
    await this.take(api.rehearsed(this.game, this.content));
  }

  async begin(): Promise<void> {
    this.failed = false;
    await me.meet();
    await this.take(api.rehearse(this.game, this.content));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async take(reply: Promise<Rehearsed>): Promise<void> {
    const mine = ++this.asked;
    const seen = await reply;
    if (mine !== this.asked) return;
    this.failed = this.underWay && !seen.under_way && seen.result === null;
    this.seen = seen;
    this.follow();
  }

  private follow(): void {
    clearTimeout(this.timer);
    if (!this.underWay || this.closed) return;
    // Out of reach for a moment: the bots play on, and the next look may get through.
    this.timer = setTimeout(() => void this.look().catch(() => this.follow()), pause);
  }
}

export interface Bar {
  title: Record<string, string>;
  played: number;
  won: number;
  /** Of the times that it was played; 0 if it never was. */
  share: number;
}

/** Whatever wins most often comes first. */
export function bars(result: NonNullable<Rehearsed['result']>): Bar[] {
  return result.shares
    .map((share) => ({ ...share, share: share.played ? share.won / share.played : 0 }))
    .toSorted((a, b) => b.share - a.share);
}

/** How often anything wins that is played. */
export function average(result: NonNullable<Rehearsed['result']>): number {
  const played = result.shares.reduce((sum, share) => sum + share.played, 0);
  const won = result.shares.reduce((sum, share) => sum + share.won, 0);
  return played ? won / played : 0;
}
