/** The house's API: one question, one answer, or a refusal as an error. */
import type {
  Brought,
  Checked,
  Content,
  Finish,
  GameInfo,
  HintRequest,
  Made,
  Me,
  MeChange,
  NewTable,
  Refusal,
  Rehearsed,
  Seats,
  Sitter,
  Source,
  Summary,
  Table,
  Titled,
} from '../contract/generated/house';
import { Refused } from './wire';

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (body === undefined) return answered<T>(path, { method });
  const headers = { 'content-type': 'application/json' };
  return answered<T>(path, { method, headers, body: JSON.stringify(body) });
}

/** A text as it is, or a file. */
function hand<T>(path: string, written: string | Blob): Promise<T> {
  const headers = { 'content-type': 'text/plain;charset=utf-8' };
  return answered<T>(path, { method: 'POST', headers, body: written });
}

async function answered<T>(path: string, request: RequestInit): Promise<T> {
  const answer = await fetch(`/api${path}`, request);
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

const contents = (game: string): string => `/games/${game}/contents`;
const seat = (table: string, number: number): string => `/tables/${table}/seats/${number}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/me', change),
  games: () => ask<GameInfo[]>('GET', '/games'),
  seats: (game: string, options: unknown) => ask<Seats>('POST', `/games/${game}/seats`, options),
  make: (table: NewTable) => ask<Made>('POST', '/tables', table),
  table: (id: string) => ask<Table>('GET', `/tables/${encodeURIComponent(id)}`),
  sit: (table: string, number: number, sitter: Sitter) =>
    ask<Table>('PUT', seat(table, number), sitter),
  stand: (table: string, number: number) => ask<Table>('DELETE', seat(table, number)),
  standIn: (table: string, number: number, level: string) =>
    ask<Table>('PUT', `${seat(table, number)}/stand-in`, { level }),
  takeBack: (table: string, number: number) =>
    ask<Table>('DELETE', `${seat(table, number)}/stand-in`),
  leave: (table: string, number: number) =>
    ask<Table>('POST', `/tables/${table}/leave`, { seat: number }),
  rematch: (table: string) => ask<Made>('POST', `/tables/${table}/rematch`),
  review: <R>(table: string, chapter: number) =>
    ask<R>('GET', `/tables/${table}/review/${chapter}`),
  hint: <H>(table: string, hint: HintRequest) => ask<H>('POST', `/tables/${table}/hint`, hint),
  advice: <A>(game: string, question: unknown) => ask<A>('POST', `/games/${game}/advice`, question),
  contents: (game: string) => ask<Content[]>('GET', contents(game)),
  example: (game: string) => ask<Source>('GET', `${contents(game)}/example`),
  source: (game: string, content: string) =>
    ask<Source>('GET', `${contents(game)}/${encodeURIComponent(content)}`),
  title: (game: string, content: string) =>
    ask<Titled>('GET', `${contents(game)}/${encodeURIComponent(content)}/title`),
  rehearsed: (game: string, content: string) =>
    ask<Rehearsed>('GET', `${contents(game)}/${content}/rehearsal`),
  rehearse: (game: string, content: string) =>
    ask<Rehearsed>('POST', `${contents(game)}/${content}/rehearsal`),
  check: (game: string, written: string | Blob) => hand<Checked>(`${contents(game)}/check`, written),
  bring: (game: string, written: string) => hand<Brought>(contents(game), written),
  mine: () => ask<Summary[]>('GET', '/mine'),
  finishes: () => ask<Finish[]>('GET', '/finishes'),
};
