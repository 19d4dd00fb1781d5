import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { orderedAnswer, orderedSeats } from '../state/standing-orders.ts';
import type { AnyMatch } from '../state/match.ts';
import type { TableSession } from '../session/session.ts';

/** Between one and two pauses of a bot, random each time: the delay tells the others nothing. */
export const orderPause = (pause: number): number => (pause <= 0 ? 0 : pause + randomInt(Math.max(1, Math.round(pause))));

/** Answers for players with standing orders. */
export class StandingOrderRunner {
  private readonly session: TableSession;
  /** Which question is being answered for each seat. */
  private readonly answering = new Map<Seat, { readonly match: AnyMatch; readonly number: number }>();

  constructor(session: TableSession) {
    this.session = session;
  }

  get idle(): boolean {
    return this.answering.size === 0;
  }

  changed(loaded: LoadedTable, here: boolean): void {
    if (here) this.ask(loaded);
  }

  /** Starts to answer for every seat that has an order for its question. */
  ask({ match, stored }: LoadedTable): void {
    if (match === null || stored.phase !== 'playing' || this.session.closed) return;
    for (const seat of orderedSeats(match, stored.settings)) {
      const known = this.answering.get(seat);
      if (known?.match === match && known.number === match.decisionCount) continue;
      const question = { match, number: match.decisionCount };
      this.answering.set(seat, question);
      void this.answer(seat, question);
    }
  }

  private async answer(seat: Seat, question: { readonly match: AnyMatch; readonly number: number }): Promise<void> {
    const { session } = this;
    const { match, number } = question;
    await sleep(orderPause(session.context.botDelay));
    if (this.answering.get(seat) === question) this.answering.delete(seat);
    if (session.closed) return;
    session.post({
      run: (loaded) => {
        if (loaded.match !== match || match.decisionCount !== number || loaded.stored.phase !== 'playing') return undefined;
        // The order may have been withdrawn meanwhile.
        const action = orderedAnswer(match, loaded.stored.settings, seat);
        return action === null ? undefined : this.play(loaded, match, seat, action);
      },
      // A refusal means that another node, or the player, was faster.
      failed: (error) => error instanceof RefusedError || session.context.reportError(error, 'order', session.id),
    });
  }

  private async play(loaded: LoadedTable, match: AnyMatch, seat: Seat, action: { readonly type: string }): Promise<void> {
    const answer = match.apply(seat, action);
    if (!answer.ok) throw RefusedError.byRules(answer.refusal);
    const { person } = loaded.stored.settings.seats[seat];
    await this.session.commitStep(loaded, match, { kind: 'action', seat, action, person, clientId: null }, answer, null);
  }
}
