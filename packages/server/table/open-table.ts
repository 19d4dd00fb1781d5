import { NOBODY, markProjected, type Seat } from '#kernel';
import type { FillRequest, Holiday, JoinRequest, NewTableAnswer, SequelInfo, SwapRequest } from '#wire';
import { earsOf } from '#wire/present.ts';
import { isBlockedAt, NO_BLOCKS } from '../people/block-lists.ts';
import { Refused } from '../refused.ts';
import type { Person, StoredTable, TableSettings } from '../store/store.ts';
import { RequestHandler, type TableRequest } from './request-handler.ts';
import { viewerOf } from './audience.ts';
import type { Listener } from './listener.ts';
import { isDelayedForSpectators, isSpectator } from './spectator-delay.ts';
import { BotPlayers } from './bot-players.ts';
import { withBots, mustHost, withSwappedSeats, withReasons, withStrangers } from './gathering.ts';
import type { TableContext } from './context.ts';
import { errorMessage, pageMessage, tableMessage } from './messages.ts';
import type { LoadedTable } from './loaded-table.ts';
import { type InvitedPlayer, withGuest, withoutGuest } from './invitations.ts';
import { withReturned, withoutExpired, withContributor } from './seed-contributions.ts';
import { newId, newSecret, newTable } from './create-table.ts';
import { StandingOrderRunner } from './standing-order-runner.ts';
import { codesOf, firstEvents, sequelInfo } from './projector.ts';
import { mustBeOver } from './record.ts';
import { withHolidays } from './clock-pauses.ts';
import { isThere, mustLeadOn, tableAfter } from './sequel.ts';
import { closed, findSeat, forgotten, handedOver, renamed, rotated, sitDown } from './seating.ts';
import { seriesAfter } from './series.ts';
import { DelayedSpectators } from './delayed-spectators.ts';
import { type SubscriptionTarget, Subscription } from './subscription.ts';
import { type SessionObserver, TableSession } from './session.ts';
import { Timekeeper } from './timekeeper.ts';
import { viewerAt } from './viewer.ts';

/** Where somebody is who does not want to meet him, no chair is free for him; but whoever takes part in a tournament meets everybody there. */
const isClosedTo = (settings: TableSettings, shunnedBy: ReadonlySet<string>): boolean =>
  settings.tournament === undefined && isBlockedAt(settings, shunnedBy);

/** Whether this listener sees the game later than those who play. */
const isDelayedFor = ({ stored }: LoadedTable, { person }: Listener): boolean =>
  isDelayedForSpectators(stored) && isSpectator(viewerAt(stored.settings, person.id));

/** A table with all that goes on around it: people who come and go, questions, clocks and bots. */
export class OpenTable implements SessionObserver, SubscriptionTarget {
  readonly id: string;
  private readonly context: TableContext;
  private readonly table: TableSession;
  private readonly clocks: Timekeeper;
  private readonly bots: BotPlayers;
  private readonly orders: StandingOrderRunner;
  private readonly strangers: DelayedSpectators;
  /** Of all listeners that follow the table or have asked to. */
  private readonly subscriptions = new Map<Listener, Subscription>();

  private readonly looking = (person: string): boolean => this.table.audience.isLooking(person);

  constructor(id: string, context: TableContext) {
    this.id = id;
    this.context = context;
    this.table = new TableSession(id, context, this);
    this.clocks = new Timekeeper(this.table, this);
    this.bots = new BotPlayers(this.table);
    this.orders = new StandingOrderRunner(this.table);
    this.strangers = new DelayedSpectators(id, context, () => this.table.ask((loaded) => this.shownTo(loaded)));
  }

  /** What strangers may know of who is there: their clocks would tell whose turn it is. */
  private shownTo(loaded: LoadedTable) {
    this.table.lastViewed = this.context.now();
    const { stored } = loaded;
    const info = this.table.info(
      { ...loaded, stored: { ...stored, status: { ...stored.status, clocks: null } } },
      viewerAt(stored.settings, ''),
    );
    return { stored, info: markProjected({ ...info, behind: this.context.spectatorDelay }) };
  }

