import { includes, type Seat } from '#kernel';
import { Refused } from '../refused.ts';
import { deadline, endsByItself, timeLeft } from './clock.ts';
import type { LoadedTable } from './loaded-table.ts';
import { runningClocks } from './projector.ts';
import { clockPausesOf } from './clock-pauses.ts';
import { takenOver } from './seating.ts';
import type { TableSession } from './session.ts';

/** Timers cannot be longer; the rest is left to the watch for due tables. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Wakeable {
  wake(): Promise<void>;
}

/** Looks after the clocks of one table. */
export class Timekeeper {
  private readonly table: TableSession;
  private readonly room: Wakeable;
  private timer: NodeJS.Timeout | null = null;

  /** The room is woken when a clock may have run out. */
  constructor(table: TableSession, room: Wakeable) {
    this.table = table;
    this.room = room;
  }

  set({ stored }: LoadedTable): void {
    this.stop();
    const { context, id, closed } = this.table;
    if (stored.status.clocks === null || stored.phase !== 'playing' || closed || !endsByItself(stored.settings)) return;
    const next = deadline(stored.status.clocks, runningClocks(stored), clockPausesOf(stored.settings));
    if (next === null) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, next.at - context.now()) + 1);
    this.timer = setTimeout(() => {
      // Another node's clock may have been faster: that is no complaint.
      this.room.wake().catch((error) => error instanceof Refused || context.reportError(error, 'clock', id));
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
  check(loaded: LoadedTable): Promise<void> | undefined {
    return !endsByItself(loaded.stored.settings) || this.late(loaded) === null ? undefined : this.end(loaded);
  }

  /** Whether it was agreed that others may claim, and the time of this seat is over. */
  isClaimable({ stored }: LoadedTable, seat: Seat): boolean {
    const { settings, status } = stored;
    const running = runningClocks(stored);
    if (endsByItself(settings) || status.clocks === null || !includes(running, seat)) return false;
    return timeLeft(status.clocks, seat, running, clockPausesOf(settings), this.table.context.now()) === 0;
  }

  private late({ stored, match }: LoadedTable) {
    if (stored.status.clocks === null || stored.phase !== 'playing' || match === null) return null;
    const next = deadline(stored.status.clocks, runningClocks(stored), clockPausesOf(stored.settings));
    return next === null || next.at > this.table.context.now() ? null : { match, seat: next.seat };
  }

  private async end(loaded: LoadedTable): Promise<void> {
    const { table } = this;
    const { context } = table;
    for (let late = this.late(loaded); late !== null && table.isPresent(loaded); late = this.late(loaded)) {
      const { settings, phase } = loaded.stored;
      context.count('timeout');
      if (settings.onTimeout === 'ends') {
        await table.updateSettings(loaded, settings, 'abandoned');
        return table.sendUpdate(loaded, []);
      }
      const substitute = settings.onTimeout === 'bot' ? context.games.substitute(settings.game) : null;
      if (substitute !== null) {
        await table.updateSettings(loaded, takenOver(settings, late.seat, substitute), phase);
        table.sendUpdate(loaded, []);
        continue;
      }
      const answer = late.match.resign(late.seat);
      if (!answer.ok) return;
      await table.commitStep(
        loaded,
        late.match,
        { kind: 'resign', seat: late.seat, action: null, person: null, clientId: null },
        answer,
        null,
      );
    }
  }
}
