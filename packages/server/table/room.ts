import { type Action, type GameRecord, includes, type Seat } from '#kernel';
import type { ChatLine, ClientMessage, JoinRequest, NewTableAnswer, RefusedCode } from '#wire';
import { Refused } from '../refused.ts';
import {
  afterChange,
  type Change,
  Conflict,
  type LogEntry,
  type Person,
  type Store,
  type StoredChat,
  type TableFrame,
} from '../store/store.ts';
import { Audience, type Listener } from './audience.ts';
import { deadline } from './clock.ts';
import type { Games } from './games.ts';
import { chronicle, lastEvents } from './history.ts';
import { chatLetter, done, refused, tableLetter, whyLetter } from './letters.ts';
import { afterwards, begin, type Happened, type Live, revive, wakeAt } from './live.ts';
import { Mailbox } from './mailbox.ts';
import { newId, newSecret, newTable } from './plan.ts';
import { type AnyMatch, codesOf, infoFor, PresentMoment, runningClocks } from './projector.ts';
import { Recent } from './recent.ts';
import { recordOf } from './record.ts';
import { addWords, everybodyWishes, handedOver, isFull, rotated, seatsPlayedBy, sitDown, takenOver, wish } from './seating.ts';
import { anyOption, askBot, type BotChooser } from './thinking.ts';
import { earsOf, type TableViewer, viewerAt } from './viewer.ts';

/** What a room needs of the house. */
export interface House {
  readonly store: Store;
  readonly games: Games;
  readonly bots: BotChooser;
  /** Bots wait this long before they act, so that people can follow. */
  readonly botPause: number;
  readonly botLease: number;
  readonly now: () => number;
  /** Something went wrong that no player can help. */
  complain(error: unknown, what: string, table: string): void;
  count(what: 'action' | 'bot' | 'timeout'): void;
}

type Asked<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

const CHAT_KEPT = 200;
const IDS_KEPT = 256;
/** Timers cannot be longer; the rest is left to the watch for due tables. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * One table, from its first guest to its last word. Everything that happens to it goes through its mailbox; everything it tells goes through the
 * projector; what is in memory is a cache over the store and is thrown away whenever it might be wrong.
 */
export class Room {
  readonly id: string;
  private readonly house: House;
  private readonly mailbox = new Mailbox();
  private readonly audience: Audience;
  private live: Live | null = null;
  /** Another node has changed the table. */
  private outdated = false;
  private chat: StoredChat[] = [];
  /** Up to which entry of the log the audience has been told. */
  private told = -1;
  private readonly recent = new Recent(IDS_KEPT);
  /** For which entry of the log each bot is thinking. */
  private readonly thinking = new Map<Seat, number>();
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  lastUsed: number;

  constructor(id: string, house: House) {
    this.id = id;
    this.house = house;
    this.audience = new Audience(id);
    this.lastUsed = house.now();
  }

  // ---- what people ask over the socket ----

  watch(listener: Listener, seen: number | undefined): Promise<void> {
    return this.post(async () => {
      const live = await this.ready();
      const { frame, phase, sequence } = live.stored;
      const viewer = viewerAt(frame, listener.person.id);
      const heard = this.heard(live, viewer);
      const ears = earsOf(viewer, live.opened.game.secret);
      const gap = seen !== undefined && seen <= heard;
      const { store } = this.house;
      const events = gap ? await lastEvents(store, this.id, ears, heard - seen, sequence) : await chronicle(store, this.id, ears);
      const moment = new PresentMoment(live.match, phase, live.stored.moment.heard).for(viewer);
      const newcomer = viewer.plays !== 0 && !this.audience.isPresent(listener.person.id);
      this.audience.add(frame, listener, moment);
      const info = this.info(live, viewer);
      listener.send(tableLetter(gap ? 'gap' : 'table', this.id, { info, now: moment.now, events, chat: this.chat.map(chatLine) }));
      if (newcomer) this.tellInfo(live, listener);
    });
  }

  leave(listener: Listener): void {
    if (!this.audience.remove(listener) || this.closed) return;
    const { live } = this;
    if (live !== null && seatsPlayedBy(live.stored.frame, listener.person.id) !== 0 && !this.audience.isPresent(listener.person.id))
      this.tellInfo(live);
  }

