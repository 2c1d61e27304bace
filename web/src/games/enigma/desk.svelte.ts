/** What only this browser remembers at a table of Enigma: the card to go to, the name to say, the
 * places an effect is for, an attempt in the making. */
import type { AnyAction, Goal, Hint, Pointer, Suspect, Visit } from '../../contract/generated/enigma';
import { Desk } from '../../frame/desk.svelte';
import { cardsOf } from './cards';
import { trail } from './trail';
import type { Enigma } from './types';

interface Draft {
  /** The card to go to. */
  place: number | null;
  /** Whether the decryption token is returned for it. */
  spend: boolean;
  /** Alone: where its silence token is taken from. */
  uncover: number | null;
  /** The name to say. */
  room: string | null;
  /** The places that an effect is for. */
  places: number[];
  /** Whether an attempt is being made, and at what. */
  trying: boolean;
  borrowed: string | null;
  points: Pointer[];
  /** The face-down card that is to be named. */
  aim: number | null;
  suspect: Partial<Suspect>;
}

/** What a tap on a card means now. */
export type Mode = 'visit' | 'uncover' | 'select' | 'point';

export class EnigmaDesk extends Desk<Enigma, Draft> {
  /** The card that is looked at closely: a place, a room or a character. */
  close = $state.raw<{ place: number } | { character: string } | null>(null);

  readonly cards = $derived(cardsOf(this.table.past, this.table.seats.length));
  readonly trail = $derived(trail(this.table.past));

  get alone(): boolean {
    return this.table.seats.length === 1;
  }

  /** The seats in the order of their turns, mine first. */
  get around(): number[] {
    const seats = this.table.seats.map((_, seat) => seat);
    const mine = this.table.seat ?? 0;
    return [...seats.slice(mine), ...seats.slice(0, mine)];
  }

  /** What lies at a place, as far as I know it for certain. */
  known(place: number): string | null {
    return this.table.view!.grid[place]!.room ?? this.trail.places[place]!.room;
  }

  /** The character of a player, as far as I know it. */
  face(seat: number): string | null {
    return this.table.view!.hands[seat] ?? this.trail.faces[seat] ?? null;
  }

  // Going to a card.

  private get visits(): Visit[] {
    return this.listed('visit');
  }

  /** Whether there is a choice: with the token, or without. */
  get maySpend(): boolean {
    return this.visits.some(({ spend }) => spend) && this.visits.some(({ spend }) => !spend);
  }

  get spend(): boolean {
    if (!this.visits.some(({ spend }) => spend)) return false;
    return this.draft.spend ?? !this.visits.some(({ spend }) => !spend);
  }

  set spend(spend: boolean) {
    this.lay({ spend, place: null, uncover: null });
  }

  get spot(): number | null {
    return this.draft.place ?? null;
  }

  /** Where the silence token for the chosen card may come from; empty: from the stock. */
  get uncovers(): number[] {
    const ways = this.visits.filter(({ place, spend }) => place === this.spot && spend === this.spend);
    return ways.flatMap(({ uncover }) => (uncover === null ? [] : [uncover]));
  }

  get uncover(): number | null {
    return this.draft.uncover ?? null;
  }

  get mayVisit(): boolean {
    return this.spot !== null && (!this.uncovers.length || this.uncover !== null);
  }

  visit(): void {
    if (!this.mayVisit) return;
    this.act({ type: 'visit', place: this.spot!, spend: this.spend, uncover: this.uncover });
  }

  // Naming it.

  /** What the card really is that I am to name. */
  get truth(): string | null {
    const { phase, claim, grid, turn } = this.table.view!;
    return phase === 'name' && claim && turn === this.table.seat ? grid[claim.place]!.room : null;
  }

  get room(): string | null {
    return this.draft.room ?? this.truth;
  }

  set room(room: string | null) {
    this.lay({ room });
  }

  // Effects.

  /** So many places an effect is for, and which they may be. */
  get asked(): { count: number; among: number[] } | null {
    return this.table.offers.find((offer) => offer.type === 'places') ?? null;
  }

  get chosen(): number[] {
    return this.draft.places ?? [];
  }

  get isChosen(): boolean {
    return this.chosen.length === this.asked?.count;
  }

  select(): void {
    if (this.isChosen) this.act({ type: 'select', places: this.chosen });
  }

  /** The players whom an effect may be for. */
  get targets(): number[] {
    return this.listed('target').map(({ seat }) => seat);
  }

  /** The ways that an effect offers. */
  get ways(): (number | null)[] {
    return this.listed('decide').map(({ way }) => way);
  }

  // The goal.

  get goals(): Goal[] {
    return this.table.offers.filter((offer) => offer.type === 'goal');
  }

  get trying(): boolean {
    return this.goals.length > 0 && this.draft.trying === true;
  }

  set trying(trying: boolean) {
    this.lay({ trying, borrowed: null, points: [], aim: null, suspect: {}, place: null });
  }

  /** The goal that is tried; with a choice, once it is chosen. */
  get goal(): Goal | null {
    if (!this.trying) return null;
    const [first, second] = this.goals;
    return second ? (this.goals.find(({ borrowed }) => borrowed === this.draft.borrowed) ?? null) : first!;
  }

