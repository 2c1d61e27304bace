/** The house's API: one question, one answer, or a refusal as an error. */
import type {
  Finish,
  GameInfo,
  HintRequest,
  Made,
  Me,
  MeChange,
  NewTable,
  Refusal,
  Sitter,
  Summary,
  Table,
} from '../generated/house';
import { Refused } from './wire';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Error> {
  try {
    const { reason, facts } = (await answer.json()) as Refusal;
    if (typeof reason === 'string') return new Refused({ reason, facts: facts ?? {} });
  } catch {
    // Not from the house itself: something between us answered.
  }
  return new Error(`status ${answer.status}`);
}

const seat = (table: string, number: number): string => `/tables/${table}/seats/${number}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/me', change),
  games: () => ask<GameInfo[]>('GET', '/games'),
  make: (table: NewTable) => ask<Made>('POST', '/tables', table),
  table: (id: string) => ask<Table>('GET', `/tables/${encodeURIComponent(id)}`),
  sit: (table: string, number: number, sitter: Sitter) =>
    ask<Table>('PUT', seat(table, number), sitter),
  stand: (table: string, number: number) => ask<Table>('DELETE', seat(table, number)),
  rematch: (table: string) => ask<Made>('POST', `/tables/${table}/rematch`),
  review: <R>(table: string, chapter: number) =>
    ask<R>('GET', `/tables/${table}/review/${chapter}`),
  hint: <H>(table: string, hint: HintRequest) => ask<H>('POST', `/tables/${table}/hint`, hint),
  advice: <A>(game: string, question: unknown) => ask<A>('POST', `/games/${game}/advice`, question),
  mine: () => ask<Summary[]>('GET', '/mine'),
  finishes: () => ask<Finish[]>('GET', '/finishes'),
};