  act(listener: Listener, { id, seat, seen, action }: Asked<'act'>): Promise<RefusedCode | null> {
    return this.answer(listener, id, async (live, match) => {
      this.mustPlay(live, listener, seat);
      if (await this.isRepeat(live, listener, id, seen)) return this.done(listener, id);
      const answer = match.apply(seat, action);
      if (!answer.ok) return this.refuse(listener, id, answer.refusal.code, answer.refusal.message, answer.refusal.rules);
      await this.happen(live, match, { kind: 'action', seat, action, person: listener.person.id, clientId: id }, answer, () =>
        this.done(listener, id),
      );
      return null;
    });
  }

  undo(listener: Listener, { id, seat, seen }: Asked<'undo'>): Promise<RefusedCode | null> {
    return this.answer(listener, id, async (live, match) => {
      this.mustPlay(live, listener, seat);
      if (await this.isRepeat(live, listener, id, seen)) return this.done(listener, id);
      if (!match.canUndo(seat))
        return this.refuse(
          listener,
          id,
          'nothing-to-undo',
          'Nothing to take back: a die was rolled, something was seen or somebody else decided since',
        );
      const answer = match.undo(seat);
      if (!answer.ok) return this.refuse(listener, id, 'nothing-to-undo', answer.refusal.message);
      await this.happen(live, match, { kind: 'undo', seat, action: null, person: listener.person.id, clientId: id }, answer, () =>
        this.done(listener, id),
      );
      return null;
    });
  }

  resign(listener: Listener, { id, seat }: Asked<'resign'>): Promise<RefusedCode | null> {
    return this.answer(listener, id, async (live, match) => {
      if (await this.isRepeat(live, listener, id, null)) return this.done(listener, id);
      this.mustPlay(live, listener, seat);
      const answer = match.resign(seat);
      if (!answer.ok) return this.refuse(listener, id, answer.refusal.code, answer.refusal.message, answer.refusal.rules);
      await this.happen(live, match, { kind: 'resign', seat, action: null, person: listener.person.id, clientId: id }, answer, () =>
        this.done(listener, id),
      );
      return null;
    });
  }

  explain(listener: Listener, { id, seat, action }: Asked<'explain'>): Promise<RefusedCode | null> {
    return this.answer(listener, id, async (live, match) => {
      this.mustPlay(live, listener, seat);
      const reason = match.explain(seat, action);
      if (reason?.code === 'malformed') return this.refuse(listener, id, 'malformed', reason.message);
      listener.send(whyLetter(this.id, id, reason === null, reason?.rules ?? []));
      return null;
    });
  }

  abandon(listener: Listener, asked: Asked<'abandon'>): Promise<RefusedCode | null> {
    return this.answerAnyway(listener, asked.id, async (live) => {
      const { frame, phase } = live.stored;
      if (phase !== 'playing' && phase !== 'gathering') return this.refuse(listener, asked.id, 'not-playing', 'The game is over');
      if (seatsPlayedBy(frame, listener.person.id) === 0)
        return this.refuse(listener, asked.id, 'not-your-seat', 'Only those who play can agree to end the game');
      const next = wish(frame, listener.person.id, asked.wish);
      const over = everybodyWishes(next);
      await this.reframe(live, next, over ? 'abandoned' : phase);
      this.done(listener, asked.id);
      if (over) this.tellUpdate(live, []);
      return null;
    });
  }

  contribute(listener: Listener, { id, seat, words }: Asked<'contribute'>): Promise<RefusedCode | null> {
    return this.answerAnyway(listener, id, async (live) => {
      const { frame, phase } = live.stored;
      if (!includes(seatsPlayedBy(frame, listener.person.id), seat))
        return this.refuse(listener, id, 'not-your-seat', `Seat ${seat} is not yours`);
      if (phase !== 'gathering')
        return this.refuse(listener, id, 'wrong-moment', 'Words can be added until the game begins; this one has begun');
      await this.reframe(live, addWords(frame, seat, words), phase);
      return this.done(listener, id);
    });
  }

