/** What only this browser remembers at a table of Break the Code: the card being looked at, the
 * guess being made, what is read in log and notebook. */
import type { Asked, Codes, Hand, Hint } from '../../contract/generated/break-the-code';
import { Desk } from '../../frame/desk.svelte';
import { isWrong, type RackRules, type TilePicker } from './board/rack';
import type { BreakTheCode } from './types';

interface Draft {
  card: number | null;
  guessing: boolean;
  picked: Hand;
}

export class BreakTheCodeDesk extends Desk<BreakTheCode, Draft> implements TilePicker {
  /** Whose turns the log shows; null: everybody's. */
  filter = $state<number | null>(null);
  /** The page of the notebook that is looked at once the game is over, by its turn. */
  page = $state<number | null>(null);

  /** The seats whose screens are across from me, from my left on. */
  get others(): number[] {
    const { seat, seats } = this.table;
    if (seat === null) return seats.map((_, at) => at);
    return seats.slice(1).map((_, at) => (seat + 1 + at) % seats.length);
  }

  get isDuel(): boolean {
    return this.table.seats.length === 2;
  }

  /** What I may guess now, if anything. */
  get codes(): Codes | null {
    return this.table.offers.find((offer) => offer.type === 'codes') ?? null;
  }

  get rules(): RackRules {
    return this.codes ?? { size: this.table.view!.size, own: [], wrong: [] };
  }

  get mayAsk(): boolean {
    return this.may('ask');
  }

  get mayPass(): boolean {
    return this.may('pass');
  }

  /** The card that is looked at. */
  get chosen(): number | null {
    return this.draft.card ?? null;
  }

  set chosen(card: number | null) {
    this.lay({ card });
  }

  /** Whether the rack lies before me, rather than the questions. */
  get guessing(): boolean {
    return this.codes !== null && (!this.mayAsk || this.draft.guessing === true);
  }

  set guessing(guessing: boolean) {
    this.lay({ guessing, card: null });
  }

  get picked(): Hand {
    return this.draft.picked ?? [];
  }

  set picked(picked: Hand) {
    this.lay({ picked });
  }

  get isComplete(): boolean {
    return this.picked.length === this.rules.size && !isWrong(this.picked, this.rules.wrong);
  }

  /** The last question, with its answers. */
  get latest(): Asked | null {
    const last = this.table.view?.log.at(-1);
    return last?.type === 'asked' ? last : null;
  }

  /** Puts a whole code on the rack. */
  pick(code: Hand): void {
    if (!this.codes) return;
    if (this.mayAsk) this.guessing = true;
    this.picked = code;
  }

  ask(card: number, digit: number | null): void {
    this.act({ type: 'ask', card, digit });
  }

  protected get moment(): string {
    const { log, phase } = this.table.view ?? { log: [], phase: '' };
    return [log.length, phase].join('/');
  }

  protected fits({ picked = [] }: Partial<Draft>): boolean {
    return picked.length <= this.rules.size && picked.every(Number.isInteger);
  }

  protected isLast({ guess, questions }: Hint): boolean {
    return guess !== null || questions.length === 1;
  }
}
