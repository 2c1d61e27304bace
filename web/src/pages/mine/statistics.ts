/** My games alone, counted per board. */
import type { GameModule, Told } from '../../contract/game';
import type { Finish } from '../../contract/generated/house';

export interface Bar {
  /** Null: not won. */
  points: number | null;
  count: number;
}

export interface BoardStatistics {
  name: string;
  game: string;
  board: Told;
  games: number;
  won: number;
  /** Mean points of the games won; null if none was. */
  mean: number | null;
  bars: Bar[];
}

/** The board played most comes first. */
export function boards(finishes: readonly Finish[], modules: readonly GameModule[]): BoardStatistics[] {
  const groups = new Map<string, { board: Told; finishes: Finish[] }>();
  for (const finish of finishes) {
    const board = modules.find(({ name }) => name === finish.game)?.board(finish.options);
    if (!board) continue;
    const name = `${finish.game} ${JSON.stringify(board)}`;
    const group = groups.get(name) ?? { board, finishes: [] };
    group.finishes.push(finish);
    groups.set(name, group);
  }
  return [...groups]
    .map(([name, { board, finishes }]) => summed(name, board, finishes))
    .sort((a, b) => b.games - a.games);
}

function summed(name: string, board: Told, finishes: readonly Finish[]): BoardStatistics {
  const won = finishes.filter((finish) => finish.won).map(({ points }) => points);
  const total = won.reduce((sum, points) => sum + points, 0);
  return {
    name,
    game: finishes[0]!.game,
    board,
    games: finishes.length,
    won: won.length,
    mean: won.length ? total / won.length : null,
    bars: bars(won, finishes.length - won.length),
  };
}

/** A bar for every number from the fewest to the most points, empty ones included. */
function bars(won: readonly number[], lost: number): Bar[] {
  const counts: Bar[] = [];
  if (won.length) {
    for (let points = Math.min(...won); points <= Math.max(...won); points += 1) {
      counts.push({ points, count: won.filter((each) => each === points).length });
    }
  }
  return lost ? [...counts, { points: null, count: lost }] : counts;
}
