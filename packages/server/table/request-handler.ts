import { type Action, type AppliedAction, type ActionResult, includes, only, type Seat } from '#kernel';
import { type ClientMessage, isRefusedCode, type RefusedCode } from '#wire';
import { Interrupted, Refused } from '../refused.ts';
import { UnknownCommitError } from '../store/store.ts';
import type { Listener } from './listener.ts';
import type { Chat } from './chat.ts';
import { hintFor, allowsHints } from './hints.ts';
import { doneMessage, hintMessage, refusedMessage, unsureMessage, explanationMessage } from './messages.ts';
import type { GameStep, LoadedTable } from './loaded-table.ts';
import { withReveal, withCommitment } from './seed-contributions.ts';
import { ordersOf, withOrder } from './standing-orders.ts';
import type { AnyMatch } from './projector.ts';
import { isAlone } from './rated.ts';
import { allVotedToAbandon, isStranger, voteToAbandon } from './seating.ts';
import type { MailboxMessage, TableSession } from './session.ts';
import { opponentsOf, talkingSeats } from './teams.ts';
import type { Timekeeper } from './timekeeper.ts';
import { viewerAt } from './viewer.ts';

/** Everything that is asked of a table over the socket and answered there. */
export type TableRequest = Exclude<ClientMessage, { readonly t: 'ping' | 'away' | 'watch' | 'leave' | 'page' }>;

type Of<T extends TableRequest['t']> = Extract<TableRequest, { readonly t: T }>;
/** What can be asked only of a game. */
type GameQuestion = Of<'act' | 'undo' | 'resign' | 'claim' | 'explain' | 'order' | 'hint'>;

/** As many as may sit at a table, each at a node of his own. */
const ATTEMPTS = 8;

/** One question of one person, on its way through the mailbox: answered once, with what it brought about or with why it changed nothing. */
export class RequestHandler implements MailboxMessage {
  private readonly table: TableSession;
  private readonly clocks: Timekeeper;
  private readonly listener: Listener;
  private readonly question: TableRequest;
  private readonly arrived = performance.now();
  private attempts = 1;

  constructor(table: TableSession, clocks: Timekeeper, listener: Listener, question: TableRequest) {
    this.table = table;
    this.clocks = clocks;
    this.listener = listener;
    this.question = question;
  }

  run(loaded: LoadedTable): Promise<void> | undefined {
    const { question } = this;
    switch (question.t) {
      case 'abandon':
        return this.abandon(loaded, question);
      case 'promise':
        return this.promise(loaded, question);
      case 'contribute':
        return this.contribute(loaded, question);
      case 'say':
        return this.say(loaded, question);
      default:
        return this.inGame(loaded, question);
    }
  }

  /** Every refusal on the way arrives here, and so does every error. */
  failed(error: unknown): void {
    const { t } = this.question;
    // What people throw in belongs to no moment: whoever came second comes again.
    if (error instanceof Refused && error.code === 'stale' && (t === 'promise' || t === 'contribute') && this.attempts++ < ATTEMPTS)
      return this.table.post(this);
    if (error instanceof Interrupted && this.attempts++ < ATTEMPTS) return this.table.post(this);
    if (error instanceof Refused && isRefusedCode(error.code)) return this.refuse(error.code, error.message, error.rules);
    const { context, id: table } = this.table;
    context.reportError(error, 'request', table);
    // What is in the log has happened, whatever went wrong after it: whoever asks again hears so.
    if (error instanceof UnknownCommitError || this.isRepeat()) {
      context.countRefusal('unsure');
      return this.listener.send(unsureMessage(table, this.question.id));
    }
    return this.refuse('not-saved', 'The server could not do this; nothing has changed. Try again', []);
  }

  /** Clocks that have run out come first. */
  private inGame(loaded: LoadedTable, question: GameQuestion): Promise<void> | undefined {
    const { match } = loaded;
    if (match === null) throw new Refused('not-playing', 'The game has not begun');
    const late = this.clocks.check(loaded);
    return late === undefined ? this.play(loaded, match, question) : late.then(() => this.play(loaded, match, question));
  }

  private play(loaded: LoadedTable, match: AnyMatch, question: GameQuestion): Promise<void> | undefined {
    switch (question.t) {
      case 'act':
        return this.act(loaded, match, question);
      case 'undo':
        return this.undo(loaded, match, question);
      case 'resign':
        return this.resign(loaded, match, question);
      case 'claim':
        return this.claim(loaded, match, question);
      case 'order':
        return this.order(loaded, match, question);
      case 'hint':
        return this.hint(loaded, match, question);
      default:
        return this.explain(loaded, match, question);
    }
  }

  private act(loaded: LoadedTable, match: AnyMatch, question: Of<'act'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(loaded);
    this.mustPlay(loaded, question.seat);
    if (this.isNow(loaded, question.seen)) return this.apply(loaded, match, question);
    // An aside belongs to no moment: whatever happened since, it does not come too late.
    if (!match.isAside(question.action)) return this.repeatOrStale(loaded);
    return this.isInLog().then((repeated) => (repeated ? this.done(loaded) : this.apply(loaded, match, question)));
  }

