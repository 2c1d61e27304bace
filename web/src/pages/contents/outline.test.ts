import { expect, it } from 'vitest';
import { outline } from './outline';

const library = {
  id: 'library',
  name: { en: 'Library', ru: 'Библиотека' },
  corner: 'none',
  text: { en: 'Look.', ru: 'Смотрите.' },
  steps: [{ do: 'look' }],
  pair: null,
};

it('lists every card by its name, with what is said on it', () => {
  expect(outline({ title: { en: 'Mine' }, rooms: [library], casts: { solo: ['spy'] } })).toEqual([
    {
      name: 'rooms',
      entries: [
        { title: library.name, facts: [['corner', 'none']], texts: [library.text] },
      ],
    },
  ]);
});

it('calls something by its id that has no name', () => {
  expect(outline({ rooms: [{ id: 'attic' }] })[0]!.entries[0]!.title).toBe('attic');
});

it('shows content without any list', () => {
  expect(outline({ word: 'LANTERN', story: 'It is dark.' })).toEqual([
    {
      name: '',
      entries: [{ title: '', facts: [['word', 'LANTERN'], ['story', 'It is dark.']], texts: [] }],
    },
  ]);
});

it('has nothing to say of what is no content', () => {
  expect(outline('text')).toEqual([]);
  expect(outline(null)).toEqual([]);
});
