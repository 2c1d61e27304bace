import { describe, expect, it } from 'vitest';
import { come, FakeSocket, happen, seat, sent, until } from '../client/fake';
import type { GameTypes } from '../contract/game';
import type { Move } from '../contract/generated/house';
import { Desk } from './desk.svelte';

/** A game in which letters are laid, one at a time. */
interface Letters extends GameTypes {
  view: { turn: number };
  action: { type: 'say' };
}

class LettersDesk extends Desk<Letters, { word: string }> {
  get word(): string {
    return this.draft.word ?? '';
  }

  set word(word: string) {
    this.lay({ word });
  }

  protected get moment(): string {
    return String(this.table.view?.turn);
  }

  protected fits({ word }: { word?: string }): boolean {
    return word === undefined || (typeof word === 'string' && word.length < 9);
  }

  protected isLast(): boolean {
    return false;
  }
}

const at = (turn: number) => ({ view: { turn }, offers: [{ type: 'listed', actions: [{ type: 'say' }] }] });

/** Comes to the table, or back to it. */
function load(turn = 1, mine = 0): LettersDesk {
  const seats = [seat({ mine: true }), seat({ mine: true })];
  return new LettersDesk(come<Letters>({ game: 'letters', seats }, at(turn), { seat: mine }));
}

describe('what is half laid', () => {
  it('is there again after a reload', () => {
    load().word = 'OWL';
    expect(load().word).toBe('OWL');
  });

  it('is nothing once its moment has passed, reload or not', () => {
    const desk = load();
    desk.word = 'OWL';
    happen<Letters>(at(2));
    expect(desk.word).toBe('');
    expect(load(2).word).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is never seen from another seat of the same device', () => {
    load().word = 'OWL';
    const other = load(1, 1);
    expect(other.word).toBe('');
    other.word = 'MOTH';
    expect([load().word, load(1, 1).word]).toEqual(['OWL', 'MOTH']);
  });

  it('leaves nothing behind when it is done', async () => {
    const desk = load();
    desk.word = 'OWL';
    desk.act({ type: 'say' });
    expect(load().word).toBe('OWL');
    const { id } = FakeSocket.all.at(-2)!.sent[0] as Move;
    const past = { step: 1, seat: 0, events: [] };
    const position = { step: 1, ...at(2), awaited: [], hints: false, silent: [], phrases: [] };
    FakeSocket.all.at(-2)!.hear({ type: 'stepped', past, position, move: id });
    await until(() => sessionStorage.length === 0);
  });

  it('stays when it was refused', async () => {
    const desk = load();
    desk.word = 'OWL';
    desk.act({ type: 'say' });
    const [{ id }] = sent() as [Move];
    FakeSocket.last.hear({ type: 'refused', id, refusal: { reason: 'not-now', facts: {} }, step: 0 });
    await until(() => !desk.table.acting);
    expect([desk.word, load().word]).toEqual(['OWL', 'OWL']);
  });

  it.each(['{', '7', '{"at":"1","value":{"word":"ABCDEFGHIJ"}}', '{"at":"1","value":{"word":7}}', '{"at":"1"}'])(
    'is nothing when the browser brings back %s',
    (saved) => {
      load().word = 'OWL';
      sessionStorage.setItem(sessionStorage.key(0)!, saved);
      expect(load().word).toBe('');
    },
  );
});

describe('a deed to be confirmed', () => {
  it('is another one when something else is laid', () => {
    const desk = load();
    desk.confirming = 'say';
    desk.word = 'OWL';
    expect(desk.confirming).toBeNull();
  });

  it('is over with its moment', () => {
    const desk = load();
    desk.confirming = 'say';
    happen<Letters>(at(2));
    expect(desk.confirming).toBeNull();
  });
});