  say(listener: Listener, { id, text }: Asked<'say'>): Promise<RefusedCode | null> {
    return this.answerAnyway(listener, id, async (live) => {
      const { person } = listener;
      for (;;) {
        if (this.chat.some((line) => line.person === person.id && line.clientId === id)) return this.done(listener, id);
        const { frame } = live.stored;
        const seat = frame.seats.findIndex((each) => each.kind === 'human' && each.person === person.id);
        const line: StoredChat = {
          number: (this.chat[this.chat.length - 1]?.number ?? 0) + 1,
          person: person.id,
          name: seat < 0 ? person.name : (frame.seats[seat].name ?? person.name),
          seat: seat < 0 ? null : seat,
          text,
          clientId: id,
          at: this.house.now(),
        };
        try {
          await this.house.store.addChat(this.id, line);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          await this.hearChat();
          continue;
        }
        this.done(listener, id);
        this.tellChat(line);
        return null;
      }
    });
  }

  // ---- what people ask over HTTP ----

  join(person: Person, request: JoinRequest): Promise<{ seat: Seat }> {
    return this.post(async () => {
      const live = await this.ready();
      const { frame, phase } = live.stored;
      const already = frame.seats.findIndex((seat) => seat.kind === 'human' && seat.person === person.id);
      if (already >= 0) return { seat: already };
      if (phase !== 'gathering') throw new Refused(409, 'seat-gone', 'The game has begun: all seats are taken');
      const seated = sitDown(frame, person, request);
      await this.reframe(live, seated.frame, phase);
      await this.startIfFull(live);
      return { seat: seated.seat };
    });
  }

  /** The first who asks sets the table up; the others who ask sit down at it. */
  async rematch(person: Person, room: (id: string) => Room): Promise<NewTableAnswer> {
    const answer = await this.post(async () => {
      const live = await this.ready();
      const { frame, phase } = live.stored;
      if (phase !== 'finished' && phase !== 'abandoned')
        throw new Refused(409, 'not-over', 'A rematch can be asked for when the game is over');
      if (!frame.seats.some((seat) => seat.person === person.id))
        throw new Refused(403, 'not-your-seat', 'Only those who played can ask for a rematch');
      if (frame.rematch !== null) return { table: frame.rematch, codes: [] };
      const now = this.house.now();
      const { game } = live.opened;
      const next = newTable({
        ...frame,
        rulesVersion: game.version,
        options: game.readOptions(frame.options, frame.seats.length),
        seats: rotated(frame, person.id, newId),
        host: person.id,
        secret: newSecret(),
        rematch: null,
        createdAt: now,
      });
      await this.house.store.addTable(next);
      await this.reframe(live, { ...frame, rematch: next.id }, phase);
      return { table: next.id, codes: codesOf(next.frame) };
    });
    const next = room(answer.table);
    if (answer.codes.length === 0) await next.takeReserved(person);
    await next.wake();
    return answer;
  }

  /** A guest who has signed in: what was the guest's is the account's. */
  handOver(from: string, to: string): Promise<void> {
    return this.post(async () => {
      const live = await this.ready();
      const next = handedOver(live.stored.frame, from, to);
      if (next !== null) await this.reframe(live, next, live.stored.phase);
    });
  }

  /** Sits down where a seat is kept for this person, if there is one. */
  private takeReserved(person: Person): Promise<void> {
    return this.post(async () => {
      const live = await this.ready();
      const { frame, phase } = live.stored;
      const seat = frame.seats.findIndex((each) => each.reservedFor === person.id);
      if (phase !== 'gathering' || seat < 0) return;
      await this.reframe(live, sitDown(frame, person, { seat }).frame, phase);
      await this.startIfFull(live);
    });
  }

  record(): Promise<GameRecord> {
    return this.post(async () => {
      const live = await this.ready();
      return recordOf(live, live.stored.sequence < 0 ? [] : await this.house.store.entriesAfter(this.id, -1));
    });
  }

  head(): Promise<Live['stored']> {
    return this.post(async () => (await this.ready()).stored);
  }

