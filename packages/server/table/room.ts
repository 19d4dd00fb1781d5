import { NOBODY, projected, type Seat } from '#kernel';
import type { FillRequest, Holiday, JoinRequest, NewTableAnswer, SequelInfo, SwapRequest } from '#wire';
import { earsOf } from '#wire/present.ts';
import { isShunnedAt, NO_REGARD } from '../people/regards.ts';
import { Refused } from '../refused.ts';
import type { Person, StoredTable, TableFrame } from '../store/store.ts';
import { Asked, type Question } from './asked.ts';
import { viewerOf } from './audience.ts';
import type { Listener } from './listener.ts';
import { isBehind, isOnlooker } from './behind.ts';
import { BotPlayers } from './bot-players.ts';
import { filled, mustHost, swapped, withReasons, withStrangers } from './gathering.ts';
import type { House } from './house.ts';
import { errorLetter, pageLetter, tableLetter } from './letters.ts';
import type { Live } from './live.ts';
import { type Guest, withGuest, withoutGuest } from './invited.ts';
import { cameBack, emptied, taken } from './lots.ts';
import { newId, newSecret, newTable } from './plan.ts';
import { OrderKeeper } from './order-keeper.ts';
import { codesOf, sequelInfo } from './projector.ts';
import { mustBeOver } from './record.ts';
import { withHolidays } from './rests.ts';
import { isThere, mustLeadOn, tableAfter } from './sequel.ts';
import { closed, findSeat, forgotten, handedOver, renamed, rotated, sitDown } from './seating.ts';
import { seriesAfter } from './series.ts';
import { Strangers } from './strangers.ts';
import { type Subscribed, Subscription } from './subscription.ts';
import { type Attendant, Table } from './table.ts';
import { Timekeeper } from './timekeeper.ts';
import { viewerAt } from './viewer.ts';

/** Where somebody is who does not want to meet him, no chair is free for him; but whoever takes part in a tournament meets everybody there. */
const isClosedTo = (frame: TableFrame, shunnedBy: ReadonlySet<string>): boolean =>
  frame.tournament === undefined && isShunnedAt(frame, shunnedBy);

/** A table with all that goes on around it: people who come and go, questions, clocks and bots. */
export class Room implements Attendant, Subscribed {
  readonly id: string;
  private readonly house: House;
  private readonly table: Table;
  private readonly clocks: Timekeeper;
  private readonly bots: BotPlayers;
  private readonly orders: OrderKeeper;
  private readonly strangers: Strangers;
  /** Of all listeners that follow the table or have asked to. */
  private readonly subscriptions = new Map<Listener, Subscription>();

  private readonly looking = (person: string): boolean => this.table.audience.isLooking(person);

  constructor(id: string, house: House) {
    this.id = id;
    this.house = house;
    this.table = new Table(id, house, this);
    this.clocks = new Timekeeper(this.table, this);
    this.bots = new BotPlayers(this.table);
    this.orders = new OrderKeeper(this.table);
    this.strangers = new Strangers(id, house, () => this.table.ask((live) => this.shownTo(live)));
  }

  /** What strangers may know of who is there: their clocks would tell whose turn it is. */
  private shownTo(live: Live) {
    this.table.lastWatched = this.house.now();
    const { stored } = live;
    const info = this.table.info(
      { ...live, stored: { ...stored, moment: { ...stored.moment, clocks: null } } },
      viewerAt(stored.frame, ''),
    );
    return { stored, info: projected({ ...info, behind: this.house.watchBehind }) };
  }

  /** Whoever looked on while the table gathered is told later from now on; when the game is over, everybody is told everything. */
  private sift(live: Live): void {
    const { audience } = this.table;
    const later = isBehind(live.stored);
    const moved = later ? audience.leave((viewer) => isOnlooker(viewer)) : this.strangers.release();
    for (const listener of moved)
      this.subscriptions
        .get(listener)
        ?.follow(undefined)
        .catch((error: unknown) => this.lose(listener, error));
  }

  /** A spectator could not be moved and is sent nothing more. On `no-answer` its client asks again. */
  private lose(listener: Listener, error: unknown): void {
    if (!(error instanceof Refused)) this.house.complain(error, 'strangers', this.id);
    listener.send(errorLetter('no-answer', 'The table could not be shown; ask again in a little while'));
  }

