/** What only this browser remembers at a table: the card being looked at, the guess being made.
 * Everything is kept per seat and turn, so nothing outlives its moment and two people on one device
 * never meet each other's tiles. */
import type { AnyAction, Asked, Codes, Hand, Hint } from '../../generated/break-the-code';
import { api } from '../../house/api';
import { complain } from '../../house/notice.svelte';
import { isWrong, type Rules } from './rack';
import type { BreakTheCodeTable } from './types';

/** What the coach has said so far, and how deep it went. */
export interface Hinted extends Hint {
  depth: number;
}

/** Where tiles are picked from a rack. */
export interface Picking {
  readonly rules: Rules;
  picked: Hand;
}

export const deepest = 3;

/** A value that counts only for the moment it was made at. */
interface Moment<T> {
  at: string;
  value: T;
}

export class Desk implements Picking {
  /** Whether the coach is thinking about a hint. */
  hinting = $state(false);
  /** Whose turns the log shows; null: everybody's. */
  filter = $state<number | null>(null);
  /** The page of the notebook that is looked at once the game is over, by its turn. */
  leaf = $state<number | null>(null);

  private card = $state.raw<Moment<number> | null>(null);
  private opened = $state.raw<Moment<boolean> | null>(null);
  private guess = $state.raw<Moment<Hand> | null>(null);
  private question = $state.raw<Moment<'guess' | 'pass'> | null>(null);
  private hinted = $state.raw<Moment<Hinted> | null>(null);

  constructor(readonly table: BreakTheCodeTable) {}

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

  get rules(): Rules {
    return this.codes ?? { size: this.table.view!.size, own: [], wrong: [] };
  }

  get mayAsk(): boolean {
    return this.may('ask');
  }

  get mayPass(): boolean {
    return this.may('pass');
  }

  get mayHint(): boolean {
    return this.codes !== null && this.table.view!.options.hints;
  }

  /** The card that is looked at. */
  get chosen(): number | null {
    return this.now(this.card);
  }

  set chosen(card: number | null) {
    this.card = card === null ? null : this.moment(card);
  }

  /** Whether the rack lies before me, rather than the questions. */
  get guessing(): boolean {
    return this.codes !== null && (!this.mayAsk || this.now(this.opened) === true);
  }

  set guessing(open: boolean) {
    this.opened = this.moment(open);
    this.chosen = null;
  }

  get picked(): Hand {
    return this.now(this.guess) ?? [];
  }

  set picked(tiles: Hand) {
    this.guess = this.moment(tiles);
    this.question = null;
  }

  get isComplete(): boolean {
    return this.picked.length === this.rules.size && !isWrong(this.picked, this.rules.wrong);
  }

  /** A deed that is asked about once more before it is done. */
  get asking(): 'guess' | 'pass' | null {
    return this.now(this.question);
  }

  set asking(deed: 'guess' | 'pass' | null) {
    this.question = deed && this.moment(deed);
  }

  get hint(): Hinted | null {
    return this.now(this.hinted);
  }

  /** The last question, with its answers. */
  get latest(): Asked | null {
    const last = this.table.view?.log.at(-1);
    return last?.type === 'asked' ? last : null;
  }

  /** Lays a whole code on the rack. */
  lay(code: Hand): void {
    if (!this.codes) return;
    if (this.mayAsk) this.guessing = true;
    this.picked = code;
  }

  ask(card: number, digit: number | null): void {
    this.act({ type: 'ask', card, digit });
  }

  act(action: AnyAction): void {
    if (this.table.acting) return;
    this.question = null;
    this.table.act(action).catch((error: unknown) => complain(error, 'break-the-code'));
  }

  /** Asks the coach to say more. What comes too late for its turn is not shown. */
  async askHint(): Promise<void> {
    const at = this.at;
    const depth = (this.hint?.depth ?? 0) + 1;
    this.hinting = true;
    try {
      const hint = await api.hint<Hint>(this.table.id, { depth, seat: this.table.seat! });
      const last = hint.guess !== null || hint.questions.length === 1;
      this.hinted = { at, value: { ...hint, depth: last ? deepest : depth } };
    } catch (error) {
      complain(error, 'break-the-code');
    } finally {
      this.hinting = false;
    }
  }

  private may(deed: AnyAction['type']): boolean {
    return this.table.offers.some(
      (offer) => offer.type === 'listed' && offer.actions.some(({ type }) => type === deed),
    );
  }

  private get at(): string {
    const { log, phase } = this.table.view ?? { log: [], phase: '' };
    return [this.table.seat, log.length, phase].join('/');
  }

  private moment<T>(value: T): Moment<T> {
    return { at: this.at, value };
  }

  private now<T>(moment: Moment<T> | null): T | null {
    return moment?.at === this.at ? moment.value : null;
  }
}
