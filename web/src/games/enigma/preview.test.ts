import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { begin, need, speak } from '../../client/texts.svelte';
import type { CardSet } from '../../contract/generated/enigma';
import { cards } from './fake';
import Preview from './Preview.svelte';

beforeAll(async () => {
  await begin();
  await need('enigma');
});

describe('the preview of a set', () => {
  it('has every room and character with its text', () => {
    render(Preview, { content: cards });
    const names = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(names).toEqual([...cards.rooms, ...cards.characters].map(({ name }) => name.en));
    screen.getByText('What the Attic does.');
    screen.getByText('The goal of the Seeker.');
    screen.getByText(/Point out “Attic” and “Bath”/);
  });

  it('speaks the language that the set has, where the reader’s is missing', async () => {
    await speak('ru');
    const [attic] = cards.rooms;
    const english = { name: { en: 'Loft' }, text: { en: 'A room.' } } as Partial<CardSet['rooms'][0]>;
    render(Preview, { content: { ...cards, rooms: [{ ...attic!, ...english }], characters: [] } });
    screen.getByRole('heading', { level: 4, name: 'Loft' });
    await speak('en');
  });
});
