import { type Action, includes, type Seat } from '#kernel';
import type { ClientMessage, RefusedCode } from '#wire';
import { Refused } from '../refused.ts';
import { Unanswered } from '../store/store.ts';
import type { Listener } from './audience.ts';
import { done, refused, unsure, whyLetter } from './letters.ts';
import type { Happened, Live } from './live.ts';
import { opened, promised } from './lots.ts';
import type { AnyMatch } from './projector.ts';
import { everybodyWishes, wish } from './seating.ts';
import type { Table } from './table.ts';
import type { Timekeeper } from './timekeeper.ts';
import { viewerAt } from './viewer.ts';

/** Everything that is asked of a table over the socket and answered there. */
export type Question = Exclude<ClientMessage, { readonly t: 'ping' | 'watch' | 'leave' | 'page' }>;

type Asked<T extends Question['t']> = Extract<Question, { readonly t: T }>;

/** Answers what people ask of one table: each question once, with what it brought about or with why it changed nothing. */
export class Asking {
  private readonly table: Table;
  private readonly clocks: Timekeeper;

  constructor(table: Table, clocks: Timekeeper) {
    this.table = table;
    this.clocks = clocks;
  }

  ask(listener: Listener, question: Question): void {
    switch (question.t) {
      case 'act': {
        const arrived = performance.now();
        return this.inGame(listener, question, (live, match) => this.act(live, match, listener, question, arrived));
      }
      case 'undo':
        return this.inGame(listener, question, (live, match) => this.undo(live, match, listener, question));
      case 'resign':
        return this.inGame(listener, question, (live, match) => this.resign(live, match, listener, question));
      case 'explain':
        return this.inGame(listener, question, (live, match) => this.explain(live, match, listener, question));
      case 'abandon':
        return this.answer(listener, question, (live) => this.abandon(live, listener, question));
      case 'promise':
        return this.answer(listener, question, (live) => this.promise(live, listener, question));
      case 'contribute':
        return this.answer(listener, question, (live) => this.contribute(live, listener, question));
      case 'say':
        return this.answer(listener, question, (live) => this.say(live, listener, question));
    }
  }

  private answer(listener: Listener, { id }: Question, work: (live: Live) => Promise<void> | undefined): void {
    this.table.post(work, (error) => {
      if (error instanceof Refused) return this.refuse(listener, id, error.code as RefusedCode, error.message, error.rules);
      const { house, id: table } = this.table;
      house.complain(error, 'request', table);
      // What is in the log has happened, whatever went wrong after it: whoever asks again hears so.
      if (error instanceof Unanswered || this.isRepeat(listener, id)) {
        house.countRefusal('unsure');
        return listener.send(unsure(table, id));
      }
      return this.refuse(listener, id, 'not-saved', 'The server could not do this; nothing has changed. Try again');
    });
  }

  /** For what can be asked only of a game: clocks that have run out come first. */
  private inGame(listener: Listener, question: Question, work: (live: Live, match: AnyMatch) => Promise<void> | undefined): void {
    this.answer(listener, question, (live) => {
      const { match } = live;
      if (match === null) throw new Refused(409, 'not-playing', 'The game has not begun');
      const late = this.clocks.check(live);
      return late === undefined ? work(live, match) : late.then(() => work(live, match));
    });
  }

  private act(live: Live, match: AnyMatch, listener: Listener, asked: Asked<'act'>, arrived: number): Promise<void> | undefined {
    const { id, seat, seen, action } = asked;
    if (this.isRepeat(listener, id)) return this.done(live, listener, id);
    this.mustPlay(live, listener, seat);
    if (seen === this.heard(live, listener)) return this.apply(live, match, listener, asked, arrived);
    // An aside belongs to no moment: whatever happened since, it does not come too late.
    if (!match.isAside(action)) return this.repeatOrStale(live, listener, id);
    return this.isInLog(listener, id).then((repeated) =>
      repeated ? this.done(live, listener, id) : this.apply(live, match, listener, asked, arrived),
    );
  }

  private apply(
    live: Live,
    match: AnyMatch,
    listener: Listener,
    { id, seat, action }: Asked<'act'>,
    arrived: number,
  ): Promise<void> | undefined {
    const answer = match.apply(seat, action);
    if (!answer.ok) return this.refuse(listener, id, answer.refusal.code, answer.refusal.message, answer.refusal.rules);
    const { table } = this;
    return table
      .happen(live, match, by('action', seat, listener, id, action), answer, { listener, id })
      .then(() => table.house.countAnswer(performance.now() - arrived));
  }

