import { expect, it } from 'vitest';
import { seated, sitter } from './sitters';

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