  /** Whoever looked on while the table gathered is told later from now on; when the game is over, everybody is told everything. */
  private sift(loaded: LoadedTable): void {
    const { audience } = this.table;
    const later = isDelayedForSpectators(loaded.stored);
    const moved = later ? audience.leave((viewer) => isSpectator(viewer)) : this.strangers.release();
    for (const listener of moved)
      this.subscriptions
        .get(listener)
        ?.follow(undefined)
        .catch((error: unknown) => this.lose(listener, error));
  }

  /** A spectator could not be moved and is sent nothing more. On `no-answer` its client asks again. */
  private lose(listener: Listener, error: unknown): void {
    if (!(error instanceof Refused)) this.context.reportError(error, 'strangers', this.id);
    listener.send(errorMessage('no-answer', 'The table could not be shown; ask again in a little while'));
  }

  changed(loaded: LoadedTable, here: boolean): void {
    this.clocks.set(loaded);
    this.sift(loaded);
    this.context.alerts.changed(loaded.stored, here, this.looking);
    // A bot that another node has asked is thinking there; but whoever fell asleep there goes on where somebody looks.
    if (here || (loaded.stored.wakeAt === null && this.table.isWatched)) this.bots.ask(loaded);
    if (here) this.orders.ask(loaded);
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
    const { listener } = subscription;
    while (!subscription.isOver) {
      const delayed = await this.table.ask((loaded) => isDelayedFor(loaded, listener) || this.show(loaded, subscription, seen));
      if (!delayed || (await this.strangers.add(subscription))) return;
    }
  }

  /** Answers false: nothing is delayed for this listener. */
  private async show(loaded: LoadedTable, subscription: Subscription, seen: number | undefined): Promise<false> {
    const { table } = this;
    const { listener } = subscription;
    if (subscription.isOver) return false;
    const back = loaded.stored.phase === 'gathering' ? withReturned(loaded.stored.settings, listener.person) : null;
    if (back !== null) await table.updateSettings(loaded, back, 'gathering');
    const { settings, sequence } = loaded.stored;
    const viewer = viewerOf(settings, listener);
    const heard = table.eventCount(loaded, viewer);
    const ears = earsOf(viewer, loaded.opened.game.secret);
    await table.recentEvents.open(sequence);
    await table.chat.fresh();
    if (subscription.isOver) return false;
    const gap = seen === undefined || seen > heard ? null : table.recentEvents.last(ears, heard - seen);
    const events = gap ?? table.recentEvents.end(ears, heard);
    const present = table.moment(loaded).for(viewer);
    const newcomer = viewer.plays !== 0 && !table.audience.isPresent(listener.person.id);
    if (this.strangers.has(listener)) this.strangers.remove(listener);
    table.audience.add(settings, subscription, present);
    const info = table.info(loaded, viewer);
    const chat = table.chat.for(viewer, (listener.regard ?? NO_BLOCKS).unread);
    listener.send(tableMessage(gap === null ? 'table' : 'gap', this.id, { info, now: present.now, events, chat }));
    if (newcomer) table.sendInfo(loaded, listener);
    if (viewer.plays !== NOBODY && listener.away !== true) this.context.alerts.saw(this.id, listener.person.id);
    if (loaded.stored.wakeAt === null) this.bots.ask(loaded);
    return false;
  }

  isFollowed(listener: Listener): boolean {
    return this.table.audience.has(listener) || this.strangers.has(listener);
  }

  unfollow(listener: Listener): void {
    const { audience, recentEvents: tail } = this.table;
    this.subscriptions.delete(listener);
    this.table.lastViewed = this.context.now();
    this.strangers.remove(listener);
    if (audience.remove(listener) && !audience.isPresent(listener.person.id)) this.table.sendPresence(listener.person.id);
    // A subscription whose table is being read still needs it.
    if (this.subscriptions.size === 0) tail.forget();
  }

