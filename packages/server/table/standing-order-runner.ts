import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '#kernel';
import { Refused } from '../refused.ts';
import type { LoadedTable } from './loaded-table.ts';
import { orderedAnswer, orderedSeats } from './standing-orders.ts';
import type { AnyMatch } from './projector.ts';
import type { TableSession } from './session.ts';

/** Between one and two pauses of a bot, drawn anew each time before anything is looked at: how long it takes tells nothing. */
export const orderPause = (pause: number): number => (pause <= 0 ? 0 : pause + randomInt(Math.max(1, Math.round(pause))));

/** Answers for people who do not want to be asked. */
export class StandingOrderRunner {
  private readonly table: TableSession;
  /** Which question is being answered for each seat. */
  private readonly answering = new Map<Seat, { readonly match: AnyMatch; readonly number: number }>();

  constructor(table: TableSession) {
    this.table = table;
  }

  get idle(): boolean {
    return this.answering.size === 0;
  }

  /** Begins to answer wherever an order does. */
  ask({ match, stored }: LoadedTable): void {
    if (match === null || stored.phase !== 'playing' || this.table.closed) return;
    for (const seat of orderedSeats(match, stored.settings)) {
      const known = this.answering.get(seat);
      if (known?.match === match && known.number === match.decisionCount) continue;
      const question = { match, number: match.decisionCount };
      this.answering.set(seat, question);
      void this.answer(seat, question);
    }
  }

  private async answer(seat: Seat, question: { readonly match: AnyMatch; readonly number: number }): Promise<void> {
    const { table } = this;
    const { match, number } = question;
    await sleep(orderPause(table.context.botDelay));
    if (this.answering.get(seat) === question) this.answering.delete(seat);
    if (table.closed) return;
    table.post({
      run: (loaded) => {
        if (loaded.match !== match || match.decisionCount !== number || loaded.stored.phase !== 'playing') return undefined;
        // It may have been taken back meanwhile.
        const action = orderedAnswer(match, loaded.stored.settings, seat);
        return action === null ? undefined : this.play(loaded, match, seat, action);
      },
      // Another node, or the person, may have been faster.
      failed: (error) => error instanceof Refused || table.context.reportError(error, 'order', table.id),
    });
  }

  private async play(loaded: LoadedTable, match: AnyMatch, seat: Seat, action: { readonly type: string }): Promise<void> {
    const answer = match.apply(seat, action);
    if (!answer.ok) throw Refused.byRules(answer.refusal);
    const { person } = loaded.stored.settings.seats[seat];
    await this.table.commitStep(loaded, match, { kind: 'action', seat, action, person, clientId: null }, answer, null);
  }
}
