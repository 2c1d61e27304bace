/** Break the Code on a real table: my own tiles, questions and their answers, wrong guesses, and the
 * cards that lie open. */
import type { Advice, Hand, Heard, Inquiry } from '../../../contract/generated/break-the-code';
import { Assistant, type Entry, type TypedGame } from '../../../frame/assistant/assistant.svelte';
import { choices } from '../board/cards';
import type { RackRules, TilePicker } from '../board/rack';

export interface HeardEntry extends Heard, Entry {}

/** What is being typed in. */
export interface Draft {
  card: number;
  digit: number | null;
  answers: readonly (number | null)[];
}

interface Game extends TypedGame<HeardEntry> {
  players: number;
  own: Hand;
  wrong: readonly Hand[];
  market: readonly number[];
}

const fresh: Game = { players: 2, own: [], entries: [], wrong: [], market: [] };

export class BreakTheCodeAssistant
  extends Assistant<HeardEntry, Game, Inquiry, Advice>
  implements TilePicker
{
  draft = $state.raw<Draft | null>(null);

  constructor() {
    super('break-the-code', fresh, 40);
    this.ask();
  }

  get players(): number {
    return this.game.players;
  }

  set players(players: number) {
    this.game = { ...fresh, players };
  }

  get size(): number {
    return this.players === 4 ? 4 : 5;
  }

  get rules(): RackRules {
    return { size: this.size, own: [], wrong: [] };
  }

  /** My own tiles, as far as they are typed in. */
  get picked(): Hand {
    return this.game.own;
  }

  set picked(own: Hand) {
    this.game = { ...this.game, own };
  }

  get hasBegun(): boolean {
    return this.picked.length > 0;
  }

  get isReady(): boolean {
    return this.picked.length === this.size;
  }

  get wrong(): readonly Hand[] {
    return this.game.wrong;
  }

  get market(): readonly number[] {
    return this.game.market;
  }

  /** A card can be asked only once. */
  wasAsked(card: number): boolean {
    return this.entries.some((entry, at) => entry.card === card && at !== this.changing);
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
    const market = this.market.filter((open) => open !== card);
    this.enter({ card, digit, answers: [...answers] }, { market });
  }

  override change(at: number): void {
    const { card, digit, answers } = this.entries[at]!;
    super.change(at);
    this.draft = { card, digit, answers };
  }

  override leave(): void {
    super.leave();
    this.draft = null;
  }

  /** Marks a card as lying open, or not. */
  open(card: number): void {
    const market = this.market.includes(card)
      ? this.market.filter((open) => open !== card)
      : [...this.market, card];
    this.game = { ...this.game, market };
  }

  /** A guess turned out wrong; or that is taken back. */
  fail(code: Hand): void {
    this.game = { ...this.game, wrong: [...this.wrong, code] };
  }

  forgive(at: number): void {
    this.game = { ...this.game, wrong: this.wrong.toSpliced(at, 1) };
  }

  protected get blank(): Game {
    return { ...fresh, players: this.players };
  }

  protected get inquiry(): Partial<Inquiry> | null {
    if (!this.isReady) return null;
    const { players, own, entries, wrong, market } = this.game;
    const heard = entries.map(({ card, digit, answers }) => ({ card, digit, answers }));
    return { players, own, heard, aside: this.aside, wrong: [...wrong], market: [...market] };
  }

  protected isWhole({ players, own, entries, wrong, market }: Game): boolean {
    const fits = ({ answers, card }: HeardEntry) =>
      answers.length === players - 1 && card >= 1 && card <= 21;
    return [2, 3, 4].includes(players) && [own, wrong, market].every(Array.isArray) && entries.every(fits);
  }
}
