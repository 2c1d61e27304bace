/** What every notebook does: it keeps what was known, saves what is written, and has three marks. */
import type { GameTypes } from '../contract/game';
import type { GameTable } from '../contract/table';

export type Mark = 'in' | 'out' | 'maybe';

const marks: readonly (Mark | '')[] = ['', 'out', 'in', 'maybe'];
const pause = 500;

/** The next mark in turn: out, in, maybe, none. */
export function nextMark(mark: string | undefined): Mark | '' {
  return marks[(marks.findIndex((each) => each === (mark ?? '')) + 1) % marks.length]!;
}

/** What the notebook knows. What was known before the last step stays known within a chapter: it is
 * shown until the new notes are there, so that nothing jumps. */
export class KnownNotes<G extends GameTypes> {
  private kept = $state.raw<{ chapter: number; notes: G['notes'] } | null>(null);

  constructor(
    private readonly table: () => GameTable<G>,
    private readonly chapter: () => number,
  ) {
    $effect(() => {
      const { notes } = this.table();
      if (notes) this.kept = { chapter: this.chapter(), notes };
    });
  }

  get notes(): G['notes'] | null {
    const kept = this.kept?.chapter === this.chapter() ? this.kept.notes : null;
    return this.table().notes ?? kept;
  }
}

/** Saves what is typed once the writer pauses. */
export class Typing<What extends unknown[]> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly save: (...what: What) => void) {}

  typed(...what: What): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(...what), pause);
  }

  /** There is no more to come: now. */
  done(...what: What): void {
    clearTimeout(this.timer);
    this.save(...what);
  }
}
