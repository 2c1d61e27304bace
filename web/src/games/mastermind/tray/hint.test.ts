import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, until } from '../../../client/fake';
import { begin, need } from '../../../client/texts.svelte';
import { codes, options, sit, turn, view } from '../fake';
import Tray from './Tray.svelte';

const helped = { ...options, hints: true };
const row = { guess: [0, 1, 1, 2], red: 1, white: 2 };
const weighed = (code: number[], expected: number) => ({ code, expected, possible: true });
const steps = [
  { left: 12, guesses: [] },
  { left: 12, guesses: [weighed([0, 1, 2, 3], 2.4), weighed([0, 0, 0, 0], 1.1)] },
  { left: 12, guesses: [weighed([3, 2, 1, 0], 2.6)] },
];

beforeAll(async () => {
  await begin();
  await need('mastermind');
});

const address = '/api/tables/abc/hint';
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Hint' }));

describe('a hint', () => {
  it('is not there where the table does not allow it', () => {
    render(Tray, { ...sit(view(), [codes('guess')]) });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  });

  it('tells more with each press: a number, two guesses, the guess', async () => {
    const asked = answering(...steps);
    const seen = sit(view({ options: helped }), [codes('guess')]);
    render(Tray, { ...seen });
    await press();
    await screen.findByText('12 codes are left');
    await press();
    await screen.findByText(/the first is better: on average it gives 1.3 bits more/);
    screen.getByRole('img', { name: 'red, yellow, green, blue' });
    screen.getByRole('img', { name: 'red, red, red, red' });
    await press();
    await screen.findByText(/2.6 bits/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hint' }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Place it' }));
    expect(seen.desk.row.holes).toEqual([3, 2, 1, 0]);
    expect(asked).toEqual([1, 2, 3].map((depth) => ({ address, body: { depth, seat: 0 } })));
  });

  it('starts anew with every row', async () => {
    const asked = answering(steps[0], steps[0]);
    render(Tray, { ...sit(view({ options: helped }), [codes('guess')]) });
    await press();
    await screen.findByText('12 codes are left');
    turn(view({ options: helped, rows: [row] }), [codes('guess')]);
    flushSync();
    expect(screen.queryByText('12 codes are left')).toBeNull();
    await press();
    await screen.findByText('12 codes are left');
    expect(asked).toEqual([1, 1].map((depth) => ({ address, body: { depth, seat: 0 } })));
  });

  it('that comes too late for its row is not shown', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
    const seen = sit(view({ options: helped }), [codes('guess')]);
    render(Tray, { ...seen });
    await press();
    turn(view({ options: helped, rows: [row] }), [codes('guess')]);
    answer(new Response(JSON.stringify(steps[0])));
    await until(() => !seen.desk.hinting);
    expect(seen.desk.hint).toBeNull();
  });

  it('says when no code is left, and that is all', async () => {
    answering({ left: 0, guesses: [] });
    render(Tray, { ...sit(view({ options: helped }), [codes('guess')]) });
    await press();
    await screen.findByText('No code fits all answers');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hint' }).disabled).toBe(true);
  });
});
