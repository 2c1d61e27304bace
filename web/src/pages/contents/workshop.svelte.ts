/** A text that somebody writes to play with, what the house says of it, and where it is kept. */
import { api } from '../../client/api';
import { me } from '../../client/me.svelte';
import { Refused } from '../../client/wire';
import type { Brought, Content } from '../../contract/generated/house';

/** Milliseconds without a keystroke before a text is checked, … */
const pause = 500;
/** … and before one is checked again that could not be. */
const patience = 5000;

/** What the browser keeps of a text until it is saved. */
export class Draft {
  private readonly key: string;

  constructor(game: string, content: string | null) {
    this.key = `deciban.draft.${game}.${content ?? ''}`;
  }

  read(): string | null {
    return localStorage.getItem(this.key);
  }

  write(text: string): void {
    try {
      localStorage.setItem(this.key, text);
    } catch {
      // No room, or not allowed: the text stands in the page, and can be saved.
    }
  }

  drop(): void {
    localStorage.removeItem(this.key);
  }
}

export class Workshop {
  text = $state('');
  /** The text as the game reads it, or as it last could. */
  found = $state.raw<Brought | null>(null);
  /** Why the text as it stands can't be played, or could not be checked. */
  failure = $state.raw<unknown>(null);
  checking = $state(false);
  /** The name under which the house knows the text as it stands. */
  name = $state<string | null>(null);
  /** What stood here before a whole other text took its place. */
  before = $state<string | null>(null);
  shelf = $state.raw<readonly Content[]>([]);
  private draft: Draft;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    text: string,
    name: string | null,
    shelf: readonly Content[],
  ) {
    this.draft = new Draft(game, name);
    this.text = text;
    this.name = this.draft.read() === null ? name : null;
    this.shelf = shelf;
    void this.check();
  }

  /** Whether there is nothing to save. */
  get kept(): boolean {
    return this.shelf.some(({ content }) => content === this.name);
  }

  /** The line that is wrong. */
  get wrong(): number | null {
    return this.failure instanceof Refused ? lineOf(this.failure.refusal.facts) : null;
  }

  write(text: string): void {
    this.text = text;
    this.name = null;
    this.draft.write(text);
    this.soon(pause);
  }

  /** Another text altogether; the one that stood here can be had back. */
  replace(text: string): void {
    this.before = this.text;
    this.write(text);
  }

  takeBack(): void {
    if (this.before !== null) this.write(this.before);
    this.before = null;
  }

  /** A file takes the place of the text, unless it is no text at all. */
  async open(file: Blob): Promise<void> {
    await me.meet();
    const { refusal } = await api.check(this.game, file);
    if (refusal?.reason === noText) throw new Refused(refusal);
    this.replace(await file.text());
  }

  async example(): Promise<void> {
    this.replace((await api.example(this.game)).source);
  }

  /** Keeps the text; resolves with its name, or rejects with what is wrong. */
  async save(): Promise<Brought> {
    await me.meet();
    const text = this.text;
    const brought = await api.bring(this.game, text);
    const shelf = await api.contents(this.game);
    this.draft.drop();
    this.draft = new Draft(this.game, brought.content);
    this.shelf = shelf;
    if (text === this.text) this.name = brought.content;
    else this.draft.write(this.text);
    return brought;
  }

  /** Nobody waits for an answer any more. */
  close(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }

  private soon(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), milliseconds);
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    this.checking = true;
    try {
      await me.meet();
      const { brought, refusal } = await api.check(this.game, this.text);
      if (number !== this.asked) return;
      if (refusal) this.settle(this.found, new Refused(refusal));
      else this.settle(brought, null);
    } catch (error) {
      if (number !== this.asked) return;
      this.settle(this.found, error);
      if (passing(error)) this.soon(patience);
    }
  }

  private settle(found: Brought | null, failure: unknown): void {
    this.found = found;
    this.failure = failure;
    this.checking = false;
  }
}

const noText = 'content-unreadable';

export function lineOf(facts: Readonly<Record<string, number | string>>): number | null {
  return typeof facts['line'] === 'number' ? facts['line'] : null;
}

/** Whether the same text may be answered otherwise a little later. */
function passing(error: unknown): boolean {
  return !(error instanceof Refused) || error.refusal.reason === 'too-many-checks';
}
