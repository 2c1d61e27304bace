import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../contract/generated/enigma';
import { began } from './fake';
import { trail } from './trail';

const after = (...events: AnyEvent[]) => trail([{ events: [began, ...events] }]);
const visited: AnyEvent = { type: 'visited', seat: 1, place: 4, spent: false };
const named: AnyEvent = { type: 'named', seat: 1, place: 4, room: 'attic', asked: true };

describe('a card', () => {
  it('is followed through a swap, with all that is known of it', () => {
    const { places } = after(
      { type: 'saw', place: 0, room: 'bath' },
      { type: 'cornered', place: 0, corner: 'chaos' },
      { type: 'swapped', places: [0, 8] },
    );
    expect(places[8]).toMatchObject({ id: 0, slot: 0, room: 'bath', corner: 'chaos' });
    expect(places[0]).toMatchObject({ id: 8, slot: 8, room: null });
  });

  it('is another one after a shuffle, one of its group', () => {
    const { places, shuffles, shuffled } = after(
      { type: 'saw', place: 0, room: 'bath' },
      { type: 'swapped', places: [0, 1] },
      { type: 'shuffled', places: [1, 5] },
    );
    expect([shuffles, shuffled]).toEqual([1, [1, 5]]);
    expect(places[1]).toMatchObject({ room: null, from: [0, 5], said: [] });
    expect(places[5]!.from).toEqual([0, 5]);
    expect(places[0]).toMatchObject({ id: 1, from: [] });
    expect(new Set(places.map(({ id }) => id)).size).toBe(9);
  });

  it('moves on the board by its slot, which a shuffle leaves where it lies', () => {
    const { places } = after({ type: 'swapped', places: [0, 1] }, { type: 'shuffled', places: [0, 1, 2] });
    expect(places.map(({ slot }) => slot)).toEqual([1, 0, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('a name', () => {
  it('is remembered with what became of it', () => {
    const said = (...events: AnyEvent[]) => after(visited, named, ...events).places[4]!.said;
    expect(said()).toEqual([{ seat: 1, room: 'attic', fate: 'open', checker: null }]);
    expect(said({ type: 'believed' })[0]!.fate).toBe('believed');
    expect(said({ type: 'checked', seat: 2, honest: false })[0]).toMatchObject({ fate: 'lie', checker: 2 });
    expect(said({ type: 'checked', seat: 2, honest: true })[0]).toMatchObject({ fate: 'true', checker: 2 });
  });

  it('goes along with its card', () => {
    const { places, visit } = after(visited, named, { type: 'believed' }, { type: 'swapped', places: [4, 2] });
    expect(places[2]!.said).toHaveLength(1);
    expect(visit!.card).toBe(places[2]!.id);
  });
});

describe('a character that I have seen', () => {
  it('is followed through a trade, and lost when another is drawn', () => {
    const met: AnyEvent = { type: 'learned', seat: 1, character: 'clerk' };
    expect(after(met).faces).toEqual({ 1: 'clerk' });
    expect(after(met, { type: 'traded', seats: [2, 1] }).faces).toEqual({ 2: 'clerk' });
    expect(after(met, { type: 'redrew', seat: 1, laid: 'clerk', remade: false }).faces).toEqual({});
  });
});

it('begins anew with every game', () => {
  const { places, game, faces } = trail([
    { events: [began, { type: 'saw', place: 0, room: 'bath' }, { type: 'learned', seat: 1, character: 'clerk' }] },
    { events: [{ type: 'began', game: 1, keeper: 1, cast: [], time: 0 }] },
  ]);
  expect([game, places[0]!.room, faces]).toEqual([1, null, {}]);
});
