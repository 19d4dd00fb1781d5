import type { AppliedAction, Seat } from '#kernel';
import { BOT_HELPED } from '#wire';
import { Interrupted, Refused } from '../refused.ts';
import { UnknownCommitError } from '../store/store.ts';
import type { LoadedTable } from './loaded-table.ts';
import { withBotDelay } from './bot-delay.ts';
import { movePurpose } from './payer.ts';
import type { AnyMatch } from './projector.ts';
import { Reasons } from './reasons.ts';
import type { TableSession } from './session.ts';
import { anyOption, type BotAsker, type Decision, ladder, think } from './bot-thinking.ts';

const ASK_AGAIN = 1000;

/** A decision that somebody is asked for: it stands while the match is the same and nothing but asides happens. */
interface Question {
  readonly match: AnyMatch;
  readonly number: number;
}

/** A question that a bot thinks about, or waits in the queue to think about. */
interface OpenQuestion extends Question {
  /** Aborted when the question does not stand any more, so that its thought does not wait for nothing. */
  readonly stop: AbortController;
}

const stands = ({ match, number }: Question, present: AnyMatch | null): boolean => present === match && match.decisionCount === number;

/** Plays the bots' seats of one table. */
export class BotPlayers {
  private readonly table: TableSession;
  private readonly reasons: Reasons;
  /** What each bot is thinking about. */
  private readonly thinking = new Map<Seat, OpenQuestion>();
  private later: NodeJS.Timeout | null = null;

  constructor(table: TableSession) {
    this.table = table;
    this.reasons = new Reasons(table);
  }

  get idle(): boolean {
    return this.thinking.size === 0 && this.later === null;
  }

  /** Asks every bot that is to decide. */
  ask(loaded: LoadedTable): void {
    const match = loaded.stored.phase === 'playing' && !this.table.closed ? loaded.match : null;
    for (const question of this.thinking.values()) if (!stands(question, match)) question.stop.abort();
    if (match === null) return;
    const { status, settings } = loaded.stored;
    if (this.table.maySuspend(settings)) return this.table.suspend(loaded);
    for (const seat of status.waiting) {
      const { kind, level } = settings.seats[seat];
      if (kind !== 'bot' || level === null) continue;
      const known = this.thinking.get(seat);
      if (known !== undefined && stands(known, match) && !known.stop.signal.aborted) continue;
      const question: OpenQuestion = { match, number: match.decisionCount, stop: new AbortController() };
      this.thinking.set(seat, question);
      void this.think(loaded, question, seat, level);
    }
  }

  private async think(loaded: LoadedTable, question: OpenQuestion, seat: Seat, level: string): Promise<void> {
    const { table } = this;
    const { match, stop } = question;
    const { context } = table;
    const isOver = (): boolean => table.closed || stop.signal.aborted || !stands(question, match);
    const failed = (error: unknown): boolean => {
      if (isOver()) return false;
      context.reportError(error, 'bot', table.id);
      return true;
    };
    const purpose = { ...movePurpose(table, loaded.stored.settings, question.number), signal: stop.signal };
    const ask: BotAsker = (request) =>
      context.bots.choose(() => {
        // Another node may have changed the table while this waited.
        if (isOver()) throw new Error('The question does not stand any more');
        return request();
      }, purpose);
    const levels = ladder(context.games.levels(match.game.id), level);
    const decide = (): Promise<Decision | null> => think(ask, loaded.opened, match, seat, levels, failed);
    const decision = await withBotDelay(decide, context.botDelay, match.game.secret);
    if (this.thinking.get(seat) === question) this.thinking.delete(seat);
    // Without an answer chance would move; but nothing is to be answered any more.
    if (table.closed || stop.signal.aborted) return;
    table.post({
      run: (present) => {
        const { phase, settings } = present.stored;
        if (!stands(question, present.match) || phase !== 'playing' || settings.seats[seat].kind !== 'bot') return undefined;
        return this.play(present, match, seat, level, decision);
      },
      failed: (error) => {
        // Another node's move for the same bot may have been faster: that is no complaint.
        if (!(error instanceof Refused)) context.reportError(error, 'bot', table.id);
        const again =
          error instanceof UnknownCommitError || error instanceof Interrupted || (error instanceof Refused && error.code === 'not-saved');
        if (again) this.askLater();
      },
    });
  }

  /** The move could not be written: when it can be, the bot is asked anew. */
  private askLater(): void {
    if (this.later !== null || this.table.closed) return;
    this.later = setTimeout(() => {
      this.later = null;
      if (this.table.closed) return;
      this.table.post({
        run: (loaded) => {
          this.ask(loaded);
          return undefined;
        },
        failed: () => this.askLater(),
      });
    }, ASK_AGAIN);
    this.later.unref();
  }

  /** The same way as a person's action. Where it is not the bot itself that chose, everybody is told. */
  private async play(loaded: LoadedTable, match: AnyMatch, seat: Seat, level: string, chosen: Decision | null): Promise<void> {
    const { table } = this;
    let decision = chosen ?? anyOption(match, seat);
    if (decision === null) return;
    let why = this.reasons.before(loaded, match, seat, decision);
    let answer = match.apply(seat, decision.action);
    if (!answer.ok) {
      why = null;
      table.context.reportError(new Error(`${decision.by}: ${answer.refusal.message}`), 'bot', table.id);
      decision = anyOption(match, seat);
      if (decision === null) return;
      answer = match.apply(seat, decision.action);
      if (!answer.ok) return;
    }
    table.context.count('bot');
    const { action, by } = decision;
    const applied: AppliedAction = by === level ? answer : { ...answer, events: [helped(seat, by), ...answer.events] };
    await table.commitStep(loaded, match, { kind: 'action', seat, action, person: null, clientId: null }, applied, null);
    why?.();
  }
}

/** A word of the house, no part of the game: the record does not have it. */
const helped = (seat: Seat, by: string): AppliedAction['events'][number] => ({
  event: { type: BOT_HELPED, seat: `@seat.${seat}`, by: `@bot.${by}` },
});