  isPresent(person: string): boolean {
    return this.audience.isPresent(person);
  }

  // ---- what the house asks ----

  /** Looks whether something is to be done: a start, a clock that ran out, a bot to move. */
  wake(): Promise<void> {
    return this.post(async () => {
      const live = await this.ready();
      await this.checkClocks(live);
      this.askBots();
    });
  }

  /** Another node changed the table. */
  changedElsewhere(): void {
    this.outdated = true;
    if (this.audience.size > 0) void this.post(() => this.ready()).catch((error) => this.house.complain(error, 'refresh', this.id));
  }

  get unused(): boolean {
    return this.mailbox.idle && this.audience.size === 0 && this.thinking.size === 0;
  }

  /** Handles what has arrived and stops. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.mailbox.settled();
  }

  // ---- inside the mailbox ----

  private post<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.house.now();
    return this.mailbox.post(async () => {
      try {
        return await work();
      } catch (error) {
        // A refusal changes nothing; after anything else, what is in memory may be half done.
        if (!(error instanceof Refused)) this.live = null;
        throw error;
      }
    });
  }

  /** The table as it is stored now; what the audience has missed is told on the way. */
  private async ready(): Promise<Live> {
    if (this.live !== null && !this.outdated) return this.live;
    this.outdated = false;
    const first = this.live === null && this.audience.size === 0;
    const { store, games } = this.house;
    const stored = await store.table(this.id);
    if (stored === null) throw new Refused(404, 'no-table', 'There is no such table');
    if (this.live !== null && this.live.stored.version === stored.version) {
      await this.hearChat();
      return this.live;
    }
    const live = revive(stored, await games.open(stored.frame));
    const before = this.live;
    this.live = live;
    if (first) {
      this.told = stored.sequence;
      this.chat = await store.chatTail(this.id, CHAT_KEPT);
      for (const entry of await store.entriesBefore(this.id, stored.sequence + 1, IDS_KEPT)) this.remember(entry);
    } else {
      await this.hearChat();
      this.audience.regroup(stored.frame);
      // The log may have grown since the table was read: what is newer is told with the next reading.
      const missed = (await store.entriesAfter(this.id, this.told)).filter(({ sequence }) => sequence <= stored.sequence);
      for (const entry of missed) this.remember(entry);
      this.told = stored.sequence;
      this.tellUpdate(
        live,
        missed.flatMap(({ told }) => told),
      );
      if (before === null || before.stored.frame !== stored.frame) this.tellInfo(live);
    }
    this.setTimer(live);
    await this.startIfFull(live);
    return live;
  }

  private remember({ person, clientId }: LogEntry): void {
    if (person !== null && clientId !== null) this.recent.add(`${person} ${clientId}`);
  }

  private async answerAnyway(
    listener: Listener,
    id: string,
    work: (live: Live) => Promise<RefusedCode | null>,
  ): Promise<RefusedCode | null> {
    try {
      return await this.post(async () => work(await this.ready()));
    } catch (error) {
      if (error instanceof Refused) return this.refuse(listener, id, error.code as RefusedCode, error.message, error.rules);
      this.house.complain(error, 'request', this.id);
      return this.refuse(listener, id, 'not-saved', 'The server could not do this; nothing has changed. Try again');
    }
  }

  private answer(
    listener: Listener,
    id: string,
    work: (live: Live, match: AnyMatch) => Promise<RefusedCode | null>,
  ): Promise<RefusedCode | null> {
    return this.answerAnyway(listener, id, async (live) => {
      if (live.match === null) return this.refuse(listener, id, 'not-playing', 'The game has not begun');
      await this.checkClocks(live);
      return work(live, live.match);
    });
  }

  private mustPlay({ stored: { frame, phase } }: Live, { person }: Listener, seat: Seat): void {
    if (!includes(viewerAt(frame, person.id).plays, seat)) throw new Refused(403, 'not-your-seat', `Seat ${seat} is not yours`);
    if (phase === 'abandoned') throw new Refused(409, 'not-playing', 'This game was abandoned');
  }

