import { type Action, type AppliedAction, type ActionResult, includes, only, type Seat } from '#kernel';
import { type ClientMessage, isRefusedCode, type RefusedCode } from '#wire';
import { Interrupted, Refused } from '../refused.ts';
import { Unanswered } from '../store/store.ts';
import type { Listener } from './listener.ts';
import type { Chat } from './chat.ts';
import { adviceFor, allowsHints } from './hints.ts';
import { done, hintLetter, refused, unsure, whyLetter } from './letters.ts';
import type { Happened, Live } from './live.ts';
import { opened, promised } from './lots.ts';
import { ordersOf, withOrder } from './orders.ts';
import type { AnyMatch } from './projector.ts';
import { isAlone } from './rated.ts';
import { everybodyWishes, isStranger, wish } from './seating.ts';
import type { Errand, Table } from './table.ts';
import { opponentsOf, talkingSeats } from './teams.ts';
import type { Timekeeper } from './timekeeper.ts';
import { viewerAt } from './viewer.ts';

/** Everything that is asked of a table over the socket and answered there. */
export type Question = Exclude<ClientMessage, { readonly t: 'ping' | 'away' | 'watch' | 'leave' | 'page' }>;

type Of<T extends Question['t']> = Extract<Question, { readonly t: T }>;
/** What can be asked only of a game. */
type GameQuestion = Of<'act' | 'undo' | 'resign' | 'claim' | 'explain' | 'order' | 'hint'>;

/** As many as may sit at a table, each at a node of his own. */
const ATTEMPTS = 8;

/** One question of one person, on its way through the mailbox: answered once, with what it brought about or with why it changed nothing. */
export class Asked implements Errand {
  private readonly table: Table;
  private readonly clocks: Timekeeper;
  private readonly listener: Listener;
  private readonly question: Question;
  private readonly arrived = performance.now();
  private attempts = 1;

  constructor(table: Table, clocks: Timekeeper, listener: Listener, question: Question) {
    this.table = table;
    this.clocks = clocks;
    this.listener = listener;
    this.question = question;
  }

