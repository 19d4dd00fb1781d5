import { includes, type Seat } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import { abandonGame } from '../session/abandon-game.ts';
import type { TableSession } from '../session/session.ts';
import { deadline, endsByItself, runningClocks, timeLeft } from '../state/clock.ts';
import { clockPausesOf } from '../state/clock-pauses.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { withSubstitute } from '../state/seating.ts';

/** Longest delay that setTimeout accepts; the registry polls for tables that are due later. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Acts when a clock of one table runs out. */
export class Timekeeper {
  private readonly session: TableSession;
  private timer: NodeJS.Timeout | null = null;

  constructor(session: TableSession) {
    this.session = session;
  }

  set({ stored }: LoadedTable): void {
    this.stop();
    const { context, id, closed } = this.session;
    if (stored.status.clocks === null || stored.phase !== 'playing' || closed || !endsByItself(stored.settings)) return;
    const next = deadline(stored.status.clocks, runningClocks(stored), clockPausesOf(stored.settings));
    if (next === null) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, next.at - context.now()) + 1);
    this.timer = setTimeout(() => {
      // A refusal means that another node was faster.
      this.session
        .ask((loaded) => this.check(loaded))
        .catch((error) => error instanceof RefusedError || context.reportError(error, 'clock', id));
    }, wait);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /**
   * A player whose time is over loses the game or is replaced by a bot, or the game ends without a result, as the settings say. Undefined when no
   * time is over, or when the opponents have to claim it.
   */
  check(loaded: LoadedTable): Promise<void> | undefined {
    return !endsByItself(loaded.stored.settings) || this.late(loaded) === null ? undefined : this.end(loaded);
  }

  /** Whether opponents may claim, and the time of this seat is over. */
  isClaimable({ stored }: LoadedTable, seat: Seat): boolean {
    const { settings, status } = stored;
    const running = runningClocks(stored);
    if (endsByItself(settings) || status.clocks === null || !includes(running, seat)) return false;
    return timeLeft(status.clocks, seat, running, clockPausesOf(settings), this.session.context.now()) === 0;
  }

  private late({ stored, match }: LoadedTable) {
    if (stored.status.clocks === null || stored.phase !== 'playing' || match === null) return null;
    const next = deadline(stored.status.clocks, runningClocks(stored), clockPausesOf(stored.settings));
    return next === null || next.at > this.session.context.now() ? null : { match, seat: next.seat };
  }

  private async end(loaded: LoadedTable): Promise<void> {
    const { session } = this;
    const { context } = session;
    for (let late = this.late(loaded); late !== null && session.inMemory === loaded; late = this.late(loaded)) {
      const { match, seat } = late;
      const { settings, phase } = loaded.stored;
      context.count('timeout');
      if (settings.onTimeout === 'ends') return abandonGame(session, loaded);
      const substitute = settings.onTimeout === 'bot' ? context.games.substitute(settings.game) : null;
      if (substitute !== null) {
        await session.commitSettings(loaded, withSubstitute(settings, seat, substitute), phase);
        session.broadcaster.sendUpdate(loaded, []);
        continue;
      }
      const answer = match.resign(seat);
      if (!answer.ok) return;
      await session.commitStep(loaded, match, { kind: 'resign', seat, action: null, person: null, clientId: null }, answer, null);
    }
  }
}
