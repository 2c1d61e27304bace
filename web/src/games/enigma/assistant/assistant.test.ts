import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering, type Asked, until } from '../../../client/fake';
import { begin, need, words } from '../../../client/texts.svelte';
import type { Advice, AnyEntry, Inquiry, Spot } from '../../../contract/generated/enigma';
import { EnigmaAssistant } from './assistant.svelte';
import Assistant from './Assistant.svelte';
import { blank, finished, inWords, reopened, tapped, type Draft } from './entry';
import { houseNames } from './names';

const names = houseNames();
const even: Spot = {
  rooms: [...names.rooms],
  public: [...names.rooms],
  corner: null,
  odds: names.rooms.map((name) => ({ name, chance: 1 / 9 })),
};
const advice: Advice = {
  spots: [
    { ...even, rooms: ['crypt'], corner: 'chaos', odds: [{ name: 'crypt', chance: 1 }] },
    {
      ...even,
      rooms: ['book', 'library', 'shadow'],
      odds: [
        { name: 'book', chance: 0.2 },
        { name: 'library', chance: 0.7 },
        { name: 'shadow', chance: 0.1 },
      ],
    },
    ...Array.from({ length: 7 }, () => even),
  ],
  groups: [{ places: [1, 3], rooms: ['book', 'library'] }],
  people: [
    {
      seat: 1,
      characters: ['messiah', 'wanderer'],
      odds: [
        { name: 'wanderer', chance: 0.25 },
        { name: 'messiah', chance: 0.75 },
      ],
    },
    { seat: 2, characters: ['cryptologist'], odds: [{ name: 'cryptologist', chance: 1 }] },
  ],
  attempt: { type: 'attempt', points: [{ place: 1, room: 'library' }], suspect: null, borrowed: null },
  chance: 0.7,
  conflict: [],
};

const entries: AnyEntry[] = [
  { what: 'look', place: 4, room: 'crypt' },
  { what: 'open', place: 0, room: 'machine' },
  { what: 'cornered', place: 2, corner: 'none' },
  { what: 'glance', seat: 2, place: 8 },
  { what: 'claim', seat: 1, place: 3, room: 'book', honest: null, checker: 0 },
  { what: 'claim', seat: 1, place: 3, room: 'book', honest: false, checker: 2 },
  { what: 'swap', one: 0, other: 8 },
  { what: 'shuffle', places: [0, 1, 4, 5] },
  { what: 'is', seat: 0, character: 'wanderer' },
  { what: 'trade', one: 0, other: 2 },
  { what: 'holds', seat: 1, token: 'chaos', held: false },
];

let asked: Asked[] = [];

beforeAll(async () => {
  await begin();
  await need('enigma');
});

beforeEach(() => {
  asked = answering(advice);
});

/** What the coach was asked last, once it has answered. */
async function question(assistant: EnigmaAssistant): Promise<Inquiry> {
  await until(() => !assistant.consultation.waiting);
  return asked.at(-1)!.body as Inquiry;
}

/** An assistant to whom these have been typed in. */
function typed(...all: AnyEntry[]): EnigmaAssistant {
  const assistant = new EnigmaAssistant();
  for (const entry of all) {
    assistant.draft = reopened(entry);
    assistant.add();
  }
  return assistant;
}

describe('what happened', () => {
  it('comes back as it was typed in', () => {
    for (const entry of entries) expect(finished(reopened(entry))).toEqual(entry);
  });

  it('is not whole before all of it is said', () => {
    for (const { what } of entries) expect(finished(blank(what))).toBeNull();
    const claim: Draft = { ...blank('claim'), seats: [1], places: [3], room: 'book', fate: 'lie' };
    expect(finished(claim)).toBeNull();
    expect(finished({ ...claim, checker: 1 })).toBeNull();
    expect(finished({ ...claim, checker: 2 })).not.toBeNull();
  });

  it('is said back in words', () => {
    const said = entries.map((entry) => inWords(entry, names, words('enigma')));
    expect(said[0]).toBe('B2: you saw “Crypt”');
    expect(said[5]).toBe('Player 1 → A2: “Book of Order and Chaos”, checked (Player 2): a lie');
    expect(said[7]).toBe('A1, B1, B2, C2 were shuffled');
    expect(said[10]).toBe('Player 1: returned Chaos');
  });

  it('is tapped and taken back; the oldest gives way', () => {
    expect(tapped([], 3, 2)).toEqual([3]);
    expect(tapped([3, 4], 3, 2)).toEqual([4]);
    expect(tapped([3, 4], 5, 2)).toEqual([4, 5]);
  });
});

