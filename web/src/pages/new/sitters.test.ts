import { expect, it } from 'vitest';
import { filled, seated, sitter } from './sitters';

it('says who sits where as the house wants it', () => {
  expect(sitter('me')).toEqual({ kind: 'me' });
  expect(sitter('device')).toEqual({ kind: 'me' });
  expect(sitter('open')).toEqual({ kind: 'open' });
  expect(sitter('bot:skilled')).toEqual({ kind: 'bot', level: 'skilled' });
});

it('moves me to another seat, and whoever sat there to mine', () => {
  expect(seated(['me', 'bot:novice'], 1, 'me')).toEqual(['bot:novice', 'me']);
});

it('lets nobody sit beside me when I am not there', () => {
  expect(seated(['me', 'device'], 0, 'bot:novice')).toEqual(['bot:novice', 'open']);
});

it('has a place for as many as the rules allow, and remembers what was chosen', () => {
  expect(filled([], 8)).toEqual(['me', ...Array.from({ length: 7 }, () => 'open')]);
  expect(filled(['bot:novice', 'me'], 3)).toEqual(['bot:novice', 'me', 'open']);
  expect(filled(['me', 'open', 'device'], 2)).toEqual(['me', 'open']);
});
