import { beforeAll, describe, expect, it } from 'vitest';
import { begin, need, words } from '../../client/texts.svelte';
import type { AnyEvent } from '../../contract/generated/enigma';
import { lately } from './board/story';
import { listed, sit, view } from './fake';
import { ending, tell, turn } from './tell';

const t = words('enigma');

beforeAll(async () => {
  await begin();
  await need('enigma');
});

function heard(event: AnyEvent): string | null {
  const { table } = sit(view());
  const told = tell(event, table);
  return told && t(told.key, told.args);
}

describe('the tape', () => {
  it('tells who named what where, and how it was taken', () => {
    expect(heard({ type: 'visited', seat: 1, place: 4, spent: false })).toBe('Ada → B2');
    expect(heard({ type: 'named', seat: 1, place: 4, room: 'attic', asked: true })).toBe('Ada: “B2 is Attic.”');
    expect(heard({ type: 'believed' })).toBe('Nobody doubts it.');
    expect(heard({ type: 'checked', seat: 2, honest: true })).toBe('Checked by Cy: it is true.');
    expect(heard({ type: 'checked', seat: 2, honest: false })).toContain('it is a lie!');
  });

  it('says what I alone know', () => {
    expect(heard({ type: 'saw', place: 4, room: 'den' })).toBe('Only you see it: B2 is “Den”.');
    expect(heard({ type: 'learned', seat: 1, character: 'clerk' })).toBe('Only you know: Ada is “Clerk”.');
  });

  it('keeps quiet about who has answered', () => {
    expect(heard({ type: 'answered', seat: 1 })).toBeNull();
  });

  it('tells an attempt with its claims and one verdict', () => {
    const attempted: AnyEvent = {
      type: 'attempted',
      seat: 1,
      character: 'clerk',
      points: [{ place: 0, room: 'attic' }],
      suspect: { seat: 2, character: 'seeker' },
      borrowed: null,
      right: false,
    };
    expect(heard(attempted)).toBe(
      'Ada as “Clerk”: A1 is “Attic”; Cy: “Seeker”. Something is wrong: out until the next game.',
    );
  });

  it('tells of sealed answers only if there were any', () => {
    const one = { game: 0, naming: 2, cancel: false, asked: [1, 2] };
    expect(heard({ type: 'unsealed', voids: [{ ...one, raised: [] }] })).toBeNull();
    expect(heard({ type: 'unsealed', voids: [{ ...one, raised: [1, 2] }] })).toContain(
      'Game 1, naming 3: Ada and Cy doubted too.',
    );
  });
});

it('shows on the board what happened since somebody last went to a card', () => {
  const { table } = sit(view(), [], [
    { type: 'passed', seat: 0 },
    { type: 'visited', seat: 1, place: 4, spent: false },
    { type: 'named', seat: 1, place: 4, room: 'attic', asked: true },
    { type: 'believed' },
  ]);
  expect(lately(table, t, 9)).toEqual(['Ada → B2', 'Ada: “B2 is Attic.”', 'Nobody doubts it.']);
  expect(lately(table, t, 1)).toEqual(['Nobody doubts it.']);
});

describe('whose turn it is', () => {
  const claim = { seat: 1, place: 4, room: 'attic' };

  it('asks me whether I believe', () => {
    const { table } = sit(view({ phase: 'belief', turn: 1, claim }), [listed({ type: 'believe' }, { type: 'doubt' })]);
    const { key, args } = turn(table);
    expect(t(key, args)).toBe('Ada says: B2 is “Attic”. Do you believe it?');
  });

  it('does not say what another looks at', () => {
    const { table } = sit(view({ phase: 'name', turn: 1, claim: { ...claim, room: '' } }));
    const { key, args } = turn(table);
    expect(t(key, args)).toBe('Ada is looking at B2.');
  });
});

it('says who has lost against Chaos', () => {
  const { table } = sit(view({ phase: 'over', end: { how: 'breakthrough', winner: null, character: null } }));
  expect(ending(table)).toEqual({ key: 'ending-chaos-match' });
});
