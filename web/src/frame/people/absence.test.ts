import { expect, it } from 'vitest';
import { seat } from '../../client/fake';
import type { Seat } from '../../contract/generated/house';
import { absent, minutes } from './absence';

const away = seat({ online: false, away: 5 });

const keeping = (seats: Seat[], awaited: number[], myTurn = false) => absent({ seats, awaited, myTurn });

it('finds who keeps the table waiting', () => {
  expect(keeping([seat(), away], [0])).toBeNull();
  expect(keeping([seat(), away], [0, 1])).toBe(1);
});

it('names of several who are away the one who has been for longest', () => {
  expect(keeping([away, seat({ online: false, away: 9 }), away], [0, 1, 2])).toBe(1);
});

it('keeps quiet while the table waits for me too', () => {
  expect(keeping([seat({ mine: true }), away], [0, 1], true)).toBeNull();
});

it('does not wait for somebody for whom a bot plays', () => {
  expect(keeping([seat(), { ...away, stand_in: 'master', bot: 'vega' }], [1])).toBeNull();
});

it('writes seconds as a clock does', () => {
  expect([180, 65, 9].map(minutes)).toEqual(['3:00', '1:05', '0:09']);
});