  /** The page of the chronicle on which an event stands. It is fetched while the table plays on. */
  async leaf(listener: Listener, event: number): Promise<void> {
    const { ears, heard, sequence, delayed } = await this.table.ask((loaded) => {
      const { seen, sequence: told } = this.strangers.heard;
      // Also for a listener that does not follow the table: pages must not tell what the delayed view holds back.
      if (isDelayedFor(loaded, listener)) return { ears: NOBODY, heard: seen, sequence: told, delayed: true };
      const viewer = viewerAt(loaded.stored.settings, listener.person.id);
      return {
        ears: earsOf(viewer, loaded.opened.game.secret),
        heard: this.table.eventCount(loaded, viewer),
        sequence: loaded.stored.sequence,
        delayed: false,
      };
    });
    if (event > heard) throw new Refused('not-found', `Nobody has heard event ${event} yet`);
    const { first, events } = await this.context.archive.page(this.id, ears, event, sequence);
    // A page that was read for a listener without delay may go further than this listener has heard.
    listener.send(pageMessage(this.id, first, delayed ? firstEvents(events, heard - first + 1) : events));
  }

  ask(listener: Listener, question: TableRequest): void {
    this.table.post(new RequestHandler(this.table, this.clocks, listener, question));
  }

  isPresent(person: string): boolean {
    return this.table.audience.isPresent(person);
  }

  // ---- over HTTP ----