  /** Throws when the choice was made on an older moment than the present one. */
  private async isRepeat(live: Live, { person }: Listener, id: string, seen: number | null): Promise<boolean> {
    if (this.recent.has(`${person.id} ${id}`)) return true;
    if (seen === null || seen === this.heard(live, viewerAt(live.stored.frame, person.id))) return false;
    if (await this.house.store.hasEntry(this.id, person.id, id)) return true;
    throw new Refused(409, 'stale', 'Something has happened since; look again');
  }

  private refuse(listener: Listener, id: string, code: RefusedCode, message: string, rules: readonly string[] = []): RefusedCode {
    listener.send(refused(this.id, id, code, message, rules));
    return code;
  }

  private done(listener: Listener, id: string): null {
    const { live } = this;
    const seen = live === null ? 0 : this.heard(live, viewerAt(live.stored.frame, listener.person.id));
    listener.send(done(this.id, id, seen));
    return null;
  }

  private heard({ stored: { moment }, opened }: Live, viewer: TableViewer): number {
    return moment.heard[earsOf(viewer, opened.game.secret)] ?? 0;
  }

  /** What the match has done is written down; then, and only then, it is told. */
  private async happen(
    live: Live,
    match: AnyMatch,
    happened: Happened,
    applied: { readonly told: LogEntry['told']; readonly draws: LogEntry['draws'] },
    acknowledge?: () => void,
  ): Promise<void> {
    const { house } = this;
    const waited = live.stored.moment.waiting.join();
    const change = afterwards(live, match, happened, applied, { now: house.now(), botLease: house.botLease });
    await this.write(live, change);
    house.count('action');
    acknowledge?.();
    this.tellUpdate(live, applied.told);
    if (change.moment.clocks !== null && change.moment.waiting.join() !== waited) this.tellInfo(live);
    this.askBots();
  }

  /** Seats, wishes, contributions, invitations: the frame changes and the game does not. */
  private async reframe(live: Live, frame: TableFrame, phase: Live['stored']['phase']): Promise<void> {
    const { stored } = live;
    const now = this.house.now();
    await this.write(live, {
      table: this.id,
      version: stored.version,
      phase,
      sequence: stored.sequence,
      updatedAt: now,
      wakeAt: wakeAt({ ...stored, frame, phase }, now, this.house.botLease),
      moment: stored.moment,
      state: stored.state,
      base: stored.base,
      frame,
    });
    this.audience.regroup(frame);
    this.tellInfo(live);
  }

  private async write(live: Live, change: Change): Promise<void> {
    try {
      await this.house.store.commit(change);
    } catch (error) {
      // What is in memory was never written: it goes, and what is stored takes its place.
      this.live = null;
      await this.ready().catch((again) => this.house.complain(again, 'reload', this.id));
      if (error instanceof Conflict) throw new Refused(409, 'stale', 'Somebody else was faster; look again');
      this.house.complain(error, 'write', this.id);
      throw new Refused(503, 'not-saved', 'This could not be saved and has not happened. Try again');
    }
    live.stored = afterChange(live.stored, change);
    this.told = change.sequence;
    if (change.entry !== undefined) this.remember(change.entry);
    this.setTimer(live);
  }

  private async startIfFull(live: Live): Promise<void> {
    if (live.stored.phase !== 'gathering' || !isFull(live.stored.frame)) return;
    const { now, botLease } = this.house;
    const { match, change } = begin(live.stored, live.opened, { now: now(), botLease });
    await this.write(live, change);
    live.match = match;
    this.audience.regroup(live.stored.frame);
    this.tellUpdate(live, match.beginning.told);
    this.tellInfo(live);
    this.askBots();
  }

  private tellUpdate({ match, stored }: Live, told: LogEntry['told']): void {
    this.audience.update(told, new PresentMoment(match, stored.phase, stored.moment.heard));
  }

  private info({ stored, opened }: Live, viewer: TableViewer) {
    return infoFor(stored, opened.content, this.house.now(), viewer, (person) => this.audience.isPresent(person));
  }

  private tellInfo(live: Live, except: Listener | null = null): void {
    this.audience.info((viewer) => this.info(live, viewer), except);
  }

