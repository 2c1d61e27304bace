import { describe, expect, it } from 'vitest';
import { seat } from '../client/fake';
import { handover } from './handover';

describe('a shared device', () => {
  const mine = [seat({ mine: true }), seat({ mine: true })];
  const sharing = { seats: mine, seat: 0, awaited: [1], over: false };

  it.each([
    ['goes to whose turn it is', sharing, 1],
    ['stays with whose turn it is', { ...sharing, awaited: [0, 1] }, 0],
    ['stays where it is while a bot thinks', { ...sharing, awaited: [] }, 0],
    ['belongs to nobody when the table is over', { ...sharing, over: true }, null],
    ['belongs to nobody when only one seat is mine', { ...sharing, seats: [mine[0]!, seat()] }, null],
    ['belongs to nobody when I watch', { ...sharing, seat: null }, null],
  ])('%s', (_, state, expected) => {
    expect(handover(state)).toBe(expected);
  });
});