  private undo(live: Live, match: AnyMatch, listener: Listener, { id, seat, seen }: Asked<'undo'>): Promise<void> | undefined {
    if (this.isRepeat(listener, id)) return this.done(live, listener, id);
    this.mustPlay(live, listener, seat);
    if (seen !== this.heard(live, listener)) return this.repeatOrStale(live, listener, id);
    const answer = match.undo(seat);
    if (!answer.ok) return this.refuse(listener, id, 'nothing-to-undo', answer.refusal.message);
    return this.table.happen(live, match, by('undo', seat, listener, id), answer, { listener, id });
  }

  private resign(live: Live, match: AnyMatch, listener: Listener, { id, seat }: Asked<'resign'>): Promise<void> | undefined {
    if (this.isRepeat(listener, id)) return this.done(live, listener, id);
    this.mustPlay(live, listener, seat);
    const answer = match.resign(seat);
    if (!answer.ok) return this.refuse(listener, id, answer.refusal.code, answer.refusal.message, answer.refusal.rules);
    return this.table.happen(live, match, by('resign', seat, listener, id), answer, { listener, id });
  }

  private explain(live: Live, match: AnyMatch, listener: Listener, { id, seat, action }: Asked<'explain'>): undefined {
    this.mustPlay(live, listener, seat);
    const reason = match.explain(seat, action);
    if (reason?.code === 'malformed') return this.refuse(listener, id, 'malformed', reason.message);
    listener.send(whyLetter(this.table.id, id, reason === null, reason?.rules ?? []));
    return undefined;
  }

  private async abandon(live: Live, listener: Listener, asked: Asked<'abandon'>): Promise<void> {
    const { frame, phase } = live.stored;
    if (viewerAt(frame, listener.person.id).plays === 0)
      throw new Refused(403, 'not-your-seat', 'Only those who play can agree to end the game');
    // A repeat of the wish that ended it.
    if (phase === 'abandoned' && asked.wish) return this.done(live, listener, asked.id);
    if (phase !== 'playing' && phase !== 'gathering') throw new Refused(409, 'not-playing', 'The game is over');
    const next = wish(frame, listener.person.id, asked.wish);
    const over = everybodyWishes(next);
    await this.table.reframe(live, next, over ? 'abandoned' : phase);
    this.done(live, listener, asked.id);
    if (over) this.table.tellUpdate(live, []);
  }

  private async promise(live: Live, listener: Listener, { id, seat, promise }: Asked<'promise'>): Promise<void> {
    this.mustSit(live, listener, seat);
    const next = promised(live.stored, seat, promise);
    if (next !== null) await this.table.reframe(live, next, 'gathering');
    this.done(live, listener, id);
  }

  private async contribute(live: Live, listener: Listener, { id, seat, words }: Asked<'contribute'>): Promise<void> {
    this.mustSit(live, listener, seat);
    const next = opened(live.stored, seat, words);
    if (next !== null) await this.table.reframe(live, next, 'gathering');
    await this.table.startIfReady(live);
    this.done(live, listener, id);
  }

  private say(live: Live, listener: Listener, { id, text }: Asked<'say'>): Promise<void> {
    const { chat, house } = this.table;
    return chat.say(live.stored.frame, listener.person, text, id, house.now(), () => this.done(live, listener, id));
  }

  private mustSit({ stored: { frame } }: Live, { person }: Listener, seat: Seat): void {
    if (!includes(viewerAt(frame, person.id).plays, seat)) throw new Refused(403, 'not-your-seat', `Seat ${seat} is not yours`);
  }

  private mustPlay(live: Live, listener: Listener, seat: Seat): void {
    this.mustSit(live, listener, seat);
    if (live.stored.phase === 'abandoned') throw new Refused(409, 'not-playing', 'This game was abandoned');
  }

  private isRepeat({ person }: Listener, id: string): boolean {
    return this.table.isRemembered(person.id, id);
  }

  /** The choice was made on another moment than the present one: an old repeat is known to the log, anything else is too late. */
  private async repeatOrStale(live: Live, listener: Listener, id: string): Promise<void> {
    if (!(await this.isInLog(listener, id))) throw new Refused(409, 'stale', 'Something has happened since; look again');
    this.done(live, listener, id);
  }

  private isInLog({ person }: Listener, id: string): Promise<boolean> {
    return this.table.house.archive.hasEntry({ table: this.table.id, person: person.id, clientId: id });
  }

  private heard(live: Live, { person }: Listener): number {
    return this.table.heard(live, viewerAt(live.stored.frame, person.id));
  }

  private done(live: Live, listener: Listener, id: string): undefined {
    listener.send(done(this.table.id, id, this.heard(live, listener)));
  }

  private refuse(listener: Listener, id: string, code: RefusedCode, message: string, rules: readonly string[] = []): undefined {
    this.table.house.countRefusal(code);
    listener.send(refused(this.table.id, id, code, message, rules));
  }
}

const by = (kind: Happened['kind'], seat: Seat, { person }: Listener, clientId: string, action: Action | null = null): Happened => ({
  kind,
  seat,
  action,
  person: person.id,
  clientId,
});
