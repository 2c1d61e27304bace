/** The socket of one table: opens again by itself, and says again what was not yet answered. */
import type { FromBrowser, FromHouse, Move, Refusal, Say } from '../contract/generated/house';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** What is used of a WebSocket; tests bring their own. */
export interface Socket {
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Ends {
  /** Asked anew each time, for it names the last step heard. */
  address(): string;
  hear(frame: FromHouse): void;
  status(status: Status, code: number | null): void;
  open?(address: string): Socket;
}

/** A refusal as an error, for whoever awaits an answer. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

interface Waiting {
  frame: Move | Say;
  done(): void;
  refuse(error: Error): void;
}

const replaced = 4000;
/** Closed for good: opening again would be answered the same. */
const final = new Set([replaced, 4003, 4004, 4009]);
/** The house is there, but its database is away. */
export const databaseAway = 1013;
const heartbeat = 20_000;
/** How long a socket that is in doubt may be silent. */
const patience = 3_000;
const longest = 15_000;

export class Wire {
  private socket: Socket | null = null;
  private over = false;
  private welcomed = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = false;
  private waiting = new Map<string, Waiting>();
  /** Notes and words: only the latest of each counts. */
  private latest = new Map<string, FromBrowser>();

  constructor(private readonly ends: Ends) {}

  start(): void {
    this.stop();
    this.over = false;
    this.ends.status('connecting', null);
    this.open();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  /** Does not wait: the network or the reader is back, or somebody asks for it. A socket that seems
   * open may have died with the old network, so it has to answer soon. What is closed for good stays
   * closed, however often its reader comes back. */
  hurry(): void {
    if (this.over) return;
    clearTimeout(this.timer);
    if (!this.socket) this.open();
    else if (this.welcomed) {
      this.ask();
      this.timer = setTimeout(() => this.beat(), patience);
    }
  }

  /** Said once and kept until answered; an unanswered one is said again with the same id. */
  deliver(frame: Move | Say): Promise<void> {
    return new Promise((done, refuse) => {
      this.waiting.set(frame.id, { frame, done, refuse });
      if (this.welcomed) this.say(frame);
    });
  }

  /** Needs no answer; said as soon as somebody listens. */
  send(frame: FromBrowser): void {
    if (this.welcomed) this.say(frame);
    else this.latest.set(frame.type, frame);
  }

  private open(): void {
    const make = this.ends.open ?? ((address) => new WebSocket(address) as Socket);
    const socket = make(this.ends.address());
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(data) as FromHouse);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
  }

  private lost(code: number): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket = null;
    this.welcomed = false;
    this.over = final.has(code);
    if (this.over) {
      this.ends.status('closed', code);
      return;
    }
    this.ends.status('lost', code);
    const pause = Math.min(longest, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), pause);
  }

  private hear(frame: FromHouse): void {
    this.heard = true;
    this.ends.hear(frame);
    if (frame.type === 'welcome') this.greet();
    if (frame.type === 'stepped' && frame.move) this.settle(frame.move);
    if (frame.type === 'refused' && frame.id) this.settle(frame.id, new Refused(frame.refusal));
    if (frame.type === 'said' && frame.id) this.settle(frame.id);
  }

  private greet(): void {
    this.welcomed = true;
    this.tries = 0;
    this.ends.status('open', null);
    for (const { frame } of this.waiting.values()) this.say(frame);
    for (const frame of this.latest.values()) this.say(frame);
    this.latest.clear();
    this.pulse = setInterval(() => this.beat(), heartbeat);
  }

  /** A silent connection may be a dead one: ask, and give up on it after one silent beat. */
  private beat(): void {
    if (!this.heard) {
      this.socket?.close();
      this.lost(1006);
      return;
    }
    this.ask();
  }

  private ask(): void {
    this.heard = false;
    this.say({ type: 'ping' });
  }

  private settle(id: string, error?: Error): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(waiting.frame.id);
    if (error) waiting.refuse(error);
    else waiting.done();
  }

  private say(frame: FromBrowser): void {
    this.socket?.send(JSON.stringify(frame));
  }
}
