import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotifyConnection, NotifyHandlers } from './notify-connection.ts';
import { HEARTBEAT_MS, ChangeListener } from './change-listener.ts';

/** A database whose lines do what the test says. */
class Switchboard {
  up = true;
  /** Beats are swallowed. */
  deaf = false;
  /** A try to open a line neither succeeds nor fails. */
  hanging = false;
  tries = 0;
  trying = 0;
  readonly triedAt: number[] = [];
  readonly lines = new Set<NotifyHandlers>();

  readonly open = async (ears: NotifyHandlers): Promise<NotifyConnection> => {
    this.tries++;
    this.triedAt.push(Date.now());
    this.trying++;
    if (this.hanging) await new Promise(() => {});
    this.trying--;
    if (!this.up) throw new Error('connection refused');
    this.lines.add(ears);
    return {
      beat: () => (this.deaf ? new Promise(() => {}) : Promise.resolve()),
      cut: () => this.lines.delete(ears),
    };
  };

  /** Every line breaks, and says so as often as it likes. */
  break(): void {
    for (const ears of [...this.lines]) for (const word of ['reset', 'closed']) ears.ended(new Error(word));
  }
}

let board: Switchboard;
let listener: ChangeListener;
let told: string[];
beforeEach(async () => {
  vi.useFakeTimers();
  board = new Switchboard();
  told = [];
  listener = new ChangeListener(
    board.open,
    {
      heard: (payload) => told.push(payload),
      trouble: (why) => told.push(String(why)),
      mended: () => told.push('mended'),
    },
    HEARTBEAT_MS,
    () => 0.5,
  );
  await listener.open();
});
afterEach(() => {
  listener.close();
  vi.useRealTimers();
});

describe('the listener', () => {
  it('hears what is said', () => {
    for (const ears of board.lines) ears.heard('node table');
    expect(told).toEqual(['node table']);
    expect(listener.listening).toBe(true);
  });

  it('throws when there is nobody to listen to at the start', async () => {
    board.up = false;
    const other = new ChangeListener(board.open, { heard() {}, trouble() {}, mended() {} });
    await expect(other.open()).rejects.toThrow('connection refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(board.tries).toBe(2);
  });

  it('tries one line at a time, each time after a longer wait', async () => {
    board.up = false;
    board.break();
    const from = Date.now();
    await vi.advanceTimersByTimeAsync(8000);
    expect(board.triedAt.slice(1).map((at) => at - from)).toEqual([100, 300, 700, 1500, 3100, 4700, 6300, 7900]);
    expect(listener.listening).toBe(false);
    board.up = true;
    await vi.advanceTimersByTimeAsync(1600);
    expect(board.lines.size).toBe(1);
    expect(listener.listening).toBe(true);
    expect(told.filter((each) => each === 'mended')).toHaveLength(1);
    // The waits begin anew.
    board.break();
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.listening).toBe(true);
  });

  it('has one line after many breaks', async () => {
    for (let time = 0; time < 10; time++) {
      board.break();
      await vi.advanceTimersByTimeAsync(150);
    }
    expect(board.lines.size).toBe(1);
    expect(board.tries).toBe(11);
  });

  it('begins no second try while one hangs', async () => {
    board.hanging = true;
    board.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(board.trying).toBe(1);
    expect(board.tries).toBe(2);
  });

  it('stays with a line whose beats come back', async () => {
    await vi.advanceTimersByTimeAsync(20 * HEARTBEAT_MS);
    expect(board.tries).toBe(1);
    expect(told).toEqual([]);
    expect(listener.heartbeatAge).toBeLessThanOrEqual(HEARTBEAT_MS);
  });

  it('gives up a line that swallows its beats and opens another', async () => {
    board.deaf = true;
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
    expect(listener.listening).toBe(false);
    expect(board.lines.size).toBe(0);
    board.deaf = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([`Error: No heartbeat came back within ${HEARTBEAT_MS} ms`, 'mended']);
    await vi.advanceTimersByTimeAsync(20 * HEARTBEAT_MS);
    expect(board.lines.size).toBe(1);
    expect(board.tries).toBe(2);
  });

  it('does nothing more once it is closed', async () => {
    listener.close();
    expect(board.lines.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(board.tries).toBe(1);
    expect(told).toEqual([]);
  });
});