  changed(live: Live, here: boolean): void {
    this.clocks.set(live);
    this.sift(live);
    this.house.herald.changed(live.stored, here, this.looking);
    // A bot that another node has asked is thinking there; but whoever fell asleep there goes on where somebody looks.
    if (here || (live.stored.wakeAt === null && this.table.isWatched)) this.bots.ask(live);
    if (here) this.orders.ask(live);
  }

  // ---- over the socket ----

  /** A listener has one subscription at a time. It keeps the table in memory until it is over; `ended` is called then. */
  subscribe(listener: Listener, ended: () => void = () => {}): Subscription {
    const known = this.subscriptions.get(listener);
    if (known !== undefined) return known;
    const subscription = new Subscription(listener, this, ended);
    this.subscriptions.set(listener, subscription);
    return subscription;
  }

  async follow(subscription: Subscription, seen: number | undefined): Promise<void> {
    const { person } = subscription.listener;
    while (!subscription.isOver) {
      const delayed = await this.table.ask((live) => {
        const { stored } = live;
        if (isBehind(stored) && isOnlooker(viewerAt(stored.frame, person.id))) return true;
        return this.show(live, subscription, seen);
      });
      if (!delayed || (await this.strangers.add(subscription))) return;
    }
  }

  /** Answers false: nothing is delayed for this listener. */
  private async show(live: Live, subscription: Subscription, seen: number | undefined): Promise<false> {
    const { table } = this;
    const { listener } = subscription;
    if (subscription.isOver) return false;
    const back = live.stored.phase === 'gathering' ? cameBack(live.stored.frame, listener.person) : null;
    if (back !== null) await table.reframe(live, back, 'gathering');
    const { frame, sequence } = live.stored;
    const viewer = viewerOf(frame, listener);
    const heard = table.heard(live, viewer);
    const ears = earsOf(viewer, live.opened.game.secret);
    await table.tail.open(sequence);
    await table.talk.fresh();
    if (subscription.isOver) return false;
    const gap = seen === undefined || seen > heard ? null : table.tail.last(ears, heard - seen);
    const events = gap ?? table.tail.end(ears, heard);
    const present = table.moment(live).for(viewer);
    const newcomer = viewer.plays !== 0 && !table.audience.isPresent(listener.person.id);
    table.audience.add(frame, subscription, present);
    const info = table.info(live, viewer);
    const chat = table.talk.for(viewer, (listener.regard ?? NO_REGARD).unread);
    listener.send(tableLetter(gap === null ? 'table' : 'gap', this.id, { info, now: present.now, events, chat }));
    if (newcomer) table.tellInfo(live, listener);
    if (viewer.plays !== NOBODY && listener.away !== true) this.house.herald.saw(this.id, listener.person.id);
    if (live.stored.wakeAt === null) this.bots.ask(live);
    return false;
  }

  isFollowed(listener: Listener): boolean {
    return this.table.audience.has(listener) || this.strangers.has(listener);
  }

  unfollow(listener: Listener): void {
    const { audience, tail } = this.table;
    this.subscriptions.delete(listener);
    this.table.lastWatched = this.house.now();
    this.strangers.remove(listener);
    if (audience.remove(listener) && !audience.isPresent(listener.person.id)) this.table.tellPresence(listener.person.id);
    // A subscription whose table is being read still needs it.
    if (this.subscriptions.size === 0) tail.forget();
  }

  /** The page of the chronicle on which an event stands. It is fetched while the table plays on. */
  async leaf(listener: Listener, event: number): Promise<void> {
    const { ears, heard, sequence } = await this.table.ask((live) => {
      const { seen, sequence: told } = this.strangers.heard;
      if (this.strangers.has(listener)) return { ears: NOBODY, heard: seen, sequence: told };
      const viewer = viewerAt(live.stored.frame, listener.person.id);
      return { ears: earsOf(viewer, live.opened.game.secret), heard: this.table.heard(live, viewer), sequence: live.stored.sequence };
    });
    if (event > heard) throw new Refused('not-found', `Nobody has heard event ${event} yet`);
    const { first, events } = await this.house.archive.page(this.id, ears, event, sequence);
    listener.send(pageLetter(this.id, first, events));
  }

