/** What happened, whose turn it is and how it ended, as texts yet to be spoken. */
import { words } from '../../client/texts.svelte';
import type { Told } from '../../contract/game';
import type { AnyEvent } from '../../contract/generated/mastermind';
import { codeLabel } from './board/label';
import { history } from './history';
import type { MastermindTable } from './types';

const t = words('mastermind');

export function tell(event: AnyEvent, table: MastermindTable): Told | null {
  const options = table.options!;
  const code = 'code' in event && event.code ? codeLabel(event.code, options.colors, t) : '';
  switch (event.type) {
    case 'began':
      return began(event.game, event.maker, table);
    case 'hidden':
    case 'left':
      return { key: `told-${event.type}`, args: { name: table.name(event.seat) } };
    case 'guessed':
      return { key: 'told-guessed', args: { row: event.row + 1, code } };
    case 'answered':
      return {
        key: 'told-answered',
        args: { row: event.row + 1, keys: t('keys', { red: event.red, white: event.white }) },
      };
    case 'challenged':
      return { key: event.upheld ? 'told-challenge-upheld' : 'told-challenge-failed' };
    case 'spoiled':
      return { key: event.automatic ? 'told-spoiled-automatic' : 'told-spoiled', args: { code } };
    case 'doubtful':
      return { key: 'told-doubtful', args: { code } };
    case 'declined':
      return { key: 'told-declined' };
    case 'ended': {
      const { points } = event;
      if (options.alone) return { key: event.solved ? 'told-broken-alone' : 'told-held-alone', args: { code } };
      return { key: event.solved ? 'told-broken' : 'told-held', args: { code, points } };
    }
  }
}

function began(game: number, maker: number | null, table: MastermindTable): Told {
  if (maker === null) return { key: 'told-began-alone' };
  return { key: 'told-began', args: { number: game + 1, name: table.name(maker) } };
}

export function turn(table: MastermindTable): Told {
  const view = table.view!;
  if (view.phase === 'over') return { key: 'turn-over' };
  const mine = table.myTurn;
  const name = table.name(table.awaited[0] ?? 0);
  const args = { name, row: view.rows.length + 1, rows: view.options.rows };
  return { key: mine ? `turn-${view.phase}-mine` : `turn-${view.phase}`, args };
}

export function ending(table: MastermindTable): Told {
  const view = table.view!;
  const { winners, drawn, points } = table.result ?? { winners: [], drawn: false, points: [] };
  if (view.left !== null) return { key: 'ending-left', args: { name: table.name(view.left) } };
  if (view.options.alone) {
    const rows = history(table.past)[0]?.rows.length ?? 0;
    const mine = table.seat === 0;
    const args = { rows, name: table.name(0) };
    if (winners.length) return { key: mine ? 'ending-broken-mine' : 'ending-broken', args };
    return { key: mine ? 'ending-held-mine' : 'ending-held', args };
  }
  if (drawn) return { key: 'ending-drawn', args: { points: points[0] ?? 0 } };
  const winner = winners[0] ?? 0;
  const args = { name: table.name(winner), points: points[winner] ?? 0, other: points[1 - winner] ?? 0 };
  if (table.seat === winner) return { key: 'ending-won', args };
  return { key: table.seat === null ? 'ending-winner' : 'ending-lost', args };
}
