import { randomInt } from 'node:crypto';
import { backoff } from '#wire';
import type { NotifyConnection, NotifyHandlers } from './notify-connection.ts';

/** Soon enough that play goes on within seconds of an outage, and seldom enough not to be one more burden on a database that is coming up. */
const WAITS = { first: 100, longest: 1600 };
/** Milliseconds between two heartbeats, and how long each is waited for: a connection whose other end is gone without a word is noticed after ten seconds at most. */
export const HEARTBEAT_MS = 5000;

/** Jitter of the backoff. */
const randomJitter = (): number => randomInt(1000) / 1000;

export interface ChangeHandlers {
  heard(payload: string): void;
  /** Nothing is heard any more, or still nothing is. */
  trouble(why: unknown): void;
  /** Others are heard again; what was said in between is lost. */
  mended(): void;
}

/**
 * Keeps one connection open to what the other nodes say. There is one connection, or one try to open one, never more: a single loop attends the connection until it
 * is lost and then tries again, each time after a longer wait.
 */
export class ChangeListener {
  private readonly openConnection: (handlers: NotifyHandlers) => Promise<NotifyConnection>;
  private readonly handlers: ChangeHandlers;
  private readonly jitter: () => number;
  private readonly beatEvery: number;
  private connection: NotifyConnection | null = null;
  /** How often it was tried in vain since the connection was lost. */
  private attempt = 0;
  private timer: NodeJS.Timeout | undefined;
  private heardAt = performance.now();
  private closed = false;

  constructor(
    openConnection: (handlers: NotifyHandlers) => Promise<NotifyConnection>,
    handlers: ChangeHandlers,
    beatEvery = HEARTBEAT_MS,
    jitter: () => number = randomJitter,
  ) {
    this.openConnection = openConnection;
    this.handlers = handlers;
    this.beatEvery = beatEvery;
    this.jitter = jitter;
  }

  get listening(): boolean {
    return this.connection !== null;
  }

  /** Milliseconds since it was last certain that others are heard. */
  get heartbeatAge(): number {
    return performance.now() - this.heardAt;
  }

  /** Throws when there is no connection. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.attend(resolve).then((why) => (this.closed ? undefined : this.keep(why)), reject);
    });
  }

  /** Runs until the listener is closed. */
  private async keep(first: unknown): Promise<void> {
    let why = first;
    while (!this.closed) {
      this.handlers.trouble(why);
      await this.pause(backoff(this.attempt++, this.jitter(), WAITS));
      try {
        why = await this.attend(() => this.handlers.mended());
      } catch (error) {
        why = error;
      }
    }
  }

  /** Opens a connection and stays with it until it is lost; answers why. */
  private async attend(opened: () => void): Promise<unknown> {
    let end: (why: unknown) => void = () => {};
    const ended = new Promise<unknown>((resolve) => {
      end = resolve;
    });
    const connection = await this.openConnection({ heard: (payload) => this.handlers.heard(payload), ended: end });
    if (this.closed) return connection.cut();
    this.connection = connection;
    this.heardAt = performance.now();
    this.attempt = 0;
    opened();
    this.rest(connection, end);
    const why = await ended;
    this.connection = null;
    clearTimeout(this.timer);
    connection.cut();
    return why;
  }

  private rest(connection: NotifyConnection, end: (why: unknown) => void): void {
    this.timer = setTimeout(() => void this.beat(connection, end), this.beatEvery);
  }

  private async beat(connection: NotifyConnection, end: (why: unknown) => void): Promise<void> {
    this.timer = setTimeout(() => end(new Error(`No heartbeat came back within ${this.beatEvery} ms`)), this.beatEvery);
    try {
      await connection.beat();
    } catch (error) {
      return end(error);
    }
    // Too late for a connection that was given up.
    if (this.connection !== connection) return;
    clearTimeout(this.timer);
    this.heardAt = performance.now();
    this.rest(connection, end);
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.timer = setTimeout(resolve, milliseconds);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.connection?.cut();
  }
}
