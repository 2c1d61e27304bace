import { render, screen } from '@testing-library/svelte';
import { afterAll, beforeAll, it, vi } from 'vitest';
import { answering, FakeSocket, until } from '../../client/fake';
import { begin } from '../../client/texts.svelte';
import Table from './Table.svelte';

beforeAll(begin);
afterAll(() => void vi.unstubAllGlobals());

/** I come to a table, and the house closes the door with this code. */
async function sentAway(code: number): Promise<void> {
  answering({});
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  render(Table, { id: 'abc' });
  await until(() => FakeSocket.all.length > 0);
  FakeSocket.last.drop(code);
}

it.each([
  [4000, 'The table is open in another window'],
  [4004, 'No such table'],
  [4009, 'A table of an older version'],
  [1013, 'One moment'],
])('says why it was closed with %i', async (code, title) => {
  await sentAway(code);
  await screen.findByRole('heading', { name: title });
});