describe('a game on a real table', () => {
  it('asks the coach nothing before anything is typed in', () => {
    new EnigmaAssistant();
    expect(asked).toEqual([]);
  });

  it('asks with all that happened, my own character first', async () => {
    const assistant = typed(entries[0]!);
    assistant.dealt = 'wanderer';
    expect(await question(assistant)).toEqual({
      players: 3,
      characters: 'introductory',
      liars: 'skilled',
      entries: [{ what: 'is', seat: 0, character: 'wanderer' }, entries[0]],
      aside: [],
    });
    assistant.dealt = 'messiah';
    expect(assistant.entries.length).toBe(2);
    assistant.dealt = null;
    expect(assistant.entries.length).toBe(1);
  });

  it('keeps my character as long as it is in play', () => {
    const assistant = new EnigmaAssistant();
    assistant.characters = 'standard';
    assistant.dealt = 'ghost';
    assistant.players = 5;
    expect([assistant.dealt, assistant.hasHappened]).toEqual(['ghost', false]);
    assistant.characters = 'introductory';
    expect(assistant.dealt).toBeNull();
    assistant.players = 2;
    expect(assistant.cast).toContain('medium');
  });

  it('changes an entry and sets it aside', async () => {
    const assistant = typed(entries[0]!, entries[4]!);
    assistant.toggle(1);
    assistant.change(1);
    assistant.say({ fate: 'true', checker: 2 });
    assistant.add();
    const { entries: all, aside } = await question(assistant);
    expect(all[1]).toEqual({ ...entries[4], honest: true, checker: 2 });
    expect(aside).toEqual([1]);
  });

  it('is still there after a reload, unless it makes no sense', () => {
    typed(...entries);
    expect(new EnigmaAssistant().entries.length).toBe(entries.length);
    const kept = { players: 2, characters: 'standard', liars: 'skilled', entries: [{ what: 'glance', seat: 4, place: 0 }] };
    localStorage.setItem('deciban.assistant.enigma', JSON.stringify(kept));
    expect(new EnigmaAssistant().players).toBe(3);
  });
});

describe('the assistant on the page', () => {
  it('says what lies where and who may be who', async () => {
    typed(entries[0]!);
    render(Assistant);
    await screen.findByText('Your goal most likely: B1 Library (70%)');
    screen.getByRole('listitem', { name: 'A1, Crypt, Chaos in its corner' });
    screen.getByRole('listitem', { name: /^B1, Library: 70 percent likely, Book/ });
    screen.getByRole('listitem', { name: 'C1, 9 rooms are possible, about equally' });
    screen.getByText('B1, A2: Book of Order and Chaos, Library, in an unknown order.');
    screen.getByText('Dark Messiah: 75 percent likely');
  });

  it('takes a name and its check', async () => {
    render(Assistant);
    const press = (group: string, name: string) =>
      fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
    await press('What happened?', 'A card was named');
    await press('Who?', 'Player 1');
    await press('Which card?', 'A2');
    await press('Which name?', 'Book of Order and Chaos');
    await press('What became of it?', 'Checked: a lie');
    expect(within(screen.getByRole('group', { name: 'Who checked?' })).queryByRole('button', { name: 'Player 1' })).toBeNull();
    await press('Who checked?', 'Player 2');
    await fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await until(() => asked.length === 1);
    expect(asked[0]!.body).toMatchObject({ entries: [entries[5]] });
  });

  it('names entries that can’t all be true', async () => {
    answering({ ...advice, spots: [], people: [], conflict: [0, 1] });
    typed(entries[0]!, { what: 'open', place: 0, room: 'crypt' });
    render(Assistant);
    await screen.findByText('Entries 1 and 2 can’t all be true.');
    screen.getAllByRole('button', { name: 'Set entry 1 aside' });
  });
});
