import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Past, Position, Stepped } from '../generated/house';
import { FakeSocket, seat, table as shown, welcome } from './fake';
import { handover } from './handover';
import { rename } from './names';
import { TableState } from './table.svelte';

const past = (step: number): Past => ({ step, seat: step ? 0 : null, events: [{ at: step }] });
const position = (step: number, change: Partial<Position> = {}): Position => ({
  step,
  view: { at: step },
  offers: [],
  awaited: [0],
  ...change,
});
const stepped = (step: number, move: string | null = null): Stepped => ({
  type: 'stepped',
  past: past(step),
  position: position(step),
  move,
});

let table: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  table = new TableState('abc', (address) => new FakeSocket(address));
  table.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const hear = (frame: Parameters<FakeSocket['hear']>[0]) => FakeSocket.last.hear(frame);

describe('a table', () => {
  it('knows nothing of the board while it waits', () => {
    hear(welcome({ table: shown({ phase: 'waiting' }) }));
    expect(table.view).toBeNull();
    expect(table.step).toBe(-1);
    expect(table.myTurn).toBe(false);
  });

  it('takes the board as it is on coming in', () => {
    hear(welcome({ past: [past(0), past(1)], position: position(1) }));
    expect(table.view).toEqual({ at: 1 });
    expect(table.past.map(({ step }) => step)).toEqual([0, 1]);
    expect(table.myTurn).toBe(true);
  });

  it('begins when the house says so', () => {
    hear(welcome({ table: shown({ phase: 'waiting' }) }));
    hear({ type: 'started', table: shown(), past: past(0), position: position(0) });
    expect(table.table?.phase).toBe('playing');
    expect(table.view).toEqual({ at: 0 });
  });

  it('moves, naming the last step it has seen', async () => {
    hear(welcome({ past: [past(0)], position: position(0) }));
    const acted = table.act({ type: 'guess' });
    expect(table.acting).toBe(true);
    const [move] = FakeSocket.last.sent;
    expect(move).toMatchObject({ type: 'move', step: 0, action: { type: 'guess' } });
    hear(stepped(1, (move as { id: string }).id));
    await acted;
    expect(table.acting).toBe(false);
    expect(table.step).toBe(1);
  });

  it('hears every step once, even if it is told twice', () => {
    hear(welcome({ past: [past(0)], position: position(0) }));
    hear(stepped(1));
    hear(stepped(1));
    expect(table.past.map(({ step }) => step)).toEqual([0, 1]);
  });

  it('does not go back when an old answer is repeated', () => {
    hear(welcome({ past: [past(0)], position: position(0) }));
    hear(stepped(1));
    hear(stepped(2));
    hear(stepped(1));
    expect(table.view).toEqual({ at: 2 });
  });

  it('asks after a loss only for what it has missed', () => {
    hear(welcome({ past: [past(0), past(1)], position: position(1) }));
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.address).toContain('since=1');
    hear(welcome({ past: [past(2)], position: position(2) }));
    expect(table.past.map(({ step }) => step)).toEqual([0, 1, 2]);
  });

  it('keeps a page of notes that was written while nobody listened', () => {
    hear(welcome({ note: 'old' }));
    FakeSocket.last.drop(1006);
    table.saveNote('new');
    vi.advanceTimersByTime(1000);
    hear(welcome({ note: 'old' }));
    expect(table.note).toBe('new');
    expect(FakeSocket.last.sent).toEqual([{ type: 'note', body: 'new' }]);
  });

  it('drops what the notebook filled in for an older step', () => {
    hear(welcome({ past: [past(0)], position: position(0) }));
    hear({ type: 'notes', step: 0, notes: { left: 9 } });
    expect(table.notes).toEqual({ left: 9 });
    hear(stepped(1));
    expect(table.notes).toBeNull();
    hear({ type: 'notes', step: 0, notes: { left: 9 } });
    expect(table.notes).toBeNull();
  });

  it('shows every line of chat once', () => {
    const line = { number: 0, seat: 0, name: 'Ada', text: 'hello', at: 0 };
    hear(welcome({ chat: [line] }));
    hear({ type: 'said', line });
    hear({ type: 'said', line: { ...line, number: 1, text: 'again' } });
    expect(table.chat.map(({ text }) => text)).toEqual(['hello', 'again']);
  });

  it('forgets all that another seat knew', () => {
    hear(welcome({ past: [past(0)], position: position(0), note: 'secret' }));
    hear({ type: 'notes', step: 0, notes: { left: 9 } });
    table.turnTo(1);
    expect([table.view, table.past, table.note, table.notes]).toEqual([null, [], '', null]);
    expect(FakeSocket.last.address).toContain('seat=1');
    expect(FakeSocket.last.address).not.toContain('since');
    hear(welcome({ seat: 1, note: 'mine' }));
    expect(table.note).toBe('mine');
  });

  it('calls people who share a device by the names given there', () => {
    hear(welcome({ table: shown({ seats: [seat({ name: 'Ada' }), seat({ name: 'Ada' })] }) }));
    rename('abc', 1, 'Alan');
    expect([table.name(0), table.name(1)]).toEqual(['Ada', 'Alan']);
  });
});

describe('a shared device', () => {
  const mine = [seat({ mine: true }), seat({ mine: true })];
  const sharing = { seats: mine, seat: 0, awaited: [1], over: false };

  it.each([
    ['goes to whose turn it is', sharing, 1],
    ['stays with whose turn it is', { ...sharing, awaited: [0, 1] }, 0],
    ['stays where it is while a bot thinks', { ...sharing, awaited: [] }, 0],
    ['belongs to nobody when the table is over', { ...sharing, over: true }, null],
    ['belongs to nobody when only one seat is mine', { ...sharing, seats: [mine[0]!, seat()] }, null],
    ['belongs to nobody when I watch', { ...sharing, seat: null }, null],
  ])('%s', (_, state, expected) => {
    expect(handover(state)).toBe(expected);
  });
});
