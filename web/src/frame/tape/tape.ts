/** What happened, in words: for the tape and for screen readers. */
import type { Step, TableState } from '../../client/table.svelte';
import type { Speak } from '../../client/texts.svelte';
import type { GameParts } from '../../contract/game';
import type { Attendance } from '../../contract/generated/house';

export interface TapeLine {
  /** Null: it happened between two steps. */
  step: number | null;
  /** The bot that acted, if it was one. */
  bot: string | null;
  texts: string[];
}

/** The steps, without those of which there is nothing to tell. */
export function tapeLines(
  past: readonly Step<unknown>[],
  table: TableState,
  parts: GameParts,
  speak: Speak,
): TapeLine[] {
  const all = past.map(({ step, seat, events }) => {
    const told = events.map((event) => parts.tell(event, table)).filter((each) => each !== null);
    const bot = seat === null ? null : playing(table, seat, step);
    return { step, bot, texts: told.map(({ key, args }) => speak(key, args)) };
  });
  return all.filter(({ texts }) => texts.length);
}

/** The steps, and who came and went between them. */
export function tape(table: TableState, parts: GameParts, speak: Speak): TapeLine[] {
  const told: TapeLine[] = [];
  const attendance = [...(table.table?.attendance ?? [])];
  const attend = (until: number) => {
    while (attendance.length && attendance[0]!.step < until) {
      const each = attendance.shift()!;
      told.push({ step: null, bot: each.bot, texts: [attending(each, table, speak)] });
    }
  };
  for (const line of tapeLines(table.past, table, parts, speak)) {
    attend(line.step!);
    told.push(line);
  }
  attend(Infinity);
  return told;
}

/** Somebody is away and a bot plays on, or is back. */
export function attending({ seat, bot }: Attendance, table: TableState, speak: Speak): string {
  const name = table.name(seat);
  if (bot === null) return speak('told-back', { name });
  return speak('told-stand-in', { name, bot: speak(`bot-${bot}`) });
}

/** The bot that acted at a step, on its own seat or for somebody who was away. */
function playing(table: TableState, seat: number, step: number): string | null {
  const { kind, bot } = table.seats[seat]!;
  if (kind === 'bot') return bot;
  const last = table.table!.attendance.findLast((each) => each.seat === seat && each.step < step);
  return last?.bot ?? null;
}
