import { asId } from '#kernel/id.ts';
import { randomInt } from 'node:crypto';
import type { Payer } from '#bots/fair-queue.ts';
import type { ReasonRequest } from '#bots/pool.ts';
import type { Reason } from '#bots/explanation.ts';
import { type Seat, serialise } from '#kernel';
import { whyEvent } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import { wantsReasons } from '../state/hint-rules.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { movePurpose } from './payer.ts';
import type { AnyMatch } from '../state/match.ts';
import type { TableSession } from '../session/session.ts';
import { type Decision, RANDOM } from './bot-thinking.ts';

/** Attempts when other writers interfere. */
const ATTEMPTS = 3;

/** Lets bots explain their moves. The game does not wait: a late explanation stands where it arrives. */
export class ReasonRunner {
  private readonly session: TableSession;

  constructor(session: TableSession) {
    this.session = session;
  }

  /** Called before the move is applied; the result, if any, is called after the commit. */
  before({ stored, opened }: LoadedTable, match: AnyMatch, seat: Seat, { action, by }: Decision): (() => void) | null {
    const { game, pack } = opened;
    // A random move has no reasons.
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
    const { payer } = movePurpose(this.session, stored.settings, match.decisionCount);
    return () => void this.explain(request, payer);
  }

  private async explain(request: ReasonRequest, payer: Payer): Promise<void> {
    const { session } = this;
    try {
      const reasons = await session.context.bots.tell(request, payer);
      if (reasons.length > 0) this.write(request, reasons, ATTEMPTS);
    } catch (error) {
      if (!session.closed) session.context.reportError(error, 'bot', session.id);
    }
  }

  private write(about: Pick<ReasonRequest, 'seat' | 'action'>, reasons: readonly Reason[], attempts: number): void {
    const { session } = this;
    const { seat, action } = about;
    if (session.closed) return;
    session.post({
      run: (loaded) => {
        const { phase, settings } = loaded.stored;
        // Nothing is added after the end: the last entry of a log is how the game ended.
        return phase === 'playing' && wantsReasons(settings)
          ? session.commitRemark(loaded, asId(seat), whyEvent(seat, { action, reasons }))
          : undefined;
      },
      failed: (error) => {
        if (!(error instanceof RefusedError)) session.context.reportError(error, 'bot', session.id);
        else if (error.code === 'stale' && attempts > 1) this.write(about, reasons, attempts - 1);
      },
    });
  }
}
