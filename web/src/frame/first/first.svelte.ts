/** What a newcomer is told at a first table of a game, step by step. The browser remembers that it
 * was told, so it comes by itself only once. */
export class First {
  /** The step that is shown; null: none. */
  at = $state<number | null>(null);

  constructor(
    private readonly game: string,
    /** How many there are; none for who only watches. */
    readonly count: number,
  ) {
    if (count && localStorage.getItem(this.place) === null) this.begin();
  }

  begin(): void {
    this.at = 0;
  }

  get isLast(): boolean {
    return this.at === this.count - 1;
  }

  next(): void {
    if (this.at === null || this.isLast) this.leave();
    else this.at += 1;
  }

  /** Enough: also in the middle. */
  leave(): void {
    this.at = null;
    localStorage.setItem(this.place, 'told');
  }

  private get place(): string {
    return `deciban.first.${this.game}`;
  }
}
