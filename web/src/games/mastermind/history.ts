/** The games of a match that are over, from what was heard of them; spoiled ones included. */
import type { Began, Code, Played, Row } from '../../contract/generated/mastermind';
import type { MastermindTable } from './types';

const claimed = 3;

export function history(steps: MastermindTable['past']): readonly Played[] {
  const games: Played[] = [];
  let began: Pick<Began, 'game' | 'maker'> = { game: 0, maker: null };
  let guess: Code = [];
  let rows: Row[] = [];
  const close = (code: Code, points: number, spoiled: boolean) => {
    const maker = began.maker ?? 0;
    const scorer = spoiled ? 1 - maker : maker;
    const seats = began.maker === null ? [0] : [0, 1];
    games.push({
      ...began,
      code,
      rows,
      points: seats.map((seat) => (seat === scorer ? points : 0)),
      spoiled,
    });
  };
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'began') {
      began = { game: event.game, maker: event.maker };
      rows = [];
    } else if (event.type === 'guessed') guess = event.code;
    else if (event.type === 'answered') {
      rows = [...rows, { guess, red: event.red, white: event.white }];
    } else if (event.type === 'spoiled') close(event.code, claimed, true);
    else if (event.type === 'ended') close(event.code, event.points, false);
  }
  return games;
}
