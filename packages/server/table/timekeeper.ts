import { includes, type Seat } from '#kernel';
import { Refused } from '../refused.ts';
import { deadline, endsByItself, timeLeft } from './clock.ts';
import type { Live } from './live.ts';
import { runningClocks } from './projector.ts';
import { restsOf } from './rests.ts';
import { takenOver } from './seating.ts';
import type { Table } from './table.ts';

/** Timers cannot be longer; the rest is left to the watch for due tables. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Wakeable {
  wake(): Promise<void>;
}

/** Looks after the clocks of one table. */
export class Timekeeper {
  private readonly table: Table;
  private readonly room: Wakeable;
  private timer: NodeJS.Timeout | null = null;

  /** The room is woken when a clock may have run out. */
  constructor(table: Table, room: Wakeable) {
    this.table = table;
    this.room = room;
  }

  set({ stored }: Live): void {
    this.stop();
    const { house, id, closed } = this.table;
    if (stored.moment.clocks === null || stored.phase !== 'playing' || closed || !endsByItself(stored.frame)) return;
    const next = deadline(stored.moment.clocks, runningClocks(stored), restsOf(stored.frame));
    if (next === null) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, next.at - house.now()) + 1);
    this.timer = setTimeout(() => {
      // Another node's clock may have been faster: that is no complaint.
      this.room.wake().catch((error) => error instanceof Refused || house.complain(error, 'clock', id));
    }, wait);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /**
   * Whose time is over loses the game, or hands the seat to a bot, or the game ends without a result, as was agreed. Nothing to wait for when it is
   * nobody's, or when it is left to the others to claim it.
   */
  check(live: Live): Promise<void> | undefined {
    return !endsByItself(live.stored.frame) || this.late(live) === null ? undefined : this.end(live);
  }

  /** Whether it was agreed that others may claim, and the time of this seat is over. */
  isClaimable({ stored }: Live, seat: Seat): boolean {
    const { frame, moment } = stored;
    const running = runningClocks(stored);
    if (endsByItself(frame) || moment.clocks === null || !includes(running, seat)) return false;
    return timeLeft(moment.clocks, seat, running, restsOf(frame), this.table.house.now()) === 0;
  }

  private late({ stored, match }: Live) {
    if (stored.moment.clocks === null || stored.phase !== 'playing' || match === null) return null;
    const next = deadline(stored.moment.clocks, runningClocks(stored), restsOf(stored.frame));
    return next === null || next.at > this.table.house.now() ? null : { match, seat: next.seat };
  }

  private async end(live: Live): Promise<void> {
    const { table } = this;
    const { house } = table;
    for (let late = this.late(live); late !== null && table.isPresent(live); late = this.late(live)) {
      const { frame, phase } = live.stored;
      house.count('timeout');
      if (frame.onTimeout === 'ends') {
        await table.reframe(live, frame, 'abandoned');
        return table.tellUpdate(live, []);
      }
      const substitute = frame.onTimeout === 'bot' ? house.games.substitute(frame.game) : null;
      if (substitute !== null) {
        await table.reframe(live, takenOver(frame, late.seat, substitute), phase);
        table.tellUpdate(live, []);
        continue;
      }
      const answer = late.match.resign(late.seat);
      if (!answer.ok) return;
      await table.happen(live, late.match, { kind: 'resign', seat: late.seat, action: null, person: null, clientId: null }, answer, null);
    }
  }
}
