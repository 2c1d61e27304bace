/** Enigma on a real table: who plays with what, and all that happened, in order. Seats are counted
 * from mine, which is 0. */
import type { Advice, AnyEntry, Inquiry, Strength } from '../../../contract/generated/enigma';
import { Assistant, type Entry, type TypedGame } from '../../../frame/assistant/assistant.svelte';
import { blank, finished, parts, reopened, seatsIn, type Draft, type What } from './entry';
import { houseNames, type Names } from './names';

type Cast = Inquiry['characters'];
export type TypedEntry = AnyEntry & Entry;

interface Game extends TypedGame<TypedEntry> {
  players: number;
  characters: Cast;
  liars: Strength;
}

export const strengths: readonly Strength[] = ['novice', 'skilled', 'master'];
export const sets: readonly Cast[] = ['introductory', 'standard'];
export const counts: readonly number[] = [2, 3, 4, 5];

const fresh: Game = { players: 3, characters: 'introductory', liars: 'skilled', entries: [] };
const most = 200;

export class EnigmaAssistant extends Assistant<TypedEntry, Game, Inquiry, Advice> {
  draft = $state.raw<Draft | null>(null);

  constructor(readonly names: Names = houseNames()) {
    super('enigma', fresh, most);
    this.ask();
  }

  get players(): number {
    return this.game.players;
  }

  set players(players: number) {
    this.setUp({ players });
  }

  get characters(): Cast {
    return this.game.characters;
  }

  set characters(characters: Cast) {
    this.setUp({ characters });
  }

  get liars(): Strength {
    return this.game.liars;
  }

  set liars(liars: Strength) {
    this.game = { ...this.game, liars };
  }

  get seats(): number[] {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  get cast(): string[] {
    return this.names.cast(this.characters, this.players);
  }

  /** The character that I was dealt, which is the first entry. */
  get dealt(): string | null {
    const [first] = this.entries;
    return first?.what === 'is' && first.seat === 0 ? first.character : null;
  }

  set dealt(character: string | null) {
    const rest = this.dealt === null ? this.entries : this.entries.slice(1);
    this.become(character === null ? rest : [{ what: 'is', seat: 0, character, aside: false }, ...rest]);
  }

  /** Whether more has happened than that I got my character: then nobody joins any more. */
  get hasHappened(): boolean {
    return this.entries.length > (this.dealt === null ? 0 : 1);
  }

  get hasBegun(): boolean {
    return this.entries.length > 0;
  }

  begin(what: What): void {
    this.changing = null;
    this.draft = blank(what);
  }

  /** What of the draft is said now. */
  say(part: Partial<Draft>): void {
    if (this.draft) this.draft = { ...this.draft, ...part };
  }

  get mayAdd(): boolean {
    return this.draft !== null && finished(this.draft) !== null;
  }

  add(): void {
    const entry = this.draft && finished(this.draft);
    if (entry) this.enter(entry);
  }

  override change(at: number): void {
    const { aside: _, ...entry } = this.entries[at]!;
    super.change(at);
    this.draft = reopened(entry as AnyEntry);
  }

  override leave(): void {
    super.leave();
    this.draft = null;
  }

  protected get blank(): Game {
    return { ...this.game, entries: [] };
  }

  protected get inquiry(): Partial<Inquiry> | null {
    if (!this.hasBegun) return null;
    const { players, characters, liars } = this.game;
    const entries = this.entries.map(({ aside: _, ...entry }) => entry as AnyEntry);
    return { players, characters, liars, entries, aside: this.aside };
  }

  protected isWhole({ players, characters, liars, entries }: Game): boolean {
    const fits = (entry: TypedEntry) => entry.what in parts && seatsIn(entry).every((seat) => seat < players);
    return counts.includes(players) && sets.includes(characters) && strengths.includes(liars) && entries.every(fits);
  }

  /** My character stays, if it is still among those in play. */
  private setUp(change: Partial<Game>): void {
    const { dealt } = this;
    this.game = { ...this.game, ...change, entries: [] };
    if (dealt && this.cast.includes(dealt)) this.dealt = dealt;
  }
}