  private tellChat(line: StoredChat): void {
    this.chat.push(line);
    if (this.chat.length > CHAT_KEPT) this.chat.shift();
    this.audience.everybody(chatLetter(this.id, chatLine(line)));
  }

  private async hearChat(): Promise<void> {
    const last = this.chat[this.chat.length - 1]?.number ?? 0;
    for (const line of await this.house.store.chatAfter(this.id, last)) this.tellChat(line);
  }

  // ---- clocks and bots ----

  private setTimer({ stored }: Live): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (stored.phase !== 'playing' || this.closed) return;
    const next = deadline(stored.moment.clocks, runningClocks(stored));
    if (next === null) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, next.at - this.house.now()) + 1);
    this.timer = setTimeout(() => {
      // Another node's clock may have been faster: that is no complaint.
      this.wake().catch((error) => error instanceof Refused || this.house.complain(error, 'clock', this.id));
    }, wait);
    this.timer.unref();
  }

  /** Whose time is over loses the game or hands the seat to a bot. */
  private async checkClocks(live: Live): Promise<void> {
    for (;;) {
      const { stored, match } = live;
      if (stored.phase !== 'playing' || match === null || this.live !== live) return;
      const next = deadline(stored.moment.clocks, runningClocks(stored));
      if (next === null || next.at > this.house.now()) return;
      this.house.count('timeout');
      const substitute = stored.frame.onTimeout === 'bot' ? this.house.games.substitute(stored.frame.game) : null;
      if (substitute !== null) {
        await this.reframe(live, takenOver(stored.frame, next.seat, substitute), stored.phase);
        this.tellUpdate(live, []);
        this.askBots();
        continue;
      }
      const answer = match.resign(next.seat);
      if (!answer.ok) return;
      await this.happen(live, match, { kind: 'resign', seat: next.seat, action: null, person: null, clientId: null }, answer);
    }
  }

  private askBots(): void {
    const { live } = this;
    if (live === null || live.match === null || live.stored.phase !== 'playing' || this.closed) return;
    const { sequence, moment, frame } = live.stored;
    for (const seat of moment.waiting) {
      const { kind, level } = frame.seats[seat];
      if (kind !== 'bot' || level === null || this.thinking.get(seat) === sequence) continue;
      this.thinking.set(seat, sequence);
      void this.think(live, live.match, seat, level, sequence);
    }
  }

  private async think(live: Live, match: AnyMatch, seat: Seat, level: string, sequence: number): Promise<void> {
    const { house } = this;
    const pause = house.botPause > 0 ? new Promise((resolve) => setTimeout(resolve, house.botPause)) : null;
    let action: Action | null = null;
    try {
      action = await askBot(house.bots, live.opened, match, seat, level);
      await pause;
    } catch (error) {
      if (!this.closed) house.complain(error, 'bot', this.id);
    }
    if (this.thinking.get(seat) === sequence) this.thinking.delete(seat);
    if (this.closed) return;
    await this.post(async () => {
      const present = await this.ready();
      const { stored } = present;
      if (present.match === null || stored.phase !== 'playing' || stored.sequence !== sequence || stored.frame.seats[seat].kind !== 'bot')
        return;
      await this.playBot(present, present.match, seat, action);
    }).catch((error) => {
      // Another node's move for the same bot may have been faster: that is no complaint.
      if (!(error instanceof Refused)) house.complain(error, 'bot', this.id);
    });
  }

  /** The same way as a person's action. */
  private async playBot(live: Live, match: AnyMatch, seat: Seat, chosen: Action | null): Promise<void> {
    let action = chosen ?? anyOption(match, seat);
    if (action === null) return;
    let answer = match.apply(seat, action);
    if (!answer.ok) {
      this.house.complain(new Error(answer.refusal.message), 'bot', this.id);
      action = anyOption(match, seat);
      if (action === null) return;
      answer = match.apply(seat, action);
      if (!answer.ok) return;
    }
    this.house.count('bot');
    await this.happen(live, match, { kind: 'action', seat, action, person: null, clientId: null }, answer);
  }
}

const chatLine = ({ number, name, seat, text, at }: StoredChat): ChatLine => ({ number, name, seat, text, at });
