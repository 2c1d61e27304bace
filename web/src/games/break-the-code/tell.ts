/** What happened, whose turn it is and how it ended, as texts yet to be spoken. */
import { listed, words } from '../../client/texts.svelte';
import type { Told } from '../../contract/game';
import type { AnyEvent, Asked, Ended, Guessed } from '../../contract/generated/break-the-code';
import { answer, question } from './board/cards';
import { handLabel } from './board/label';
import type { BreakTheCodeTable } from './types';

const t = words('break-the-code');

export function tell(event: AnyEvent, table: BreakTheCodeTable): Told | null {
  switch (event.type) {
    case 'began':
      return { key: 'told-began', args: { name: table.name(event.first) } };
    case 'asked':
      return asked(event, table);
    case 'guessed':
      return guessed(event, table);
    case 'looked': {
      const args = { tiles: handLabel(event.tiles, t), centre: handLabel(event.centre, t) };
      return { key: 'told-looked', args };
    }
    case 'passed':
    case 'left':
      return { key: `told-${event.type}`, args: { name: table.name(event.seat) } };
    case 'called':
      return { key: 'told-called' };
    case 'ended':
      return ended(event, table);
  }
}

function asked({ seat, card, digit, answers }: Asked, table: BreakTheCodeTable): Told {
  const told = answers.flatMap((given, other) =>
    given === null
      ? []
      : [t('told-answer', { name: table.name(other), answer: answer(card, given, t) })],
  );
  const said = [question(card, digit, t), ...told].join(' ');
  return { key: 'told-asked', args: { name: table.name(seat), question: said } };
}

function guessed({ seat, right, tiles }: Guessed, table: BreakTheCodeTable): Told {
  const name = table.name(seat);
  if (!tiles) return { key: right ? 'told-guessed-right' : 'told-guessed-wrong', args: { name } };
  const args = { name, tiles: handLabel(tiles, t) };
  return { key: right ? 'told-guessed-tiles-right' : 'told-guessed-tiles-wrong', args };
}

function ended({ hands, centre }: Ended, table: BreakTheCodeTable): Told {
  const all = hands.map((hand, seat) =>
    t('told-hand', { name: table.name(seat), tiles: handLabel(hand, t) }),
  );
  if (centre.length) all.push(t('told-centre', { tiles: handLabel(centre, t) }));
  return { key: 'told-ended', args: { hands: all.join(' ') } };
}

export function turn(table: BreakTheCodeTable): Told {
  const { phase, turn, first, closing } = table.view!;
  if (phase === 'over' || turn === null) return { key: 'turn-over' };
  const way = phase === 'turn' && closing ? 'closing' : phase;
  const args = { name: table.name(turn), other: table.name(first) };
  return { key: turn === table.seat ? `turn-${way}-mine` : `turn-${way}`, args };
}

export function ending(table: BreakTheCodeTable): Told {
  const winners = table.result?.winners ?? [];
  const { fates } = table.view!;
  if (fates.length === 2 && fates.includes('left') && !fates.includes('right')) {
    return { key: 'ending-left', args: { name: table.name(fates.indexOf('left')) } };
  }
  if (table.result?.drawn) return { key: 'ending-drawn' };
  if (!winners.length) return { key: 'ending-nobody' };
  const mine = winners.includes(table.seat ?? -1);
  const others = winners.filter((seat) => seat !== table.seat).map((seat) => table.name(seat));
  const names = listed(others);
  if (!mine) return { key: 'ending-lost', args: { names } };
  return others.length ? { key: 'ending-won-with', args: { names } } : { key: 'ending-won' };
}