  ask(listener: Listener, question: Question): void {
    this.table.post(new Asked(this.table, this.clocks, listener, question));
  }

  isPresent(person: string): boolean {
    return this.table.audience.isPresent(person);
  }

  // ---- over HTTP ----

  /** Whoever asks something of a gathering table while another node writes that somebody promises words need not ask twice. */
  private gather<T>(work: (live: Live) => Promise<T>): Promise<T> {
    return this.table.ask(work).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'stale') return this.table.ask(work);
      throw error;
    });
  }

  /** `shunnedBy`: who does not want to meet this person. Where one of them is, no chair is free for him. */
  join(person: Person, request: JoinRequest, shunnedBy: ReadonlySet<string>): Promise<{ seat: Seat }> {
    return this.gather(async (live) => {
      const { frame, phase } = live.stored;
      const already = frame.seats.findIndex((seat) => seat.kind === 'human' && seat.person === person.id);
      if (already >= 0) return { seat: already };
      if (phase !== 'gathering') throw new Refused('seat-gone', 'The game has begun: all seats are taken');
      if (isClosedTo(frame, shunnedBy)) findSeat(closed(frame), person, request);
      const seated = taken(frame, sitDown(frame, person, request));
      await this.table.reframe(live, seated.frame, phase);
      await this.table.startIfReady(live);
      return { seat: seated.seat };
    });
  }

  /** Where somebody would sit who joined like this, as long as there is a chair for him. */
  place(person: Person, request: JoinRequest, shunnedBy: ReadonlySet<string>): Promise<{ seat: Seat }> {
    return this.table.ask(({ stored: { frame, phase } }) => {
      if (phase !== 'gathering') throw new Refused('seat-gone', 'The game has begun: all seats are taken');
      return { seat: findSeat(isClosedTo(frame, shunnedBy) ? closed(frame) : frame, person, request) };
    });
  }

  /** Bots on the empty chairs of the host's table. */
  fill(person: Person, request: FillRequest): Promise<void> {
    return this.rearrange(person, (frame) => filled(frame, request, this.house.games.levels(frame.game)));
  }

  /** The host lets strangers write, or does not any more. */
  letStrangersTalk(person: Person, talk: boolean): Promise<void> {
    return this.gather(async (live) => {
      const next = withStrangers(live.stored, person, talk);
      if (next !== live.stored.frame) await this.table.reframe(live, next, live.stored.phase);
    });
  }

  /** The host wants bots to say why they moved, or does not any more. */
  letBotsTell(person: Person, tell: boolean): Promise<void> {
    return this.gather(async (live) => {
      const next = withReasons(live.stored, person, tell);
      if (next !== live.stored.frame) await this.table.reframe(live, next, live.stored.phase);
    });
  }

  /** Two chairs of the host's table change their people. */
  swap(person: Person, { seats }: SwapRequest): Promise<void> {
    return this.rearrange(person, (frame) => swapped(frame, seats));
  }

  private rearrange(person: Person, change: (frame: TableFrame) => TableFrame): Promise<void> {
    return this.gather(async (live) => {
      mustHost(live.stored, person);
      const next = change(live.stored.frame);
      if (next === live.stored.frame) return;
      await this.table.reframe(live, next, 'gathering');
      await this.table.startIfReady(live);
    });
  }

  /** Somebody is asked to come. Answers whether, and where, for whoever writes it down. */
  async invite(person: Person, guest: Guest): Promise<{ readonly id: string }> {
    await this.rearrange(person, (frame) => withGuest(frame, guest));
    return { id: this.id };
  }

  /** Whoever was asked does not come. */
  decline(person: Person): Promise<{ readonly id: string }> {
    return this.gather(async (live) => {
      const { frame, phase } = live.stored;
      if (frame.tournament !== undefined) throw new Refused('not-host', 'Whoever does not want to play leaves the tournament');
      const next = phase === 'gathering' ? withoutGuest(frame, person.id) : frame;
      if (next !== frame) await this.table.reframe(live, next, phase);
      return { id: this.id };
    });
  }

  /** The host gives the table up before the game has begun. Asked again, it is the same once more. */
  cancel(person: Person): Promise<void> {
    return this.gather(async (live) => {
      const { frame, phase, state } = live.stored;
      if (frame.host === person.id && phase === 'abandoned' && state === null) return;
      mustHost(live.stored, person);
      await this.abandon(live);
    });
  }

  /** The first who asks sets the table up; the others who ask sit down at it. `origin` says where it is made, as for every table. */
  async rematch(person: Person, origin: string, shunnedBy: ReadonlySet<string>, room: (id: string) => Room): Promise<NewTableAnswer> {
    const answer = await this.table.ask(async (live) => {
      const { frame, phase } = live.stored;
      if (phase !== 'finished' && phase !== 'abandoned') throw new Refused('not-over', 'A rematch can be asked for when the game is over');
      if (!frame.seats.some((seat) => seat.person === person.id))
        throw new Refused('not-your-seat', 'Only those who played can ask for a rematch');
      if (frame.rematch !== null) return { table: frame.rematch, codes: [] };
      const { game } = live.opened;
      // What it led into, and what it came from, belongs to the game that was played.
      const { sequel: _sequel, sequelOf: _sequelOf, series: _series, tournament: _tournament, ...agreed } = frame;
      const next = newTable({
        ...agreed,
        rulesVersion: game.version,
        options: game.readOptions(frame.options, frame.seats.length),
        seats: rotated(frame, person.id, newId),
        host: person.id,
        secret: newSecret(),
        chance: 2,
        rematch: null,
        ...seriesAfter(live.stored),
        createdAt: this.house.now(),
      });
      await this.setUp(next, origin);
      await this.table.reframe(live, { ...frame, rematch: next.id }, phase);
      return { table: next.id, codes: codesOf(next.frame) };
    });
    const next = room(answer.table);
    if (answer.codes.length === 0) await next.takeReserved(person, shunnedBy);
    await next.wake();
    return answer;
  }

  /** On to the game that follows: the first who asks sets its table up, the others are led to it. `packs` are those for new tables, by game. */
  async sequel(
    person: Person,
    origin: string,
    packs: { readonly [game: string]: unknown },
    shunnedBy: ReadonlySet<string>,
    room: (id: string) => Room,
  ): Promise<NewTableAnswer> {
    const { store, games, now } = this.house;
    const answer = await this.table.ask(async (live) => {
      const { frame, phase } = live.stored;
      const { game } = mustLeadOn(live, person);
      if (frame.sequel !== undefined && isThere(await store.table(frame.sequel))) return { table: frame.sequel, codes: [] };
      const next = await tableAfter(live, person, games, packs[game], now());
      await this.setUp(next, origin);
      await this.table.reframe(live, { ...frame, sequel: next.id }, phase);
      return { table: next.id, codes: codesOf(next.frame) };
    });
    const next = room(answer.table);
    if (answer.codes.length === 0) await next.takeReserved(person, shunnedBy);
    await next.wake();
    return answer;
  }

  /** A table that follows this one; those for whom seats are kept there hear of it. */
  private async setUp(next: StoredTable, origin: string): Promise<void> {
    await this.house.store.addTable(next, origin);
    this.house.herald.changed(next, true, () => false);
  }

  /** Sits down where a seat is kept for this person, if there is one. */
  private takeReserved(person: Person, shunnedBy: ReadonlySet<string>): Promise<void> {
    return this.table.ask(async (live) => {
      const { frame, phase } = live.stored;
      const seat = frame.seats.findIndex((each) => each.reservedFor === person.id);
      if (phase !== 'gathering' || seat < 0 || isShunnedAt(frame, shunnedBy)) return;
      await this.table.reframe(live, sitDown(frame, person, { seat }).frame, phase);
      await this.table.startIfReady(live);
    });
  }

  /** A guest who has signed in: what was the guest's is the account's. */
  handOver(from: string, to: string): Promise<void> {
    return this.table.ask(async (live) => {
      const next = handedOver(live.stored.frame, from, to);
      if (next !== null) await this.table.reframe(live, next, live.stored.phase);
    });
  }

  /** Somebody's holidays are others from now on. A table that gathers changes too, so that one that begins in this moment looks again. */
  rest(person: string, holidays: readonly Holiday[]): Promise<void> {
    return this.gather(async (live) => {
      const { frame, phase } = live.stored;
      const next = phase === 'playing' || phase === 'gathering' ? withHolidays(frame, person, holidays) : frame;
      if (next !== frame) await this.table.reframe(live, next, phase);
    });
  }

  /** As JSON. It is made while the table does other things. */
  async record(): Promise<{ readonly game: string; readonly text: Uint8Array }> {
    const stored = await this.head();
    mustBeOver(stored);
    return { game: stored.frame.game, text: await this.house.archive.record(stored) };
  }

  head(): Promise<Live['stored']> {
    return this.table.ask((live) => live.stored);
  }

  /** The same, with what follows the game when it is over. */
  outlook(): Promise<{ readonly head: Live['stored']; readonly leadsTo: SequelInfo | null }> {
    return this.table.ask(({ stored, match }) => ({ head: stored, leadsTo: sequelInfo(match, stored.frame) }));
  }

  // ---- by whoever keeps the house ----

  /** Ends the game without a result. False when it is over already. */
  end(): Promise<boolean> {
    return this.table.ask(async (live) => {
      const { phase } = live.stored;
      if (phase !== 'gathering' && phase !== 'playing') return false;
      await this.abandon(live);
      return true;
    });
  }

  /** Whoever sits here, or is waited for, has left the tournament: before the game the table is given up, in the game he gives up. */
  leaveTournament(seat: Seat): Promise<void> {
    return this.gather(async (live) => {
      const { stored, match } = live;
      if (stored.phase !== 'playing' || match === null) return stored.phase === 'gathering' ? this.abandon(live) : undefined;
      const answer = match.resign(seat);
      if (!answer.ok) return this.abandon(live);
      await this.table.happen(live, match, { kind: 'resign', seat, action: null, person: null, clientId: null }, answer, null);
      // Nobody is left to play with.
      if (live.stored.phase === 'playing') await this.abandon(live);
    });
  }

  private async abandon(live: Live): Promise<void> {
    await this.table.reframe(live, live.stored.frame, 'abandoned');
    this.table.tellUpdate(live, []);
  }

  /** Somebody is called otherwise from now on. */
  rename(person: string, name: string): Promise<void> {
    return this.table.ask(async (live) => {
      const next = renamed(live.stored.frame, person, name);
      if (next !== null) await this.table.reframe(live, next, live.stored.phase);
    });
  }

  /** Somebody was never here: nobody has his seats any more. `gone` stands for him in what others are reckoned from. */
  forget(person: string, gone: string): Promise<void> {
    return this.table.ask(async (live) => {
      const { frame, phase } = live.stored;
      const empty = phase === 'gathering' && frame.host === person;
      const next = forgotten(frame, { person, gone }, phase, this.house.games.substitute(frame.game), newId);
      await this.table.reframe(live, next, empty ? 'abandoned' : phase);
    });
  }

  /** Lines of chat may have been removed. */
  doubtChat(): void {
    this.table.talk.doubt();
  }

  // ---- by the house ----

  /** Looks whether something is to be done: a start, a clock that ran out, a bot to move. */
  wake(): Promise<void> {
    return this.table.ask(async (live) => {
      await this.clocks.check(live);
      const left = emptied(live.stored, this.house.now(), newId);
      if (left !== null) await this.table.reframe(live, left, 'gathering');
      this.bots.ask(live);
      this.orders.ask(live);
    });
  }

  changedElsewhere(): void {
    this.table.changedElsewhere();
  }

  /** Which game it is, and who looks. */
  get company(): { readonly game: string | null; readonly people: readonly string[] } {
    return { game: this.table.game, people: this.table.audience.people };
  }

  /** Connections that are sent what happens here, now or later. */
  get listeners(): number {
    return this.table.audience.size + this.strangers.size;
  }

  get unused(): boolean {
    return this.table.idle && this.subscriptions.size === 0 && this.bots.idle && this.orders.idle;
  }

  /** A caller is about to use it: it is not forgotten while that caller looks something up. */
  touch(): void {
    this.table.lastUsed = this.house.now();
  }

  get lastUsed(): number {
    return this.table.lastUsed;
  }

  /** Handles what has arrived and stops. */
  close(): Promise<void> {
    this.clocks.stop();
    this.strangers.stop();
    return this.table.close();
  }
}