  /** Whoever asks something of a gathering table while another node writes that somebody promises words need not ask twice. */
  private gather<T>(work: (loaded: LoadedTable) => Promise<T>): Promise<T> {
    return this.table.ask(work).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'stale') return this.table.ask(work);
      throw error;
    });
  }

  /** `shunnedBy`: who does not want to meet this person. Where one of them is, no chair is free for him. */
  join(person: Person, request: JoinRequest, shunnedBy: ReadonlySet<string>): Promise<{ seat: Seat }> {
    return this.gather(async (loaded) => {
      const { settings, phase } = loaded.stored;
      const already = settings.seats.findIndex((seat) => seat.kind === 'human' && seat.person === person.id);
      if (already >= 0) return { seat: already };
      if (phase !== 'gathering') throw new Refused('seat-gone', 'The game has begun: all seats are taken');
      if (isClosedTo(settings, shunnedBy)) findSeat(closed(settings), person, request);
      const seated = withContributor(settings, sitDown(settings, person, request));
      await this.table.updateSettings(loaded, seated.settings, phase);
      await this.table.startIfReady(loaded);
      return { seat: seated.seat };
    });
  }

  /** Where somebody would sit who joined like this, as long as there is a chair for him. */
  place(person: Person, request: JoinRequest, shunnedBy: ReadonlySet<string>): Promise<{ seat: Seat }> {
    return this.table.ask(({ stored: { settings, phase } }) => {
      if (phase !== 'gathering') throw new Refused('seat-gone', 'The game has begun: all seats are taken');
      return { seat: findSeat(isClosedTo(settings, shunnedBy) ? closed(settings) : settings, person, request) };
    });
  }

  /** Bots on the empty chairs of the host's table. */
  fill(person: Person, request: FillRequest): Promise<void> {
    return this.rearrange(person, (settings) => withBots(settings, request, this.context.games.levels(settings.game)));
  }

  /** The host lets strangers write, or does not any more. */
  letStrangersTalk(person: Person, talk: boolean): Promise<void> {
    return this.gather(async (loaded) => {
      const next = withStrangers(loaded.stored, person, talk);
      if (next !== loaded.stored.settings) await this.table.updateSettings(loaded, next, loaded.stored.phase);
    });
  }

  /** The host wants bots to say why they moved, or does not any more. */
  letBotsTell(person: Person, tell: boolean): Promise<void> {
    return this.gather(async (loaded) => {
      const next = withReasons(loaded.stored, person, tell);
      if (next !== loaded.stored.settings) await this.table.updateSettings(loaded, next, loaded.stored.phase);
    });
  }

  /** Two chairs of the host's table change their people. */
  swap(person: Person, { seats }: SwapRequest): Promise<void> {
    return this.rearrange(person, (settings) => withSwappedSeats(settings, seats));
  }

  private rearrange(person: Person, change: (settings: TableSettings) => TableSettings): Promise<void> {
    return this.gather(async (loaded) => {
      mustHost(loaded.stored, person);
      const next = change(loaded.stored.settings);
      if (next === loaded.stored.settings) return;
      await this.table.updateSettings(loaded, next, 'gathering');
      await this.table.startIfReady(loaded);
    });
  }

  /** Somebody is asked to come. Answers whether, and where, for whoever writes it down. */
  async invite(person: Person, guest: InvitedPlayer): Promise<{ readonly id: string }> {
    await this.rearrange(person, (settings) => withGuest(settings, guest));
    return { id: this.id };
  }

  /** Whoever was asked does not come. */
  decline(person: Person): Promise<{ readonly id: string }> {
    return this.gather(async (loaded) => {
      const { settings, phase } = loaded.stored;
      if (settings.tournament !== undefined) throw new Refused('not-host', 'Whoever does not want to play leaves the tournament');
      const next = phase === 'gathering' ? withoutGuest(settings, person.id) : settings;
      if (next !== settings) await this.table.updateSettings(loaded, next, phase);
      return { id: this.id };
    });
  }

  /** The host gives the table up before the game has begun. Asked again, it is the same once more. */
  cancel(person: Person): Promise<void> {
    return this.gather(async (loaded) => {
      const { settings, phase, state } = loaded.stored;
      if (settings.host === person.id && phase === 'abandoned' && state === null) return;
      mustHost(loaded.stored, person);
      await this.abandon(loaded);
    });
  }

  /** The first who asks sets the table up; the others who ask sit down at it. `origin` says where it is made, as for every table. */
  async rematch(person: Person, origin: string, shunnedBy: ReadonlySet<string>, room: (id: string) => OpenTable): Promise<NewTableAnswer> {
    const answer = await this.table.ask(async (loaded) => {
      const { settings, phase } = loaded.stored;
      if (phase !== 'finished' && phase !== 'abandoned') throw new Refused('not-over', 'A rematch can be asked for when the game is over');
      if (!settings.seats.some((seat) => seat.person === person.id))
        throw new Refused('not-your-seat', 'Only those who played can ask for a rematch');
      if (settings.rematch !== null) return { table: settings.rematch, codes: [] };
      const { game } = loaded.opened;
      // What it led into, and what it came from, belongs to the game that was played.
      const { sequel: _sequel, sequelOf: _sequelOf, series: _series, tournament: _tournament, ...agreed } = settings;
      const next = newTable({
        ...agreed,
        rulesVersion: game.version,
        options: game.readOptions(settings.options, settings.seats.length),
        seats: rotated(settings, person.id, newId),
        host: person.id,
        secret: newSecret(),
        chance: 2,
        rematch: null,
        ...seriesAfter(loaded.stored),
        createdAt: this.context.now(),
      });
      await this.setUp(next, origin);
      await this.table.updateSettings(loaded, { ...settings, rematch: next.id }, phase);
      return { table: next.id, codes: codesOf(next.settings) };
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
    room: (id: string) => OpenTable,
  ): Promise<NewTableAnswer> {
    const { store, games, now } = this.context;
    const answer = await this.table.ask(async (loaded) => {
      const { settings, phase } = loaded.stored;
      const { game } = mustLeadOn(loaded, person);
      if (settings.sequel !== undefined && isThere(await store.table(settings.sequel))) return { table: settings.sequel, codes: [] };
      const next = await tableAfter(loaded, person, games, packs[game], now());
      await this.setUp(next, origin);
      await this.table.updateSettings(loaded, { ...settings, sequel: next.id }, phase);
      return { table: next.id, codes: codesOf(next.settings) };
    });
    const next = room(answer.table);
    if (answer.codes.length === 0) await next.takeReserved(person, shunnedBy);
    await next.wake();
    return answer;
  }

  /** A table that follows this one; those for whom seats are kept there hear of it. */
  private async setUp(next: StoredTable, origin: string): Promise<void> {
    await this.context.store.addTable(next, origin);
    this.context.alerts.changed(next, true, () => false);
  }

  /** Sits down where a seat is kept for this person, if there is one. */
  private takeReserved(person: Person, shunnedBy: ReadonlySet<string>): Promise<void> {
    return this.table.ask(async (loaded) => {
      const { settings, phase } = loaded.stored;
      const seat = settings.seats.findIndex((each) => each.reservedFor === person.id);
      if (phase !== 'gathering' || seat < 0 || isBlockedAt(settings, shunnedBy)) return;
      await this.table.updateSettings(loaded, sitDown(settings, person, { seat }).settings, phase);
      await this.table.startIfReady(loaded);
    });
  }

  /** A guest who has signed in: what was the guest's is the account's. */
  handOver(from: string, to: string): Promise<void> {
    return this.table.ask(async (loaded) => {
      const next = handedOver(loaded.stored.settings, from, to);
      if (next !== null) await this.table.updateSettings(loaded, next, loaded.stored.phase);
    });
  }

  /** Somebody's holidays are others from now on. A table that gathers changes too, so that one that begins in this moment looks again. */
  rest(person: string, holidays: readonly Holiday[]): Promise<void> {
    return this.gather(async (loaded) => {
      const { settings, phase } = loaded.stored;
      const next = phase === 'playing' || phase === 'gathering' ? withHolidays(settings, person, holidays) : settings;
      if (next !== settings) await this.table.updateSettings(loaded, next, phase);
    });
  }

  /** As JSON. It is made while the table does other things. */
  async record(): Promise<{ readonly game: string; readonly text: Uint8Array }> {
    const stored = await this.head();
    mustBeOver(stored);
    return { game: stored.settings.game, text: await this.context.archive.record(stored) };
  }

  head(): Promise<LoadedTable['stored']> {
    return this.table.ask((loaded) => loaded.stored);
  }

  /** The same, with what follows the game when it is over. */
  outlook(): Promise<{ readonly head: LoadedTable['stored']; readonly leadsTo: SequelInfo | null }> {
    return this.table.ask(({ stored, match }) => ({ head: stored, leadsTo: sequelInfo(match, stored.settings) }));
  }

  // ---- by whoever keeps the house ----

  /** Ends the game without a result. False when it is over already. */
  end(): Promise<boolean> {
    return this.table.ask(async (loaded) => {
      const { phase } = loaded.stored;
      if (phase !== 'gathering' && phase !== 'playing') return false;
      await this.abandon(loaded);
      return true;
    });
  }

  /** Whoever sits here, or is waited for, has left the tournament: before the game the table is given up, in the game he gives up. */
  leaveTournament(seat: Seat): Promise<void> {
    return this.gather(async (loaded) => {
      const { stored, match } = loaded;
      if (stored.phase !== 'playing' || match === null) return stored.phase === 'gathering' ? this.abandon(loaded) : undefined;
      const answer = match.resign(seat);
      if (!answer.ok) return this.abandon(loaded);
      await this.table.commitStep(loaded, match, { kind: 'resign', seat, action: null, person: null, clientId: null }, answer, null);
      // Nobody is left to play with.
      if (loaded.stored.phase === 'playing') await this.abandon(loaded);
    });
  }

  private async abandon(loaded: LoadedTable): Promise<void> {
    await this.table.updateSettings(loaded, loaded.stored.settings, 'abandoned');
    this.table.sendUpdate(loaded, []);
  }

  /** Somebody is called otherwise from now on. */
  rename(person: string, name: string): Promise<void> {
    return this.table.ask(async (loaded) => {
      const next = renamed(loaded.stored.settings, person, name);
      if (next !== null) await this.table.updateSettings(loaded, next, loaded.stored.phase);
    });
  }

  /** Somebody was never here: nobody has his seats any more. `gone` stands for him in what others are reckoned from. */
  forget(person: string, gone: string): Promise<void> {
    return this.table.ask(async (loaded) => {
      const { settings, phase } = loaded.stored;
      const empty = phase === 'gathering' && settings.host === person;
      const next = forgotten(settings, { person, gone }, phase, this.context.games.substitute(settings.game), newId);
      await this.table.updateSettings(loaded, next, empty ? 'abandoned' : phase);
    });
  }

  /** Lines of chat may have been removed. */
  doubtChat(): void {
    this.table.chat.doubt();
  }

  // ---- by the house ----

  /** Looks whether something is to be done: a start, a clock that ran out, a bot to move. */
  wake(): Promise<void> {
    return this.table.ask(async (loaded) => {
      await this.clocks.check(loaded);
      const left = withoutExpired(loaded.stored, this.context.now(), newId);
      if (left !== null) await this.table.updateSettings(loaded, left, 'gathering');
      this.bots.ask(loaded);
      this.orders.ask(loaded);
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
    this.table.lastUsed = this.context.now();
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
