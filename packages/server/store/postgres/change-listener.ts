import { randomInt } from 'node:crypto';
import { backoff } from '#wire';
import type { NotifyConnection, NotifyHandlers } from './notify-connection.ts';

/** Soon enough that play goes on within seconds of an outage, and seldom enough not to be one more burden on a database that is coming up. */
const WAITS = { first: 100, longest: 1600 };
/** Milliseconds between two heartbeats, and how long each is waited for: a line whose other end is gone without a word is noticed after ten seconds at most. */
export const HEARTBEAT_MS = 5000;

const anything = (): number => randomInt(1000) / 1000;

export interface ChangeHandlers {
  heard(payload: string): void;
  /** Nothing is heard any more, or still nothing is. */
  trouble(why: unknown): void;
  /** Others are heard again; what was said in between is lost. */
  mended(): void;
}

/**
 * Keeps one line open to what the other nodes say. There is one line, or one try to open one, never more: a single loop attends the line until it
 * is lost and then tries again, each time after a longer wait.
 */
export class ChangeListener {
  private readonly openLine: (ears: NotifyHandlers) => Promise<NotifyConnection>;
  private readonly ears: ChangeHandlers;
  private readonly spread: () => number;
  private readonly beatEvery: number;
  private line: NotifyConnection | null = null;
  /** How often it was tried in vain since the line was lost. */
  private attempt = 0;
  private timer: NodeJS.Timeout | undefined;
  private heardAt = performance.now();
  private closed = false;

  constructor(
    openLine: (ears: NotifyHandlers) => Promise<NotifyConnection>,
    ears: ChangeHandlers,
    beatEvery = HEARTBEAT_MS,
    spread: () => number = anything,
  ) {
    this.openLine = openLine;
    this.ears = ears;
    this.beatEvery = beatEvery;
    this.spread = spread;
  }

  get listening(): boolean {
    return this.line !== null;
  }

  /** Milliseconds since it was last certain that others are heard. */
  get heartbeatAge(): number {
    return performance.now() - this.heardAt;
  }

  /** Throws when there is nobody to listen to. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.attend(resolve).then((why) => (this.closed ? undefined : this.keep(why)), reject);
    });
  }

  /** Runs until the listener is closed. */
  private async keep(first: unknown): Promise<void> {
    let why = first;
    while (!this.closed) {
      this.ears.trouble(why);
      await this.pause(backoff(this.attempt++, this.spread(), WAITS));
      try {
        why = await this.attend(() => this.ears.mended());
      } catch (error) {
        why = error;
      }
    }
  }

  /** Opens a line and stays with it until it is lost; answers why. */
  private async attend(opened: () => void): Promise<unknown> {
    let end: (why: unknown) => void = () => {};
    const ended = new Promise<unknown>((resolve) => {
      end = resolve;
    });
    const line = await this.openLine({ heard: (payload) => this.ears.heard(payload), ended: end });
    if (this.closed) return line.cut();
    this.line = line;
    this.heardAt = performance.now();
    this.attempt = 0;
    opened();
    this.rest(line, end);
    const why = await ended;
    this.line = null;
    clearTimeout(this.timer);
    line.cut();
    return why;
  }

  private rest(line: NotifyConnection, end: (why: unknown) => void): void {
    this.timer = setTimeout(() => void this.beat(line, end), this.beatEvery);
  }

  private async beat(line: NotifyConnection, end: (why: unknown) => void): Promise<void> {
    this.timer = setTimeout(() => end(new Error(`No heartbeat came back within ${this.beatEvery} ms`)), this.beatEvery);
    try {
      await line.beat();
    } catch (error) {
      return end(error);
    }
    // Too late for a line that was given up.
    if (this.line !== line) return;
    clearTimeout(this.timer);
    this.heardAt = performance.now();
    this.rest(line, end);
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.timer = setTimeout(resolve, milliseconds);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.line?.cut();
  }
}
