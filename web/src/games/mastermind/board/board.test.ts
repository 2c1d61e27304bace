import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { begin, need } from '../../../client/texts.svelte';
import { codes, heard, note, options, sent, sit, turn, type Seen, view } from '../fake';
import Notebook from '../notebook/Notebook.svelte';
import Tray from '../tray/Tray.svelte';
import Board from './Board.svelte';

beforeAll(async () => {
  await begin();
  await need('mastermind');
});

const show = (seen: Seen) => {
  render(Board, { ...seen });
  render(Tray, { ...seen });
};
const row = { guess: [0, 1, 1, 2], red: 1, white: 2 };
const past = { game: 0, maker: 1, code: [0, 1, 2, 3], rows: [row], points: [0, 1], spoiled: false };
const press = async (...keys: string[]) => {
  for (const key of keys) await fireEvent.keyDown(document.body, { key });
};

describe('the board in words', () => {
  it('reads an answered row with its keys', () => {
    show(sit(view({ rows: [row] }), []));
    screen.getByRole('img', { name: 'Row 1: red, yellow, yellow, green. Answer: 1 red, 2 white.' });
  });

  it('hides the code behind the shield', () => {
    show(sit(view(), []));
    screen.getByRole('img', { name: 'The code, hidden behind the shield' });
  });

  it('shows a codemaker the code alone', () => {
    show(sit(view({ maker: 0, breaker: 1, code: [5, 5, 0, 0] }), []));
    screen.getByRole('img', { name: /seen by you alone: violet, violet, red, red/ });
  });

  it('tells the score of the match', () => {
    show(sit(view({ points: [5, 11] }), []));
    screen.getByRole('img', { name: 'Score: Bo 5, Ada 11' });
  });
});

describe('laying a guess', () => {
  it('can be sent only when every hole is decided', async () => {
    show(sit(view(), [codes('guess')]));
    const guess = screen.getByRole<HTMLButtonElement>('button', { name: 'Guess' });
    await press('1', '2', '2');
    expect(guess.disabled).toBe(true);
    await press('Enter');
    expect(sent()).toEqual([]);
    await press('3');
    expect(guess.disabled).toBe(false);
    await press('Enter');
    expect(sent()).toMatchObject([{ type: 'move', action: { type: 'guess', code: [0, 1, 1, 2] } }]);
  });

  it('goes on after a reload where it was left', async () => {
    show(sit(view(), [codes('guess')]));
    await press('1', '4');
    expect(sit(view(), [codes('guess')]).desk.row.holes).toEqual([0, 3, null, null]);
    const other = view({ options: { ...options, pegs: 5 } });
    expect(sit(other, [codes('guess')]).desk.row.holes).toHaveLength(5);
  });

  it('goes by click: a colour, then a hole', async () => {
    const seen = sit(view(), [codes('guess')]);
    show(seen);
    await fireEvent.click(screen.getByRole('button', { name: 'blue' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Hole 3: nothing yet' }));
    expect(seen.desk.row.holes).toEqual([null, null, 3, null]);
  });

  it('fills the row on a click with shift', async () => {
    const seen = sit(view(), [codes('guess')]);
    show(seen);
    await fireEvent.click(screen.getByRole('button', { name: 'green' }), { shiftKey: true });
    expect(seen.desk.row.holes).toEqual([2, 2, 2, 2]);
  });

  it('copies the last row', async () => {
    const seen = sit(view({ rows: [row] }), [codes('guess')]);
    show(seen);
    await fireEvent.click(screen.getByRole('button', { name: 'Copy last row' }));
    expect(seen.desk.row.holes).toEqual(row.guess);
  });

  it('starts a fresh row after each answer', () => {
    const seen = sit(view(), [codes('guess')]);
    show(seen);
    seen.desk.row = { ...seen.desk.row, holes: [0, 1, 1, 2] };
    turn(view({ rows: [row] }), [codes('guess')]);
    expect(seen.desk.row.holes).toEqual([null, null, null, null]);
  });

  it('with blanks takes an empty hole only as a choice', async () => {
    const seen = sit(view({ options: { ...options, blanks: true } }), [codes('guess', 7)]);
    show(seen);
    await press('1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guess' }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Leave the rest empty' }));
    await press('Enter');
    expect(sent()).toMatchObject([{ action: { type: 'guess', code: [0, 6, 6, 6] } }]);
  });
});

describe('the end of a game', () => {
  it('stays in sight until its viewer goes on', async () => {
    const seen = sit(view(), []);
    show(seen);
    turn(view({ phase: 'hide', game: 1, maker: 0, last: past }), [codes('hide')], heard(past));
    flushSync();
    screen.getByRole('img', { name: 'The code: red, yellow, green, blue' });
    expect(screen.queryByRole('button', { name: 'Hide this code' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Next game' }));
    screen.getByRole('button', { name: 'Hide this code' });
  });
});

describe('answers by hand', () => {
  const asked = view({
    phase: 'answer',
    maker: 0,
    breaker: 1,
    by_hand: true,
    code: [0, 1, 2, 3],
    guess: [0, 0, 4, 4],
  });
  const offer = { type: 'listed' as const, actions: [{ type: 'answer' as const, red: 0, white: 0 }] };

  it('are sent as given when they are right', async () => {
    show(sit(asked, [offer]));
    await fireEvent.click(screen.getByRole('button', { name: 'One more red key' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Answer: 1 red' }));
    expect(sent()).toMatchObject([{ action: { type: 'answer', red: 1, white: 0 } }]);
  });

  it('that are wrong are pointed out first, and can still be sent', async () => {
    show(sit(asked, [offer]));
    await fireEvent.click(screen.getByRole('button', { name: 'One more white key' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Answer: 1 white' }));
    expect(sent()).toEqual([]);
    screen.getByText(/By your code it should be: 1 red/);
    await fireEvent.click(screen.getByRole('button', { name: 'Answer anyway: 1 white' }));
    expect(sent()).toMatchObject([{ action: { type: 'answer', red: 0, white: 1 } }]);
  });

  it('name the rows that contradict each other', () => {
    show(sit(view({ by_hand: true, rows: [row, row, row] }), []));
    note({ conflict: [0, 1, 2] });
    flushSync();
    screen.getByText('Rows 1, 2, and 3 can’t all be right.');
  });
});

describe('the notebook', () => {
  it('lists the codes that are left and lays one on a click', async () => {
    const seen = sit(view({ options: { ...options, help: 'full' } }), [codes('guess')]);
    render(Notebook, { ...seen });
    note({ left: 2, codes: [[0, 1, 2, 3], [3, 2, 1, 0]] });
    flushSync();
    screen.getByText('2 codes are left');
    await fireEvent.click(screen.getByRole('button', { name: 'blue, green, yellow, red' }));
    expect(seen.desk.row.holes).toEqual([3, 2, 1, 0]);
  });

  it('keeps my marks with my seat', async () => {
    render(Notebook, { ...sit(view(), []) });
    await fireEvent.click(screen.getByRole('button', { name: 'red, place 1' }));
    screen.getByRole('button', { name: 'red, place 1, my mark: out' });
    expect(sent()).toMatchObject([{ type: 'note', body: expect.stringContaining('"0:0":"out"') }]);
  });

  it('strikes out what the answers rule out', () => {
    render(Notebook, { ...sit(view(), []) });
    const places = [false, true, true, true];
    note({ colors: Array.from({ length: 6 }, () => ({ least: 0, most: 1, places })) });
    flushSync();
    screen.getByRole('button', { name: 'green, place 1, can’t be' });
  });
});
