import type { AppliedAction, Seat } from '#kernel';
import { BOT_HELPED } from '#wire';
import { InterruptedError, RefusedError } from '../../refused-error.ts';
import { UnknownCommitError } from '../../store/store.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { withBotDelay } from './bot-delay.ts';
import { movePurpose } from './payer.ts';
import type { AnyMatch } from '../state/match.ts';
import { ReasonRunner } from './reasons.ts';
import { maySuspend, suspend } from './suspension.ts';
import type { TableSession } from '../session/session.ts';
import { anyOption, type BotAsker, type Decision, ladder, think } from './bot-thinking.ts';

const RETRY_AFTER = 1000;

/** A decision that a bot is asked for: it is open while the match is the same and nothing but asides happens. */
interface Question {
  readonly match: AnyMatch;
  readonly number: number;
}

/** A question that a bot thinks about, or that waits in the queue of the bot pool. */
interface OpenQuestion extends Question {
  /** Aborted when the question is not open any more, so that it leaves the queue. */
  readonly stop: AbortController;
}

const stands = ({ match, number }: Question, present: AnyMatch | null): boolean => present === match && match.decisionCount === number;

/** Plays the bots' seats of one table. */
export class BotPlayers {
  private readonly session: TableSession;
  private readonly reasons: ReasonRunner;
  /** What each bot is thinking about. */
  private readonly thinking = new Map<Seat, OpenQuestion>();
  private retry: NodeJS.Timeout | null = null;

  constructor(session: TableSession) {
    this.session = session;
    this.reasons = new ReasonRunner(session);
  }

  get idle(): boolean {
    return this.thinking.size === 0 && this.retry === null;
  }

  /** After a change on another node that node asks its bots; but bots of a suspended table go on where a client follows it. */
  changed(loaded: LoadedTable, here: boolean): void {
    if (here || (loaded.stored.wakeAt === null && this.session.audience.size > 0)) this.ask(loaded);
  }

  /** Asks every bot that is to decide. */
  ask(loaded: LoadedTable): void {
    const match = loaded.stored.phase === 'playing' && !this.session.closed ? loaded.match : null;
    for (const question of this.thinking.values()) if (!stands(question, match)) question.stop.abort();
    if (match === null) return;
    const { status, settings } = loaded.stored;
    if (maySuspend(this.session, settings)) return suspend(this.session, loaded);
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
    const { session } = this;
    const { match, stop } = question;
    const { context } = session;
    const isOver = (): boolean => session.closed || stop.signal.aborted || !stands(question, match);
    const failed = (error: unknown): boolean => {
      if (isOver()) return false;
      context.reportError(error, 'bot', session.id);
      return true;
    };
    const purpose = { ...movePurpose(session, loaded.stored.settings, question.number), signal: stop.signal };
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
    // Null decides at random, so check that the question is still open.
    if (session.closed || stop.signal.aborted) return;
    session.post({
      run: (present) => {
        const { phase, settings } = present.stored;
        if (!stands(question, present.match) || phase !== 'playing' || settings.seats[seat].kind !== 'bot') return undefined;
        return this.play(present, match, seat, level, decision);
      },
      failed: (error) => {
        // A refusal means that another node moved for the same bot.
        if (!(error instanceof RefusedError)) context.reportError(error, 'bot', session.id);
        const again =
          error instanceof UnknownCommitError ||
          error instanceof InterruptedError ||
          (error instanceof RefusedError && error.code === 'not-saved');
        if (again) this.askLater();
      },
    });
  }

  /** The move could not be committed: asks the bot again later. */
  private askLater(): void {
    if (this.retry !== null || this.session.closed) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      if (this.session.closed) return;
      this.session.post({
        run: (loaded) => {
          this.ask(loaded);
          return undefined;
        },
        failed: () => this.askLater(),
      });
    }, RETRY_AFTER);
    this.retry.unref();
  }

  /** The same way as a player's action. When a weaker level chose, the audience is told. */
  private async play(loaded: LoadedTable, match: AnyMatch, seat: Seat, level: string, chosen: Decision | null): Promise<void> {
    const { session } = this;
    let decision = chosen ?? anyOption(match, seat);
    if (decision === null) return;
    let why = this.reasons.before(loaded, match, seat, decision);
    let answer = match.apply(seat, decision.action);
    if (!answer.ok) {
      why = null;
      session.context.reportError(new Error(`${decision.by}: ${answer.refusal.message}`), 'bot', session.id);
      decision = anyOption(match, seat);
      if (decision === null) return;
      answer = match.apply(seat, decision.action);
      if (!answer.ok) return;
    }
    session.context.count('bot');
    const { action, by } = decision;
    const applied: AppliedAction = by === level ? answer : { ...answer, events: [helped(seat, by), ...answer.events] };
    await session.commitStep(loaded, match, { kind: 'action', seat, action, person: null, clientId: null }, applied, null);
    why?.();
  }
}

/** A remark, no part of the game: the record does not have it. */
const helped = (seat: Seat, by: string): AppliedAction['events'][number] => ({
  event: { type: BOT_HELPED, seat: `@seat.${seat}`, by: `@bot.${by}` },
});
