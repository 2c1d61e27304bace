import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromBrowser, FromHouse, Move } from '../contract/generated/house';
import { FakeSocket, welcome } from './fake';
import { Refused, Wire, type Status } from './wire';

let statuses: Status[];
let heard: FromHouse[];
let wire: Wire;

const move: Move = { type: 'move', id: 'move-0001', step: 3, action: { type: 'guess' } };
const position = { step: 4, view: {}, offers: [], awaited: [], hints: false, silent: [], phrases: [] };
const stepped = (id: string | null): FromHouse => ({
  type: 'stepped',
  past: { step: 4, seat: 0, events: [] },
  position,
  move: id,
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  heard = [];
  wire = new Wire({
    address: () => `ws://house?since=${heard.length}`,
    hear: (frame) => heard.push(frame),
    status: (status) => statuses.push(status),
    open: (address) => new FakeSocket(address),
  });
  wire.start();
});

afterEach(() => {
  wire.stop();
  vi.useRealTimers();
});

const moves = (socket: FakeSocket): FromBrowser[] => socket.sent.filter(({ type }) => type === 'move');

describe('the socket of a table', () => {
  it('says nothing before it is welcomed', () => {
    void wire.deliver(move);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.hear(welcome());
    expect(FakeSocket.last.sent).toEqual([move]);
  });

  it('settles a move when the house has stepped', async () => {
    FakeSocket.last.hear(welcome());
    const done = wire.deliver(move);
    FakeSocket.last.hear(stepped(move.id));
    await expect(done).resolves.toBeUndefined();
  });

  it('rejects a refused move with its reason', async () => {
    FakeSocket.last.hear(welcome());
    const done = wire.deliver(move);
    const refusal = { reason: 'stale', facts: {} };
    FakeSocket.last.hear({ type: 'refused', id: move.id, refusal, step: 4 });
    await expect(done).rejects.toThrow(Refused);
    await expect(done).rejects.toMatchObject({ refusal });
  });

  it('opens again by itself, asking from where it was', () => {
    FakeSocket.last.hear(welcome());
    FakeSocket.last.drop(1012);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.address).toBe('ws://house?since=1');
    FakeSocket.last.hear(welcome());
    expect(statuses.at(-1)).toBe('open');
  });

  it('waits longer after every failure, up to a limit', () => {
    const pauses: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const before = Date.now();
      FakeSocket.last.drop(1006);
      vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - before);
    }
    expect(pauses[2]).toBeGreaterThan(pauses[0]!);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000 * 1.25);
  });

  it.each([4000, 4003, 4004, 4009])('stays closed after %i, though its reader comes back', (code) => {
    FakeSocket.last.drop(code);
    vi.advanceTimersByTime(600_000);
    wire.hurry();
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
    wire.start();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('says an unanswered move again with the same id, and an answered one no more', async () => {
    FakeSocket.last.hear(welcome());
    const first = wire.deliver(move);
    FakeSocket.last.hear(stepped(move.id));
    await first;
    const second: Move = { ...move, id: 'move-0002' };
    void wire.deliver(second);
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.hear(welcome());
    expect(moves(FakeSocket.last)).toEqual([second]);
  });

  it('is not troubled by the same answer twice', async () => {
    FakeSocket.last.hear(welcome());
    const done = wire.deliver(move);
    FakeSocket.last.hear(stepped(move.id));
    FakeSocket.last.hear(stepped(move.id));
    await expect(done).resolves.toBeUndefined();
    expect(moves(FakeSocket.last)).toHaveLength(1);
  });

  it('keeps a line of chat until it is heard', async () => {
    FakeSocket.last.hear(welcome());
    const done = wire.deliver({ type: 'say', id: 'line-0001', text: 'hello' });
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.hear(welcome());
    expect(FakeSocket.last.sent).toHaveLength(1);
    const line = { number: 0, seat: 0, name: 'Ada', text: 'hello', at: 0, phrase: null };
    FakeSocket.last.hear({ type: 'said', line, id: 'line-0001' });
    await expect(done).resolves.toBeUndefined();
  });

  it('knows its own line by the id, whatever became of the text', async () => {
    FakeSocket.last.hear(welcome());
    const done = wire.deliver({ type: 'say', id: 'line-0001', text: 'two  spaces' });
    const line = { number: 0, seat: 1, name: 'Alan', text: 'two  spaces', at: 0, phrase: null };
    FakeSocket.last.hear({ type: 'said', line, id: null });
    FakeSocket.last.drop(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.hear(welcome());
    expect(FakeSocket.last.sent).toHaveLength(1);
    FakeSocket.last.hear({ type: 'said', line: { ...line, seat: 0, text: 'two spaces' }, id: 'line-0001' });
    await expect(done).resolves.toBeUndefined();
  });

  it('says of several notes only the latest, once somebody listens', () => {
    wire.send({ type: 'note', body: 'a' });
    wire.send({ type: 'note', body: 'ab' });
    FakeSocket.last.hear(welcome());
    expect(FakeSocket.last.sent).toEqual([{ type: 'note', body: 'ab' }]);
  });

  it.each([4000, 4003, 4004, 4009])('stays closed after %i', (code) => {
    FakeSocket.last.drop(code);
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe('closed');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('makes a doubtful connection answer at once, or opens another', () => {
    FakeSocket.last.hear(welcome());
    void wire.deliver(move);
    wire.hurry();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.hear(welcome());
    expect(moves(FakeSocket.last)).toEqual([move]);
  });

  it('keeps a doubtful connection that answers', () => {
    FakeSocket.last.hear(welcome());
    wire.hurry();
    FakeSocket.last.hear({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('gives up on a connection that has gone silent', () => {
    FakeSocket.last.hear(welcome());
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(20_000);
    expect(statuses.at(-1)).toBe('lost');
  });

  it('keeps a connection that answers', () => {
    FakeSocket.last.hear(welcome());
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(20_000);
      FakeSocket.last.hear({ type: 'pong' });
    }
    expect(statuses.at(-1)).toBe('open');
  });

  it('ignores what an old socket still says', () => {
    const old = FakeSocket.last;
    wire.start();
    old.hear(welcome());
    expect(heard).toEqual([]);
  });
});
