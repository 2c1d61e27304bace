import { expect, it } from 'vitest';
import { houseSet } from './house';

it('finds every card of the house set, in three languages', () => {
  const { rooms, characters } = houseSet();
  expect([rooms.length, characters.length]).toEqual([10, 7]);
  for (const { id, name, text } of [...rooms, ...characters]) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect([Object.keys(name), Object.keys(text)]).toEqual([['en', 'ru', 'uk'], ['en', 'ru', 'uk']]);
  }
  expect(rooms.filter(({ corner }) => corner === 'none').map(({ id }) => id)).toEqual(['library']);
});

it('knows what several play with, and who is in which set', () => {
  const { rooms, casts } = houseSet();
  expect(rooms.filter(({ shared }) => !shared).map(({ id }) => id)).toEqual(['errand']);
  expect(casts.introductory_pair).toEqual([...casts.introductory, 'medium']);
  expect(casts.standard.length).toBe(7);
});
