import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillIn } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import type { Notes, Spot } from '../../../contract/generated/enigma';
import { began, sit, view } from '../fake';
import type { Enigma } from '../types';
import Notebook from './Notebook.svelte';
import { laid, oddsOf, percent, telling } from './known';

beforeAll(async () => {
  await begin();
  await need('enigma');
});

const spot = (change: Partial<Spot> = {}): Spot => ({ rooms: [], public: [], corner: null, odds: [], ...change });

describe('what the house knows', () => {
  it('is never sure of what is only likely', () => {
    expect([0, 0.001, 0.424, 0.999, 1].map(percent)).toEqual([1, 1, 42, 99, 99]);
  });

  it('tells the two likeliest of a place, the likelier first, unless all are about as likely', () => {
    const told = (...chances: number[]) => {
      const odds = chances.map((chance, at) => ({ name: `r${at}`, chance }));
      return telling(spot({ rooms: odds.map(({ name }) => name), odds })).map(({ name }) => name);
    };
    expect(told(0.2, 0.5, 0.3)).toEqual(['r1', 'r2']);
    expect(told(0.33, 0.36, 0.31)).toEqual([]);
  });

  it('reckons nothing where one room is left', () => {
    const odds = [{ name: 'attic', chance: 1 }];
    expect(oddsOf(spot({ rooms: ['attic'], odds }), 'attic')).toBeNull();
    expect(oddsOf(spot({ rooms: ['attic', 'bath'], odds: [{ name: 'attic', chance: 0.4 }] }), 'attic')).toBe(0.4);
  });

  it('grows old when cards or characters move', () => {
    const past = (...events: Parameters<typeof laid>[0][0]['events']) => laid([{ events: [began, ...events] }]);
    expect(past({ type: 'swapped', places: [0, 1] })).toBe(past() + 1);
    expect(past({ type: 'passed', seat: 0 })).toBe(past());
  });
});

describe('the notebook', () => {
  const known = spot({ rooms: ['attic'], public: ['attic', 'bath'] });
  const reckoned = spot({
    rooms: ['bath', 'cellar', 'den'],
    odds: [
      { name: 'bath', chance: 0.1 },
      { name: 'cellar', chance: 0.6 },
      { name: 'den', chance: 0.3 },
    ],
  });
  const notes: Notes = {
    spots: [known, reckoned, ...Array.from({ length: 7 }, () => spot({ rooms: ['entry', 'foyer'] }))],
    groups: [{ places: [2, 3], rooms: ['entry', 'foyer'] }],
    people: [
      { seat: 1, characters: ['clerk'], odds: [{ name: 'clerk', chance: 1 }] },
      { seat: 2, characters: ['clerk', 'seeker'], odds: [{ name: 'clerk', chance: 0.25 }, { name: 'seeker', chance: 0.75 }] },
    ],
  };

  async function open() {
    const { table, desk } = sit(view());
    fillIn<Enigma>(notes);
    render(Notebook, { table, desk });
    await screen.findByText('Who may be who');
  }

  it('prints what is certain and how likely the rest is', async () => {
    await open();
    screen.getByRole('button', { name: 'Note on A1, Attic' });
    screen.getByRole('button', { name: 'Note on B1, Cellar: 60 percent likely, Den: 30 percent likely' });
    screen.getByRole('button', { name: 'Note on C1, one of these: Entry, Foyer' });
    screen.getByText('C1, A2: Entry, Foyer, in an unknown order.');
  });

  it('tells who may be who', async () => {
    await open();
    screen.getByText('Seeker: 75 percent likely');
    expect(screen.getByText('Ada').nextElementSibling!.textContent!.trim()).toBe('Clerk');
  });

  it('says of every name whether it can be', async () => {
    await open();
    await fireEvent.click(screen.getByRole('button', { name: /^Note on B1/ }));
    screen.getByRole('button', { name: 'Attic, it can’t be this' });
    screen.getByRole('button', { name: 'Bath, 10 percent likely' });
    await fireEvent.click(screen.getByRole('button', { name: /^Note on A1/ }));
    screen.getByText('Not everybody can know this.');
  });

  it('pencils beside what is printed', async () => {
    await open();
    await fireEvent.click(screen.getByRole('button', { name: /^Note on A1/ }));
    for (let taps = 0; taps < 2; taps += 1) await fireEvent.click(screen.getByRole('button', { name: /^Bath/ }));
    screen.getByRole('button', { name: 'Note on A1, Attic, in pencil: Bath' });
  });
});
