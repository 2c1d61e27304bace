/** A game on a real table, typed in entry by entry, and what the coach says of it. The browser keeps
 * it, so that it is still there after a reload. */
import { Consultation } from '../../client/consultation.svelte';

/** One that is set aside does not count for now. */
export interface Entry {
  aside: boolean;
}

export interface TypedGame<E extends Entry> {
  entries: readonly E[];
}

/** What any game's advice tells. */
export interface Advice {
  /** Where nothing fits: entries that can't all be right. */
  conflict: readonly number[];
}

export abstract class Assistant<E extends Entry, T extends TypedGame<E>, Inquiry, A extends Advice> {
  /** The entry that is being changed; null: a new one is typed in. */
  changing = $state<number | null>(null);
  readonly consultation: Consultation<Inquiry, A>;

  private typed = $state.raw<T>()!;
  /** What was there before somebody cleared it all. */
  private cleared = $state.raw<T | null>(null);

  constructor(
    readonly name: string,
    fresh: T,
    readonly most: number,
  ) {
    this.consultation = new Consultation(name);
    this.typed = this.read() ?? fresh;
  }

  /** Whether what the browser has kept is a game that can be gone on with. */
  protected abstract isWhole(game: T): boolean;

  /** A game of the same kind in which nothing is typed in. */
  protected abstract get blank(): T;

  /** Whether anything is. */
  abstract get hasBegun(): boolean;

  /** What the coach is asked; null: there is too little to ask about. */
  protected abstract get inquiry(): Partial<Inquiry> | null;

  get game(): T {
    return this.typed;
  }

  set game(game: T) {
    this.typed = game;
    localStorage.setItem(this.place, JSON.stringify(game));
    this.leave();
    this.ask();
  }

  get entries(): readonly E[] {
    return this.game.entries;
  }

  get isFull(): boolean {
    return this.changing === null && this.entries.length >= this.most;
  }

  /** Those that are set aside, by their number. */
  get aside(): number[] {
    return this.entries.flatMap((entry, at) => (entry.aside ? [at] : []));
  }

  /** Those that can't all be right, as far as the coach has said so. */
  get conflict(): readonly number[] {
    return this.consultation.waiting ? [] : (this.consultation.advice?.conflict ?? []);
  }

  ask(): void {
    if (this.inquiry) void this.consultation.ask(this.inquiry);
    else this.consultation.forget();
  }

  change(at: number): void {
    this.changing = at;
  }

  /** Leaves what is being typed in. */
  leave(): void {
    this.changing = null;
  }

  remove(at: number): void {
    this.become(this.entries.toSpliced(at, 1));
  }

  /** Sets an entry aside, or takes it back. */
  toggle(at: number): void {
    const entry = this.entries[at]!;
    this.become(this.entries.with(at, { ...entry, aside: !entry.aside }));
  }

  clear(): void {
    this.cleared = this.game;
    this.game = this.blank;
  }

  get mayRestore(): boolean {
    return this.cleared !== null && !this.hasBegun;
  }

  restore(): void {
    if (this.cleared) this.game = this.cleared;
    this.cleared = null;
  }

  /** A new entry, or the one that is being changed; set aside as it was. */
  protected enter(entry: Omit<E, 'aside'>, rest: Partial<T> = {}): void {
    const at = this.changing ?? this.entries.length;
    const aside = this.entries[at]?.aside ?? false;
    this.become(this.entries.toSpliced(at, 1, { ...entry, aside } as E), rest);
  }

  protected become(entries: readonly E[], rest: Partial<T> = {}): void {
    this.game = { ...this.game, ...rest, entries };
  }

  private get place(): string {
    return `deciban.assistant.${this.name}`;
  }

  private read(): T | null {
    try {
      const game = JSON.parse(localStorage.getItem(this.place) ?? 'null') as T | null;
      const fits = game && game.entries.length <= this.most && this.isWhole(game);
      return fits ? game : null;
    } catch {
      return null;
    }
  }
}