  run(live: Live): Promise<void> | undefined {
    const { question } = this;
    switch (question.t) {
      case 'abandon':
        return this.abandon(live, question);
      case 'promise':
        return this.promise(live, question);
      case 'contribute':
        return this.contribute(live, question);
      case 'say':
        return this.say(live, question);
      default:
        return this.inGame(live, question);
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
    const { house, id: table } = this.table;
    house.complain(error, 'request', table);
    // What is in the log has happened, whatever went wrong after it: whoever asks again hears so.
    if (error instanceof Unanswered || this.isRepeat()) {
      house.countRefusal('unsure');
      return this.listener.send(unsure(table, this.question.id));
    }
    return this.refuse('not-saved', 'The server could not do this; nothing has changed. Try again', []);
  }

  /** Clocks that have run out come first. */
  private inGame(live: Live, question: GameQuestion): Promise<void> | undefined {
    const { match } = live;
    if (match === null) throw new Refused('not-playing', 'The game has not begun');
    const late = this.clocks.check(live);
    return late === undefined ? this.play(live, match, question) : late.then(() => this.play(live, match, question));
  }

  private play(live: Live, match: AnyMatch, question: GameQuestion): Promise<void> | undefined {
    switch (question.t) {
      case 'act':
        return this.act(live, match, question);
      case 'undo':
        return this.undo(live, match, question);
      case 'resign':
        return this.resign(live, match, question);
      case 'claim':
        return this.claim(live, match, question);
      case 'order':
        return this.order(live, match, question);
      case 'hint':
        return this.hint(live, match, question);
      default:
        return this.explain(live, match, question);
    }
  }

  private act(live: Live, match: AnyMatch, question: Of<'act'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(live);
    this.mustPlay(live, question.seat);
    if (this.isNow(live, question.seen)) return this.apply(live, match, question);
    // An aside belongs to no moment: whatever happened since, it does not come too late.
    if (!match.isAside(question.action)) return this.repeatOrStale(live);
    return this.isInLog().then((repeated) => (repeated ? this.done(live) : this.apply(live, match, question)));
  }

  private apply(live: Live, match: AnyMatch, { seat, action }: Of<'act'>): Promise<void> {
    return this.happen(live, match, this.by('action', seat, action), accepted(match.apply(seat, action))).then(() =>
      this.table.house.countAnswer(performance.now() - this.arrived),
    );
  }

  private undo(live: Live, match: AnyMatch, { seat, seen }: Of<'undo'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(live);
    this.mustPlay(live, seat);
    if (!this.isNow(live, seen)) return this.repeatOrStale(live);
    const answer = match.undo(seat);
    if (!answer.ok) throw new Refused('nothing-to-undo', answer.refusal.message, { rules: answer.refusal.rules });
    // Whoever takes back what his order answered wants to be asked after all.
    return this.happen(live, match, this.by('undo', seat), answer).then(() => this.unorder(live, match, seat));
  }

  private async unorder(live: Live, match: AnyMatch, seat: Seat): Promise<void> {
    const { frame } = live.stored;
    const answering = ordersOf(match, frame, only(seat)).filter(({ answers }) => answers);
    if (answering.length === 0) return;
    const without = answering.reduce((rest, { kind }) => withOrder(rest, match, seat, kind, null), frame);
    await this.table.reframeQuietly(live, without, null);
  }

  /** Orders are for the one who gives them: nobody else hears of them. */
  private order(live: Live, match: AnyMatch, { id, seat, kind, until }: Of<'order'>): Promise<void> {
    this.mustPlay(live, seat);
    const next = withOrder(live.stored.frame, match, seat, kind, until);
    return this.table.reframeQuietly(live, next, { listener: this.listener, id });
  }

  private resign(live: Live, match: AnyMatch, { seat }: Of<'resign'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(live);
    this.mustPlay(live, seat);
    return this.happen(live, match, this.by('resign', seat), accepted(match.resign(seat)));
  }

  /** Whose time is over gives up, because an opponent says so; a partner does not. */
  private claim(live: Live, match: AnyMatch, { seat }: Of<'claim'>): Promise<void> | undefined {
    if (this.isRepeat()) return this.done(live);
    const { frame, phase } = live.stored;
    if (phase === 'abandoned') throw new Refused('not-playing', 'This game was abandoned');
    if (!includes(opponentsOf(frame, live.opened.game, viewerAt(frame, this.listener.person.id).plays), seat))
      throw new Refused('not-your-seat', `Only an opponent of seat ${seat} can claim that its time is over`);
    if (!this.clocks.isClaimable(live, seat)) throw new Refused('not-late', `The time of seat ${seat} is not over`);
    this.table.house.count('timeout');
    return this.happen(live, match, this.by('resign', seat), accepted(match.resign(seat)));
  }

  private explain(live: Live, match: AnyMatch, { id, seat, action }: Of<'explain'>): Promise<void> | undefined {
    this.mustPlay(live, seat);
    const reason = match.explain(seat, action);
    if (reason?.code === 'malformed') throw Refused.byRules(reason);
    this.listener.send(whyLetter(this.table.id, id, reason === null, reason?.rules ?? []));
    return undefined;
  }

  /** The table does not wait for the answer: it is thought about elsewhere, and told to nobody else. */
  private hint(live: Live, match: AnyMatch, { id, seat, seen }: Of<'hint'>): undefined {
    this.mustPlay(live, seat);
    if (!allowsHints(live.stored.frame)) throw new Refused('no-hints', 'No hints are given at this table');
    if (!this.isNow(live, seen)) throw new Refused('stale', 'Something has happened since; look again');
    if (!includes(match.waiting(), seat)) throw new Refused('not-asked', 'This seat is not asked anything now');
    const { table, listener } = this;
    const person = listener.person.id;
    const payer = { address: table.house.addressOf(person), person, table: table.id };
    adviceFor(table.house.bots, live.opened, match, seat, payer).then(
      (advice) => listener.send(hintLetter(table.id, id, advice)),
      // A server that closes ends what its bots think about: that is no fault.
      (error: unknown) => table.closed || this.failed(error),
    );
  }

  private async abandon(live: Live, question: Of<'abandon'>): Promise<void> {
    const { frame, phase } = live.stored;
    const person = this.listener.person.id;
    if (viewerAt(frame, person).plays === 0) throw new Refused('not-your-seat', 'Only those who play can agree to end the game');
    // A repeat of the wish that ended it.
    if (phase === 'abandoned' && question.wish) return this.done(live);
    if (phase !== 'playing' && phase !== 'gathering') throw new Refused('not-playing', 'The game is over');
    if (phase === 'playing' && question.wish && frame.rated === true && isAlone(frame))
      throw new Refused('rated', 'There is nobody to agree with: whoever does not want to go on with a rated game gives up');
    const next = wish(frame, person, question.wish);
    const over = everybodyWishes(next);
    await this.table.reframe(live, next, over ? 'abandoned' : phase);
    this.done(live);
    if (over) this.table.tellUpdate(live, []);
  }

  private async promise(live: Live, { seat, promise }: Of<'promise'>): Promise<void> {
    this.mustSit(live, seat);
    const next = promised(live.stored, seat, promise);
    if (next !== null) await this.table.reframe(live, next, 'gathering');
    this.done(live);
  }

  private async contribute(live: Live, { seat, words }: Of<'contribute'>): Promise<void> {
    this.mustSit(live, seat);
    const next = opened(live.stored, seat, words);
    if (next !== null) await this.table.reframe(live, next, 'gathering');
    this.done(await this.table.startIfReady(live));
  }

  /** Whoever said it hears that it is kept before everybody hears it. */
  private async say(live: Live, { id, text, seat }: Of<'say'>): Promise<void> {
    const { talk, house } = this.table;
    const { frame } = live.stored;
    if (seat === undefined && frame.strangersSilent === true && isStranger(frame, this.listener.person.id))
      throw new Refused('strangers-silent', 'At this table only those say something whom the host has invited');
    const chat = seat === undefined ? talk.open : this.teamOf(live, seat);
    const line = await chat.keep(frame, this.listener.person, text, id, house.now(), house.herald);
    this.done(live);
    if (line !== null) chat.tell(line);
  }

  /** Before the game people may still change seats: what they say then is for all ears. */
  private teamOf(live: Live, seat: Seat): Chat {
    this.mustSit(live, seat);
    const { phase, frame } = live.stored;
    if (phase === 'gathering') throw new Refused('not-playing', 'Teams can talk when the game has begun');
    const chat = this.table.talk.ofTeam(seat);
    if (chat === null || !talkingSeats(frame, live.opened.game).some((readers) => readers.includes(seat)))
      throw new Refused('no-team', `Seat ${seat} has no team to talk to`);
    return chat;
  }

  private mustSit({ stored: { frame } }: Live, seat: Seat): void {
    if (!includes(viewerAt(frame, this.listener.person.id).plays, seat)) throw new Refused('not-your-seat', `Seat ${seat} is not yours`);
  }

  private mustPlay(live: Live, seat: Seat): void {
    this.mustSit(live, seat);
    if (live.stored.phase === 'abandoned') throw new Refused('not-playing', 'This game was abandoned');
  }

  private isRepeat(): boolean {
    return this.table.isRemembered(this.listener.person.id, this.question.id);
  }

  /** The choice was made on another moment than the present one: an old repeat is known to the log, anything else is too late. */
  private async repeatOrStale(live: Live): Promise<void> {
    if (!(await this.isInLog())) throw new Refused('stale', 'Something has happened since; look again');
    this.done(live);
  }

  private isInLog(): Promise<boolean> {
    const { table, listener, question } = this;
    return table.house.archive.hasEntry({ table: table.id, person: listener.person.id, clientId: question.id });
  }

  private heard(live: Live): number {
    return this.table.heard(live, viewerAt(live.stored.frame, this.listener.person.id));
  }

  /** Words of the house are no part of the game: whoever has not heard them yet is not too late. */
  private isNow(live: Live, seen: number): boolean {
    const missed = this.heard(live) - seen;
    return missed >= 0 && missed <= (live.stored.moment.words ?? 0);
  }

  private happen(live: Live, match: AnyMatch, happened: Happened, applied: AppliedAction): Promise<void> {
    return this.table.happen(live, match, happened, applied, { listener: this.listener, id: this.question.id });
  }

  private by(kind: Happened['kind'], seat: Seat, action: Action | null = null): Happened {
    return { kind, seat, action, person: this.listener.person.id, clientId: this.question.id };
  }

  private done(live: Live): undefined {
    this.listener.send(done(this.table.id, this.question.id, this.heard(live)));
  }

  private refuse(code: RefusedCode, message: string, rules: readonly string[]): void {
    this.table.house.countRefusal(code);
    this.listener.send(refused(this.table.id, this.question.id, code, message, rules));
  }
}

function accepted(answer: ActionResult): AppliedAction {
  if (answer.ok) return answer;
  throw Refused.byRules(answer.refusal);
}
