import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '#kernel';
import { Refused } from '../refused.ts';
import type { Live } from './live.ts';
import { orderedAnswer, orderedSeats } from './orders.ts';
import type { AnyMatch } from './projector.ts';
import type { Table } from './table.ts';

/** Between one and two pauses of a bot, drawn anew each time before anything is looked at: how long it takes tells nothing. */
export const orderPause = (pause: number): number => (pause <= 0 ? 0 : pause + randomInt(Math.max(1, Math.round(pause))));

/** Answers for people who do not want to be asked. */
export class OrderKeeper {
  private readonly table: Table;
  /** Which question is being answered for each seat. */
  private readonly answering = new Map<Seat, { readonly match: AnyMatch; readonly number: number }>();

  constructor(table: Table) {
    this.table = table;
  }

  get idle(): boolean {
    return this.answering.size === 0;
  }

  /** Begins to answer wherever an order does. */
  ask({ match, stored }: Live): void {
    if (match === null || stored.phase !== 'playing' || this.table.closed) return;
    for (const seat of orderedSeats(match, stored.frame)) {
      const known = this.answering.get(seat);
      if (known?.match === match && known.number === match.question) continue;
      const question = { match, number: match.question };
      this.answering.set(seat, question);
      void this.answer(seat, question);
    }
  }

  private async answer(seat: Seat, question: { readonly match: AnyMatch; readonly number: number }): Promise<void> {
    const { table } = this;
    const { match, number } = question;
    await sleep(orderPause(table.house.botPause));
    if (this.answering.get(seat) === question) this.answering.delete(seat);
    if (table.closed) return;
    table.post({
      run: (live) => {
        if (live.match !== match || match.question !== number || live.stored.phase !== 'playing') return undefined;
        // It may have been taken back meanwhile.
        const action = orderedAnswer(match, live.stored.frame, seat);
        return action === null ? undefined : this.play(live, match, seat, action);
      },
      // Another node, or the person, may have been faster.
      failed: (error) => error instanceof Refused || table.house.complain(error, 'order', table.id),
    });
  }

  private async play(live: Live, match: AnyMatch, seat: Seat, action: { readonly type: string }): Promise<void> {
    const answer = match.apply(seat, action);
    if (!answer.ok) throw Refused.byRules(answer.refusal);
    const { person } = live.stored.frame.seats[seat];
    await this.table.happen(live, match, { kind: 'action', seat, action, person, clientId: null }, answer, null);
  }
}