  private apply(loaded: LoadedTable, match: AnyMatch, { seat, action }: Of<'act'>): Promise<void> {
    return this.happen(loaded, match, this.by('action', seat, action), accepted(match.apply(seat, action))).then(() =>
      this.table.context.countAnswer(performance.now() - this.arrived),
    );
  }

  private undo(loaded: LoadedTable, match: AnyMatch, { seat, seen }: Of<'undo'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(loaded);
    this.mustPlay(loaded, seat);
    if (!this.isNow(loaded, seen)) return this.repeatOrStale(loaded);
    const answer = match.undo(seat);
    if (!answer.ok) throw new Refused('nothing-to-undo', answer.refusal.message, { rules: answer.refusal.rules });
    // Whoever takes back what his order answered wants to be asked after all.
    return this.happen(loaded, match, this.by('undo', seat), answer).then(() => this.unorder(loaded, match, seat));
  }

  private async unorder(loaded: LoadedTable, match: AnyMatch, seat: Seat): Promise<void> {
    const { settings } = loaded.stored;
    const answering = ordersOf(match, settings, only(seat)).filter(({ answers }) => answers);
    if (answering.length === 0) return;
    const without = answering.reduce((rest, { kind }) => withOrder(rest, match, seat, kind, null), settings);
    await this.table.updateSettingsQuietly(loaded, without, null);
  }

  /** Orders are for the one who gives them: nobody else hears of them. */
  private order(loaded: LoadedTable, match: AnyMatch, { id, seat, kind, until }: Of<'order'>): Promise<void> {
    this.mustPlay(loaded, seat);
    const next = withOrder(loaded.stored.settings, match, seat, kind, until);
    return this.table.updateSettingsQuietly(loaded, next, { listener: this.listener, id });
  }

  private resign(loaded: LoadedTable, match: AnyMatch, { seat }: Of<'resign'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(loaded);
    this.mustPlay(loaded, seat);
    return this.happen(loaded, match, this.by('resign', seat), accepted(match.resign(seat)));
  }

  /** Whose time is over gives up, because an opponent says so; a partner does not. */
  private claim(loaded: LoadedTable, match: AnyMatch, { seat }: Of<'claim'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(loaded);
    const { settings, phase } = loaded.stored;
    if (phase === 'abandoned') throw new Refused('not-playing', 'This game was abandoned');
    if (!includes(opponentsOf(settings, loaded.opened.game, viewerAt(settings, this.listener.person.id).plays), seat))
      throw new Refused('not-your-seat', `Only an opponent of seat ${seat} can claim that its time is over`);
    if (!this.clocks.isClaimable(loaded, seat)) throw new Refused('not-late', `The time of seat ${seat} is not over`);
    this.table.context.count('timeout');
    return this.happen(loaded, match, this.by('resign', seat), accepted(match.resign(seat)));
  }

  private explain(loaded: LoadedTable, match: AnyMatch, { id, seat, action }: Of<'explain'>): Promise<void> | undefined {
    this.mustPlay(loaded, seat);
    const reason = match.explain(seat, action);
    if (reason?.code === 'malformed') throw Refused.byRules(reason);
    this.listener.send(explanationMessage(this.table.id, id, reason === null, reason?.rules ?? []));
    return undefined;
  }

  /** The table does not wait for the answer: it is thought about elsewhere, and told to nobody else. */
  private hint(loaded: LoadedTable, match: AnyMatch, { id, seat, seen }: Of<'hint'>): undefined {
    this.mustPlay(loaded, seat);
    if (!allowsHints(loaded.stored.settings)) throw new Refused('no-hints', 'No hints are given at this table');
    if (!this.isNow(loaded, seen)) throw new Refused('stale', 'Something has happened since; look again');
    if (!includes(match.waiting(), seat)) throw new Refused('not-asked', 'This seat is not asked anything now');
    const { table, listener } = this;
    const person = listener.person.id;
    const payer = { address: table.context.addressOf(person), person, table: table.id };
    hintFor(table.context.bots, loaded.opened, match, seat, payer).then(
      (advice) => listener.send(hintMessage(table.id, id, advice)),
      // A server that closes ends what its bots think about: that is no fault.
      (error: unknown) => table.closed || this.failed(error),
    );
  }

