import type { Action, Seat } from '#kernel';
import { Refused } from '../refused.ts';
import type { Live } from './live.ts';
import { paced } from './pace.ts';
import type { AnyMatch } from './projector.ts';
import type { Table } from './table.ts';
import { anyOption, askBot } from './thinking.ts';

/** Plays the bots' seats of one table. */
export class BotPlayers {
  private readonly table: Table;
  /** For which entry of the log each bot is thinking. */
  private readonly thinking = new Map<Seat, number>();

  constructor(table: Table) {
    this.table = table;
  }

  get idle(): boolean {
    return this.thinking.size === 0;
  }

  /** Asks every bot that is to decide. */
  ask(live: Live): void {
    if (live.match === null || live.stored.phase !== 'playing' || this.table.closed) return;
    const { sequence, moment, frame } = live.stored;
    for (const seat of moment.waiting) {
      const { kind, level } = frame.seats[seat];
      if (kind !== 'bot' || level === null || this.thinking.get(seat) === sequence) continue;
      this.thinking.set(seat, sequence);
      void this.think(live, live.match, seat, level, sequence);
    }
  }

  private async think(live: Live, match: AnyMatch, seat: Seat, level: string, sequence: number): Promise<void> {
    const { table } = this;
    const { house } = table;
    let action: Action | null = null;
    try {
      action = await paced(() => askBot(house.bots, live.opened, match, seat, level), house.botPause, match.game.secret);
    } catch (error) {
      if (!table.closed) house.complain(error, 'bot', table.id);
    }
    if (this.thinking.get(seat) === sequence) this.thinking.delete(seat);
    if (table.closed) return;
    table.post(
      (present) => {
        const { stored } = present;
        if (present.match === null || stored.phase !== 'playing' || stored.sequence !== sequence || stored.frame.seats[seat].kind !== 'bot')
          return undefined;
        return this.play(present, present.match, seat, action);
      },
      (error) => {
        // Another node's move for the same bot may have been faster: that is no complaint.
        if (!(error instanceof Refused)) house.complain(error, 'bot', table.id);
      },
    );
  }

  /** The same way as a person's action. */
  private async play(live: Live, match: AnyMatch, seat: Seat, chosen: Action | null): Promise<void> {
    const { table } = this;
    let action = chosen ?? anyOption(match, seat);
    if (action === null) return;
    let answer = match.apply(seat, action);
    if (!answer.ok) {
      table.house.complain(new Error(answer.refusal.message), 'bot', table.id);
      action = anyOption(match, seat);
      if (action === null) return;
      answer = match.apply(seat, action);
      if (!answer.ok) return;
    }
    table.house.count('bot');
    await table.happen(live, match, { kind: 'action', seat, action, person: null, clientId: null }, answer, null);
  }
}
