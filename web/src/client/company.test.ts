import { expect, it } from 'vitest';
import { haveLeft } from './company';
import { seat } from './fake';

const mine = seat({ mine: true });
const gone = seat({ mine: true, gone: true });

it.each([
  ['every seat of mine is given up', [gone, seat()], true],
  ['one of my seats still plays', [gone, mine], false],
  ['I only opened the table', [seat(), seat({ gone: true })], false],
])('knows whether I have left: %s', (_, seats, left) => {
  expect(haveLeft({ seats })).toBe(left);
});
