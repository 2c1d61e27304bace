/** What the house knows about a game: its levels, usual options, choices and numbers of seats. */
import type { GameInfo } from '../contract/generated/house';
import { api } from './api';

let asked: Promise<GameInfo[]> | null = null;

/** Asked once, and again if that failed. */
export async function facts(game: string): Promise<GameInfo> {
  asked ??= api.games();
  try {
    return (await asked).find(({ name }) => name === game)!;
  } catch (error) {
    asked = null;
    throw error;
  }
}
