import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Past, Position, Stepped } from '../contract/generated/house';
import { FakeSocket, seat, table as shown, welcome } from './fake';
import { rename } from './nicknames';
import { TableState } from './table.svelte';
import { need } from './texts.svelte';

const past = (step: number): Past => ({ step, seat: step ? 0 : null, events: [{ at: step }] });
const position = (step: number, change: Partial<Position> = {}): Position => ({
  step,
  view: { at: step },
  offers: [],
  hints: false,
  awaited: [0],
  silent: [],
  phrases: [],
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
    const line = { number: 0, seat: 0, name: 'Ada', text: 'hello', at: 0, phrase: null };
    hear(welcome({ chat: [line] }));
    hear({ type: 'said', line, id: null });
    hear({ type: 'said', line: { ...line, number: 1, text: 'again' }, id: null });
    expect(table.chat.map(({ text }) => text)).toEqual(['hello', 'again']);
  });

  it('knows that the house waits until it hears otherwise, or is welcomed again', () => {
    hear({ type: 'trouble', trouble: 'waiting' });
    expect(table.trouble).toBe('waiting');
    hear(welcome());
    expect(table.trouble).toBeNull();
    hear({ type: 'trouble', trouble: 'unwritten' });
    expect(table.trouble).toBe('unwritten');
    hear({ type: 'trouble', trouble: null });
    expect(table.trouble).toBeNull();
  });

  it('knows that the house still waits when it was sent away for that', () => {
    FakeSocket.last.drop(1013);
    expect([table.status, table.trouble]).toEqual(['lost', 'waiting']);
    vi.advanceTimersByTime(1000);
    hear(welcome());
    expect([table.status, table.trouble]).toEqual(['open', null]);
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

  it('tells bots of one level apart', async () => {
    await Promise.all([need('house'), need('mastermind')]);
    const bots = ['vega', 'orso'].map((bot) => seat({ kind: 'bot', bot, level: 'master' }));
    hear(welcome({ table: shown({ seats: bots }) }));
    expect([table.name(0), table.name(1)]).toEqual(['Vega', 'Orso']);
    expect(table.fullName(0)).toBe('Vega\u00A0· Master');
  });

  it('calls people who share a device by the names given there', () => {
    hear(welcome({ table: shown({ seats: [seat({ name: 'Ada' }), seat({ name: 'Ada' })] }) }));
    rename('abc', 1, 'Alan');
    expect([table.name(0), table.name(1)]).toEqual(['Ada', 'Alan']);
  });
});