  private async abandon(loaded: LoadedTable, question: Of<'abandon'>): Promise<void> {
    const { settings, phase } = loaded.stored;
    const person = this.listener.person.id;
    if (viewerAt(settings, person).plays === 0) throw new Refused('not-your-seat', 'Only those who play can agree to end the game');
    // A repeat of the wish that ended it.
    if (phase === 'abandoned' && question.wish) return this.done(loaded);
    if (phase !== 'playing' && phase !== 'gathering') throw new Refused('not-playing', 'The game is over');
    if (phase === 'playing' && question.wish && settings.rated === true && isAlone(settings))
      throw new Refused('rated', 'There is nobody to agree with: whoever does not want to go on with a rated game gives up');
    const next = voteToAbandon(settings, person, question.wish);
    const over = allVotedToAbandon(next);
    await this.table.updateSettings(loaded, next, over ? 'abandoned' : phase);
    this.done(loaded);
    if (over) this.table.sendUpdate(loaded, []);
  }

  private async promise(loaded: LoadedTable, { seat, promise }: Of<'promise'>): Promise<void> {
    this.mustSit(loaded, seat);
    const next = withCommitment(loaded.stored, seat, promise);
    if (next !== null) await this.table.updateSettings(loaded, next, 'gathering');
    this.done(loaded);
  }

  private async contribute(loaded: LoadedTable, { seat, words }: Of<'contribute'>): Promise<void> {
    this.mustSit(loaded, seat);
    const next = withReveal(loaded.stored, seat, words);
    if (next !== null) await this.table.updateSettings(loaded, next, 'gathering');
    this.done(await this.table.startIfReady(loaded));
  }

  /** Whoever said it hears that it is kept before everybody hears it. */
  private async say(loaded: LoadedTable, { id, text, seat }: Of<'say'>): Promise<void> {
    const { chat: talk, context } = this.table;
    const { settings } = loaded.stored;
    if (seat === undefined && settings.strangersSilent === true && isStranger(settings, this.listener.person.id))
      throw new Refused('strangers-silent', 'At this table only those say something whom the host has invited');
    const chat = seat === undefined ? talk.open : this.teamOf(loaded, seat);
    const line = await chat.keep(settings, this.listener.person, text, id, context.now(), context.alerts);
    this.done(loaded);
    if (line !== null) chat.tell(line);
  }

  /** Before the game people may still change seats: what they say then is for all ears. */
  private teamOf(loaded: LoadedTable, seat: Seat): Chat {
    this.mustSit(loaded, seat);
    const { phase, settings } = loaded.stored;
    if (phase === 'gathering') throw new Refused('not-playing', 'Teams can talk when the game has begun');
    const chat = this.table.chat.ofTeam(seat);
    if (chat === null || !talkingSeats(settings, loaded.opened.game).some((readers) => readers.includes(seat)))
      throw new Refused('no-team', `Seat ${seat} has no team to talk to`);
    return chat;
  }

  private mustSit({ stored: { settings } }: LoadedTable, seat: Seat): void {
    if (!includes(viewerAt(settings, this.listener.person.id).plays, seat)) throw new Refused('not-your-seat', `Seat ${seat} is not yours`);
  }

  private mustPlay(loaded: LoadedTable, seat: Seat): void {
    this.mustSit(loaded, seat);
    if (loaded.stored.phase === 'abandoned') throw new Refused('not-playing', 'This game was abandoned');
  }

  private isRepeat(): boolean {
    return this.table.isRepeat(this.listener.person.id, this.question.id);
  }

  /** The choice was made on another moment than the present one: an old repeat is known to the log, anything else is too late. */
  private async repeatOrStale(loaded: LoadedTable): Promise<void> {
    if (!(await this.isInLog())) throw new Refused('stale', 'Something has happened since; look again');
    this.done(loaded);
  }

  private isInLog(): Promise<boolean> {
    const { table, listener, question } = this;
    return table.context.archive.hasEntry({ table: table.id, person: listener.person.id, clientId: question.id });
  }

  private heard(loaded: LoadedTable): number {
    return this.table.eventCount(loaded, viewerAt(loaded.stored.settings, this.listener.person.id));
  }

  /** Words of the house are no part of the game: whoever has not heard them yet is not too late. */
  private isNow(loaded: LoadedTable, seen: number): boolean {
    const missed = this.heard(loaded) - seen;
    return missed >= 0 && missed <= (loaded.stored.status.words ?? 0);
  }

  private happen(loaded: LoadedTable, match: AnyMatch, happened: GameStep, applied: AppliedAction): Promise<void> {
    return this.table.commitStep(loaded, match, happened, applied, { listener: this.listener, id: this.question.id });
  }

  private by(kind: GameStep['kind'], seat: Seat, action: Action | null = null): GameStep {
    return { kind, seat, action, person: this.listener.person.id, clientId: this.question.id };
  }

  private done(loaded: LoadedTable): undefined {
    this.listener.send(doneMessage(this.table.id, this.question.id, this.heard(loaded)));
  }

  private refuse(code: RefusedCode, message: string, rules: readonly string[]): void {
    this.table.context.countRefusal(code);
    this.listener.send(refusedMessage(this.table.id, this.question.id, code, message, rules));
  }
}

function accepted(answer: ActionResult): AppliedAction {
  if (answer.ok) return answer;
  throw Refused.byRules(answer.refusal);
}
