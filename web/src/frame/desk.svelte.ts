/** What only this browser remembers at a table: a move half laid, a deed to be confirmed, a hint.
 *
 * All of it counts for its moment alone, so nothing outlives what it was meant for. What is half
 * laid is there again after a reload: kept by table and seat, and read by whoever sits there. A desk
 * is made behind the curtain, so two people on one device never meet each other's pegs. */
import { api } from '../client/api';
import { complain } from '../client/notice.svelte';
import type { GameTypes } from '../contract/game';
import type { GameTable } from '../contract/table';

/** The coach says no more than this of a move. */
export const deepest = 3;

/** A hint, and how deep it went. */
export type Hinted<G extends GameTypes> = G['hint'] & { depth: number };

interface Moment<T> {
  at: string;
  value: T;
}

export abstract class Desk<G extends GameTypes, Draft extends object> {
  /** Whether the coach is thinking about a hint. */
  hinting = $state(false);
  private drafted = $state.raw<Moment<Partial<Draft>> | null>(null);
  private question = $state.raw<Moment<G['action']['type']> | null>(null);
  private hinted = $state.raw<Moment<Hinted<G>> | null>(null);

  constructor(readonly table: GameTable<G>) {
    this.drafted = this.read();
  }

  /** Names the moment: what is laid now counts until this changes. */
  protected abstract get moment(): string;

  /** Whether what was half laid before a reload, perhaps by an older client, can lie here. */
  protected abstract fits(draft: Partial<Draft>): boolean;

  /** Whether the coach may be asked now. */
  get mayHint(): boolean {
    return this.table.mayHint;
  }

  /** Whether there is no more to say than this. */
  protected abstract isLast(hint: G['hint']): boolean;

  /** What is half laid. */
  protected get draft(): Partial<Draft> {
    return this.now(this.drafted) ?? {};
  }

  /** Lays some more. Whatever was to be confirmed is another move now. */
  protected lay(part: Partial<Draft>): void {
    this.drafted = { at: this.moment, value: { ...this.draft, ...part } };
    sessionStorage.setItem(this.place, JSON.stringify(this.drafted));
    this.question = null;
  }

  /** A deed that is asked about once more before it is done. */
  get confirming(): G['action']['type'] | null {
    return this.now(this.question);
  }

  set confirming(deed: G['action']['type'] | null) {
    this.question = deed && { at: this.moment, value: deed };
  }

  may(deed: G['action']['type']): boolean {
    return this.table.offers.some(({ actions }) => actions?.some(({ type }) => type === deed));
  }

  act(action: G['action']): void {
    if (this.table.acting) return;
    this.question = null;
    this.table.act(action).then(
      () => sessionStorage.removeItem(this.place),
      (error: unknown) => complain(error, this.table.game),
    );
  }

  /** The hint to this move, as far as it was asked for. */
  get hint(): Hinted<G> | null {
    return this.now(this.hinted);
  }

  /** Asks the coach to say more. What comes too late for its moment is not shown. */
  async askHint(): Promise<void> {
    const at = this.moment;
    const depth = (this.hint?.depth ?? 0) + 1;
    this.hinting = true;
    try {
      const hint = await api.hint<G['hint']>(this.table.id, { depth, seat: this.table.seat! });
      this.hinted = { at, value: { ...hint, depth: this.isLast(hint) ? deepest : depth } };
    } catch (error) {
      complain(error, this.table.game);
    } finally {
      this.hinting = false;
    }
  }

  private now<T>(moment: Moment<T> | null): T | null {
    return moment?.at === this.moment ? moment.value : null;
  }

  private get place(): string {
    return `deciban.desk.${this.table.id}.${this.table.seat}`;
  }

  private read(): Moment<Partial<Draft>> | null {
    try {
      const saved = JSON.parse(sessionStorage.getItem(this.place) ?? 'null') as typeof this.drafted;
      if (saved && this.now(saved) && this.fits(saved.value)) return saved;
    } catch {
      // Not written by this client: as good as nothing.
    }
    sessionStorage.removeItem(this.place);
    return null;
  }
}
