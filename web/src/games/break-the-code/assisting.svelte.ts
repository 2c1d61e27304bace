/** A game on a real table, typed in question by question, and what the coach says of it. The browser
 * keeps it, so that it is still there after a reload. */
import type { Advice, Hand, Heard, Question } from '../../generated/break-the-code';
import { Inquiry } from '../../house/inquiry.svelte';
import { choices } from './cards';
import type { Picking } from './desk.svelte';
import type { Rules } from './rack';

/** A question as it was typed in; one that is set aside does not count for now. */
export interface Entry extends Heard {
  aside: boolean;
}

/** What is being typed in. */
export interface Draft {
  card: number;
  digit: number | null;
  answers: readonly (number | null)[];
}

interface Game {
  players: number;
  own: Hand;
  heard: readonly Entry[];
  wrong: readonly Hand[];
  market: readonly number[];
}

const place = 'deciban.assistant.break-the-code';
const fresh: Game = { players: 2, own: [], heard: [], wrong: [], market: [] };
export const mostHeard = 40;

export class Assisting implements Picking {
  draft = $state.raw<Draft | null>(null);
  /** The question that is being changed; null: a new one is typed in. */
  changing = $state<number | null>(null);
  readonly inquiry = new Inquiry<Question, Advice>('break-the-code');

  private game = $state.raw<Game>(fresh);
  /** What was there before somebody cleared it all. */
  private cleared = $state.raw<Game | null>(null);

  constructor() {
    this.set(saved() ?? fresh);
  }

  get players(): number {
    return this.game.players;
  }

  set players(players: number) {
    this.set({ ...fresh, players });
  }

  get size(): number {
    return this.players === 4 ? 4 : 5;
  }

  get rules(): Rules {
    return { size: this.size, own: [], wrong: [] };
  }

  /** My own tiles, as far as they are typed in. */
  get picked(): Hand {
    return this.game.own;
  }

  set picked(own: Hand) {
    this.set({ ...this.game, own });
  }

  get isReady(): boolean {
    return this.picked.length === this.size;
  }

  get heard(): readonly Entry[] {
    return this.game.heard;
  }

  get wrong(): readonly Hand[] {
    return this.game.wrong;
  }

  get market(): readonly number[] {
    return this.game.market;
  }

  get isFull(): boolean {
    return this.changing === null && this.heard.length >= mostHeard;
  }

  /** A card can be asked only once. */
  wasAsked(card: number): boolean {
    return this.heard.some((entry, at) => entry.card === card && at !== this.changing);
  }

  begin(card: number): void {
    const answers = Array.from({ length: this.players - 1 }, () => null);
    this.draft = { card, digit: choices[card]?.[0] ?? null, answers };
  }

  answer(other: number, told: number | null): void {
    if (this.draft) this.draft = { ...this.draft, answers: this.draft.answers.with(other, told) };
  }

  get mayAdd(): boolean {
    return !!this.draft && this.draft.answers.some((told) => told !== null);
  }

  add(): void {
    if (!this.draft || !this.mayAdd) return;
    const { card, digit, answers } = this.draft;
    const at = this.changing ?? this.heard.length;
    const aside = this.heard[at]?.aside ?? false;
    const heard = this.heard.toSpliced(at, 1, { card, digit, answers: [...answers], aside });
    this.set({ ...this.game, heard, market: this.market.filter((open) => open !== card) });
  }

  change(at: number): void {
    const { card, digit, answers } = this.heard[at]!;
    this.changing = at;
    this.draft = { card, digit, answers };
  }

  leave(): void {
    this.changing = null;
    this.draft = null;
  }

  remove(at: number): void {
    this.set({ ...this.game, heard: this.heard.toSpliced(at, 1) });
  }

  /** Sets a question aside, or takes it back. */
  toggle(at: number): void {
    const entry = this.heard[at]!;
    this.set({ ...this.game, heard: this.heard.with(at, { ...entry, aside: !entry.aside }) });
  }

  /** Marks a card as lying open, or not. */
  open(card: number): void {
    const market = this.market.includes(card)
      ? this.market.filter((open) => open !== card)
      : [...this.market, card];
    this.set({ ...this.game, market });
  }

  /** A guess turned out wrong; or that is taken back. */
  fail(code: Hand): void {
    this.set({ ...this.game, wrong: [...this.wrong, code] });
  }

  forgive(at: number): void {
    this.set({ ...this.game, wrong: this.wrong.toSpliced(at, 1) });
  }

  clear(): void {
    this.cleared = this.game;
    this.set({ ...fresh, players: this.players });
  }

  get mayRestore(): boolean {
    return this.cleared !== null && !this.picked.length;
  }

  restore(): void {
    if (this.cleared) this.set(this.cleared);
    this.cleared = null;
  }

  ask(): void {
    if (!this.isReady) return this.inquiry.forget();
    const { players, own, heard, wrong, market } = this.game;
    const aside = heard.flatMap((entry, at) => (entry.aside ? [at] : []));
    const asked = heard.map(({ card, digit, answers }) => ({ card, digit, answers }));
    void this.inquiry.ask({ players, own, heard: asked, aside, wrong: [...wrong], market: [...market] });
  }

  private set(game: Game): void {
    this.game = game;
    localStorage.setItem(place, JSON.stringify(game));
    this.leave();
    this.ask();
  }
}

function saved(): Game | null {
  try {
    const game = JSON.parse(localStorage.getItem(place) ?? 'null') as Game | null;
    return game && isWhole(game) ? game : null;
  } catch {
    return null;
  }
}

function isWhole({ players, own, heard, wrong, market }: Game): boolean {
  const fits = (entry: Entry) => entry.answers.length === players - 1 && entry.card >= 1 && entry.card <= 21;
  const lists = [own, heard, wrong, market].every(Array.isArray);
  return [2, 3, 4].includes(players) && lists && heard.length <= mostHeard && heard.every(fits);
}
