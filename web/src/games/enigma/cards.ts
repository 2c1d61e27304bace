/** The cards that a table is played with, in the reader's language. They are told once, at the start. */
import { language } from '../../client/texts.svelte';
import type { CardSet, Character, Room, Words } from '../../contract/generated/enigma';
import type { Past } from './types';

/** In the reader's language if the set is written in it, else in one that it has. */
export function spoken(words: Partial<Words>): string {
  return words[language()] ?? words.en ?? Object.values(words)[0] ?? '';
}

/** A name as it stands within quotation marks: its own become inner ones. */
export function cited(name: string): string {
  return name.replaceAll(/[«“]/g, '„').replaceAll(/[»”]/g, '“');
}

export class Cards {
  private readonly rooms: ReadonlyMap<string, Room>;
  private readonly characters: ReadonlyMap<string, Character>;

  constructor(
    set: CardSet,
    /** How many play: alone some cards are others. */
    private readonly seats: number,
  ) {
    this.rooms = new Map(set.rooms.map((room) => [room.id, room]));
    this.characters = new Map(set.characters.map((character) => [character.id, character]));
  }

  /** The nine rooms in play. */
  get names(): string[] {
    const all = [...this.rooms.values()];
    const played = this.seats === 1 ? all.filter((room) => !room.many_only) : all.filter((room) => room.steps);
    return played.map(({ id }) => id);
  }

  room(id: string): Room {
    return this.rooms.get(id)!;
  }

  character(id: string): Character {
    return this.characters.get(id)!;
  }

  roomName(id: string): string {
    return spoken(this.room(id).name);
  }

  /** The name of a room, to be put between quotation marks. */
  citeRoom(id: string): string {
    return cited(this.roomName(id));
  }

  citeCharacter(id: string): string {
    return cited(this.characterName(id));
  }

  roomText(id: string): string {
    const { text, solo_text } = this.room(id);
    return spoken((this.seats === 1 && solo_text) || text);
  }

  characterName(id: string): string {
    return spoken(this.character(id).name);
  }
}

/** What lies on this table. */
export function cardsOf(past: Past, seats: number): Cards {
  const laid = past[0]?.events.find((event) => event.type === 'laid');
  const nothing: CardSet = {
    title: { en: '', ru: '', uk: '' },
    rooms: [],
    characters: [],
    casts: {
      introductory: [],
      introductory_pair: [],
      standard: [],
      solo: [],
      growth: [],
      later: null,
      at_random: [],
    },
  };
  return new Cards(laid?.cards ?? nothing, seats);
}
