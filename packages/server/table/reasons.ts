import { randomInt } from 'node:crypto';
import type { Payer } from '#bots/fair-queue.ts';
import type { ReasonRequest } from '#bots/pool.ts';
import type { Reason } from '#bots/explanation.ts';
import { type Seat, serialise } from '#kernel';
import { whyEvent } from '#wire';
import { Refused } from '../refused.ts';
import { wantsReasons } from './hints.ts';
import type { LoadedTable } from './loaded-table.ts';
import { movePurpose } from './payer.ts';
import type { AnyMatch } from './projector.ts';
import type { TableSession } from './session.ts';
import { type Decision, RANDOM } from './bot-thinking.ts';

/** Somebody else writes at the same time: so often it is tried again. */
const ATTEMPTS = 3;

/** Bots say why they moved. Nobody waits for it: the game goes on, and what comes too late stands where it comes. */
export class Reasons {
  private readonly table: TableSession;

  constructor(table: TableSession) {
    this.table = table;
  }

  /** To be asked before the move is made; what it answers, if anything, is called when it is written down. */
  before({ stored, opened }: LoadedTable, match: AnyMatch, seat: Seat, { action, by }: Decision): (() => void) | null {
    const { game, pack } = opened;
    // Whoever moves by chance has no reasons.
    if (by === RANDOM || !wantsReasons(stored.settings) || game.explainedActions?.includes(action.type) !== true) return null;
    const request: ReasonRequest = {
      game: game.id,
      level: 'tell',
      seat,
      action,
      ...(pack === undefined ? {} : { pack }),
      state: serialise(match.state),
      seed: randomInt(2 ** 32),
    };
    const { payer } = movePurpose(this.table, stored.settings, match.decisionCount);
    return () => void this.tell(request, payer);
  }

  private async tell(request: ReasonRequest, payer: Payer): Promise<void> {
    const { table } = this;
    try {
      const reasons = await table.context.bots.tell(request, payer);
      if (reasons.length > 0) this.write(request, reasons, ATTEMPTS);
    } catch (error) {
      if (!table.closed) table.context.reportError(error, 'bot', table.id);
    }
  }

  private write(about: Pick<ReasonRequest, 'seat' | 'action'>, reasons: readonly Reason[], attempts: number): void {
    const { table } = this;
    const { seat, action } = about;
    if (table.closed) return;
    table.post({
      run: (loaded) => {
        const { phase, settings } = loaded.stored;
        // Nothing is said after the end: the last entry of a log is how the game ended.
        return phase === 'playing' && wantsReasons(settings)
          ? table.commitRemark(loaded, seat, whyEvent(seat, { action, reasons }))
          : undefined;
      },
      failed: (error) => {
        if (!(error instanceof Refused)) table.context.reportError(error, 'bot', table.id);
        else if (error.code === 'stale' && attempts > 1) this.write(about, reasons, attempts - 1);
      },
    });
  }
}