  borrow(borrowed: string | null): void {
    this.lay({ borrowed, points: [], aim: null, suspect: {} });
  }

  get points(): Pointer[] {
    return this.draft.points ?? [];
  }

  /** The room that is pointed out next; null: all are. */
  get pointing(): string | null {
    return this.goal?.rooms.find((room) => !this.points.some((point) => point.room === room)) ?? null;
  }

  get aim(): number | null {
    return this.draft.aim ?? null;
  }

  /** Names the face-down card that was tapped. */
  name(room: string): void {
    const { aim } = this;
    if (aim === null) return;
    const others = this.points.filter((point) => point.place !== aim && point.room !== room);
    this.lay({ points: [...others, { place: aim, room }], aim: null });
  }

  get suspect(): Partial<Suspect> {
    return this.draft.suspect ?? {};
  }

  suspecting(part: Partial<Suspect>): void {
    this.lay({ suspect: { ...this.suspect, ...part } });
  }

  /** The attempt, once everything is pointed out. */
  get attempt(): AnyAction | null {
    const { goal, points, suspect } = this;
    if (!goal || points.length !== (goal.cards || goal.rooms.length)) return null;
    const { seat, character } = suspect;
    if (goal.suspects === null) {
      return { type: 'attempt', points, suspect: null, borrowed: goal.borrowed };
    }
    if (seat === undefined || character === undefined) return null;
    return { type: 'attempt', points, suspect: { seat, character }, borrowed: goal.borrowed };
  }

  // What the coach would do.

  /** Whether a move is put together before it is done; others are one tap. */
  canLay({ type }: AnyAction): boolean {
    return ['visit', 'say', 'select', 'attempt'].includes(type);
  }

  /** Puts a move together, for me to do it. */
  layOut(action: AnyAction): void {
    this.lay({ trying: false });
    switch (action.type) {
      case 'visit':
        return this.lay({ place: action.place, spend: action.spend, uncover: action.uncover });
      case 'say':
        return this.lay({ room: action.room });
      case 'select':
        return this.lay({ places: action.places });
      case 'attempt':
        this.trying = true;
        this.lay({ points: action.points, suspect: action.suspect ?? {}, borrowed: action.borrowed });
    }
  }

  // Taps.

  get mode(): Mode | null {
    if (this.goal) return 'point';
    if (this.trying) return null;
    if (this.asked) return 'select';
    if (!this.visits.length) return null;
    return this.uncovers.length ? 'uncover' : 'visit';
  }

  /** The places that light up. */
  get lit(): readonly number[] {
    switch (this.mode) {
      case 'point':
        return this.goal!.cards ? this.goal!.down : this.table.view!.grid.map((_, place) => place);
      case 'select':
        return this.asked!.among;
      case 'uncover':
      case 'visit':
        return [...this.visitable, ...this.uncovers];
      default:
        return [];
    }
  }

  private get visitable(): number[] {
    const places = this.visits.filter(({ spend }) => spend === this.spend).map(({ place }) => place);
    return [...new Set(places)];
  }

  /** The places that are chosen. */
  get picked(): readonly number[] {
    switch (this.mode) {
      case 'point':
        return [...this.points.map(({ place }) => place), ...(this.aim === null ? [] : [this.aim])];
      case 'select':
        return this.chosen;
      default:
        return [this.spot, this.uncover].filter((place) => place !== null);
    }
  }

  /** A tap on a card: it is chosen, or what lies there is looked at closely. */
  tap(place: number): void {
    if (!this.lit.includes(place)) this.close = { place };
    else if (this.mode === 'point') this.point(place);
    else if (this.mode === 'select') this.toggle(place);
    else if (this.uncovers.includes(place)) this.lay({ uncover: place });
    else if (this.spot === place) this.visit();
    else this.lay({ place, uncover: null });
  }

  private toggle(place: number): void {
    const { chosen } = this;
    const { count } = this.asked!;
    if (chosen.includes(place)) this.lay({ places: chosen.filter((each) => each !== place) });
    else if (count === 1) this.lay({ places: [place] });
    else if (chosen.length < count) this.lay({ places: [...chosen, place] });
  }

  /** A second tap takes a pointer back. */
  private point(place: number): void {
    const others = this.points.filter((point) => point.place !== place);
    if (others.length < this.points.length) this.lay({ points: others, aim: null });
    else if (this.goal!.cards) this.lay({ aim: this.aim === place ? null : place });
    else if (this.pointing) this.lay({ points: [...others, { place, room: this.pointing }] });
  }

  private listed<T extends AnyAction['type']>(type: T): Extract<AnyAction, { type: T }>[] {
    const all = this.table.offers.flatMap((offer) => (offer.type === 'listed' ? offer.actions : []));
    return all.filter((action): action is Extract<AnyAction, { type: T }> => action.type === type);
  }

  /** The characters sets that the next game may be played with. */
  get beginnings() {
    return this.listed('begin').map(({ characters }) => characters);
  }

  protected get moment(): string {
    return `${this.table.past.length}/${this.table.view?.phase ?? ''}`;
  }

  protected fits({ places = [], points = [] }: Partial<Draft>): boolean {
    return Array.isArray(places) && Array.isArray(points);
  }

  protected isLast({ action }: Hint): boolean {
    return action !== null;
  }
}
