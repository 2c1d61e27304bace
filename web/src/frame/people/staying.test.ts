import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, come, seat } from '../../client/fake';
import type { TableState } from '../../client/table.svelte';
import { begin, need } from '../../client/texts.svelte';
import type { GameModule, GameParts } from '../../contract/game';
import type { Seat, Table } from '../../contract/generated/house';
import Tray from '../Tray.svelte';
import Leave from './Leave.svelte';

beforeAll(async () => {
  await begin();
  await need('mastermind');
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const game = { name: 'mastermind' } as GameModule;
const nothing = () => ({});
const told = () => ({ key: 'turn-over' });
const parts = { Tray: nothing, turn: told, ending: told } as unknown as GameParts;
const me = seat({ name: 'Bo', mine: true });
const away = seat({ name: 'Ada', online: false, away: 170 });

function sit(seats: Seat[], awaited: number[], change: Partial<Table> = {}): TableState {
  return come({ seats, ...change }, { view: {}, offers: [], awaited });
}

function show(table: TableState): void {
  const rest = { parts, desk: null, next: null, hand: () => {}, drawer: false, unread: 0 };
  render(Tray, { table, game, ...rest });
}

const offer = () => screen.queryByRole('button', { name: 'Let a bot play' });

describe('somebody who is away', () => {
  it('may be stood in for once the patience of the table is over', () => {
    show(sit([me, away], [1]));
    screen.getByText(/^Ada is away.*0:10\.$/);
    expect(offer()).toBeNull();
    vi.advanceTimersByTime(10_000);
    flushSync();
    screen.getByText('Ada is away.');
    expect(offer()).not.toBeNull();
  });

  it.each([180, null])('may only have turned the page, whatever the patience: %s', (patience) => {
    show(sit([me, { ...away, away: 3 }], [1], { patience }));
    expect(screen.queryByText(/^Ada is away/)).toBeNull();
    vi.advanceTimersByTime(17_000);
    flushSync();
    screen.getByText(/^Ada is away/);
  });

  it('is waited for where nobody is in a hurry', () => {
    show(sit([me, { ...away, away: 9999 }], [1], { patience: null }));
    screen.getByText('Ada is away. This table is in no hurry.');
    expect(offer()).toBeNull();
  });

  it('is none of the business of who only watches', () => {
    show(sit([seat({ name: 'Cy' }), { ...away, away: 9999 }], [1]));
    expect(offer()).toBeNull();
  });

  it('is played for by a bot of the level that is chosen', async () => {
    const asked = answering([{ name: 'mastermind', levels: ['random', 'novice', 'master'] }], {});
    show(sit([me, { ...away, away: 999 }], [1]));
    await fireEvent.click(offer()!);
    const level = await screen.findByLabelText<HTMLSelectElement>('Level of the bot');
    expect(level.value).toBe('master');
    await fireEvent.change(level, { target: { value: 'novice' } });
    await fireEvent.submit(level.form!);
    expect(asked.at(-1)).toEqual({ address: '/api/tables/abc/seats/1/stand-in', body: { level: 'novice' } });
  });

  it('takes the seat back on return, and does nothing there before', async () => {
    const asked = answering({});
    show(sit([{ ...me, stand_in: 'master', bot: 'vega' }, seat({ name: 'Ada' })], [0]));
    screen.getByText('Vega plays for you.');
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    expect(asked).toEqual([{ address: '/api/tables/abc/seats/0/stand-in', body: null }]);
  });
});

describe('leaving', () => {
  it('says what it means before it is done', async () => {
    const asked = answering({});
    render(Leave, { table: sit([me, seat({ name: 'Ada' })], [0]), game });
    await fireEvent.click(screen.getByRole('button', { name: 'Leave for good' }));
    screen.getByText(/^The match ends here/);
    expect(asked).toEqual([]);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Leave for good' }).at(-1)!);
    expect(asked).toEqual([{ address: '/api/tables/abc/leave', body: { seat: 0 } }]);
  });

  it.each([
    ['over', [me, seat()], { phase: 'over' as const }],
    ['without me', [{ ...me, gone: true }, seat()], {}],
  ])('is not there when all is %s', (_, seats, change) => {
    render(Leave, { table: sit(seats, [], change), game });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
