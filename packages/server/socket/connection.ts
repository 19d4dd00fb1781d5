import type { Writable } from 'node:stream';
import { type ClientMessage, type ErrorCode, isFault, type RefusedCode } from '#wire';
import type { BanList } from '../admin/ban-list.ts';
import type { Alerts } from '../alerts/alerts.ts';
import type { RateLimit } from '../limits.ts';
import { NO_BLOCKS, type BlockList, type BlockLists } from '../people/block-lists.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { type Person, UnknownCommitError } from '../store/store.ts';
import type { Listener } from '../table/listener.ts';
import { errorMessage, type OutgoingMessage, PONG, refusedMessage } from '../table/messages.ts';
import type { Subscription } from '../table/subscription.ts';
import { frameOf } from './frame.ts';
import { readMessage } from './messages.ts';

/** Whoever does not read what he is sent is let go: memory is for the others. */
const MOST_UNREAD = 4 * 1024 * 1024;
const MOST_TABLES = 64;
/** So many messages over the limit, and it is no accident. */
const MOST_WARNINGS = 200;
/** The answer is the whole table, a thousand times what was asked: it counts as so many messages. All sockets of a person may still come back at once. */
const WATCH_COUNTS = 4;
const POLICY_VIOLATION = 1008;
const CUT_OFF = 1006;
const IN = { way: 'in' };
const OUT = { way: 'out' };

export interface SocketLimits {
  readonly messages: RateLimit;
  readonly chat: RateLimit;
  readonly hints: RateLimit;
  readonly hintsOfAddress: RateLimit;
}

/** Who comes in, and by which session. */
export interface SocketUser {
  readonly person: Person;
  readonly session: string;
  /** The network it comes from (`networkOf`). */
  readonly network: string;
}

/** What a connection uses of its WebSocket. */
export interface ClientSocket {
  readonly readyState: number;
  readonly OPEN: number;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'error', listener: () => void): unknown;
  on(event: 'close', listener: (code: number) => void): unknown;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** What a connection uses of the server. */
export interface ConnectionServices extends Pick<Services, 'rooms' | 'metrics' | 'now'> {
  readonly regards: Pick<BlockLists, 'of'>;
  readonly standings: Pick<BanList, 'isMuted'>;
  readonly alerts: Pick<Alerts, 'isHere' | 'saw'>;
  readonly log: Pick<Services['log'], 'error'>;
}

/** One socket of one person. */
export class Connection implements Listener {
  readonly person: Person;
  /** The hash of the session it came in with. */
  readonly session: string;
  private readonly network: string;
  private readonly socket: ClientSocket;
  private readonly stream: Writable;
  private readonly services: ConnectionServices;
  private readonly limits: SocketLimits;
  /** By table. One that is over is not in it. */
  private readonly watched = new Map<string, Subscription>();
  private hungUp = false;
  private warnings = 0;
  away = false;
  alive = true;
  regard: BlockList = NO_BLOCKS;
  private known: Promise<BlockList> | null = null;

  constructor(
    socket: ClientSocket,
    stream: Writable,
    { person, session, network }: SocketUser,
    services: ConnectionServices,
    limits: SocketLimits,
  ) {
    this.socket = socket;
    this.stream = stream;
    this.person = person;
    this.session = session;
    this.network = network;
    this.services = services;
    this.limits = limits;
    socket.on('message', (data: Buffer, isBinary: boolean) => this.hear(data, isBinary));
    socket.on('pong', () => {
      this.alive = true;
      if (!this.away) this.saw();
    });
    // The socket closes itself after an error, such as a message that is too large.
    socket.on('error', () => {});
    socket.on('close', (code: number) => this.gone(code));
  }

  send(what: OutgoingMessage): void {
    const { socket, stream } = this;
    if (socket.readyState !== socket.OPEN) return;
    const { metrics } = this.services;
    if (stream.writableLength > MOST_UNREAD) {
      metrics.slowReaders.inc();
      return socket.terminate();
    }
    const frame = frameOf(what);
    metrics.socketMessages.inc(OUT);
    metrics.socketBytes.inc(OUT, frame.length);
    // Past the socket's own sender, which would write head and text apart. Nothing is compressed or sent in pieces, so whole frames may follow each other.
    stream.write(frame);
  }

  /** Bytes that were sent and not read so far. */
  get unread(): number {
    return this.stream.writableLength;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Before anything is told: whom this person does not read. */
  private async readRegard(): Promise<void> {
    this.known ??= this.services.regards.of(this.person.id);
    try {
      this.regard = await this.known;
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  /** Whom this person reads or meets may be others now. Only what he reads is told anew; whoever avoids him is nothing that he hears of. */
  async lookAgain(): Promise<void> {
    const { unread } = this.regard;
    this.known = null;
    await this.readRegard();
    if ([...unread].sort().join() === [...this.regard.unread].sort().join()) return;
    for (const [table, subscription] of this.watched) await this.follow(table, subscription, undefined);
  }

  /** False when nothing has come back since the last time. */
  ping(): boolean {
    if (!this.alive) {
      this.socket.terminate();
      return false;
    }
    this.alive = false;
    this.socket.ping();
    return true;
  }

  private gone(code: number): void {
    // Whoever closed the page has seen what was on it; whoever was cut off may not have.
    if (!this.away && code !== CUT_OFF) this.saw();
    this.hungUp = true;
    for (const subscription of this.watched.values()) subscription.end();
  }

  private error(code: ErrorCode, message: string): void {
    this.services.metrics.refusals.inc({ code });
    this.send(errorMessage(code, message));
  }

  private hear(data: Buffer, isBinary: boolean): void {
    // Whoever was told to go is not listened to any more, however long the farewell takes.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.services.metrics.socketMessages.inc(IN);
    this.services.metrics.socketBytes.inc(IN, data.length);
    const read = isBinary ? ({ ok: false, code: 'not-json', why: 'A message is text' } as const) : readMessage(data.toString());
    const fastEnough = this.limits.messages.take(this.person.id, read.ok && read.message.t === 'watch' ? WATCH_COUNTS : 1);
    if (!fastEnough) return this.tooFast(read.ok ? read.message : null);
    if (!read.ok) return this.error(read.code, read.why);
    this.handle(read.message);
  }

  private tooFast(message: ClientMessage | null): void {
    const why = 'Too many messages; wait a little';
    if (message !== null && 'id' in message) this.refuse(message, 'too-fast', why);
    else this.error('too-fast', why);
    if (++this.warnings > MOST_WARNINGS) this.close(POLICY_VIOLATION, 'too fast');
  }

  private refuse(message: { readonly table: string; readonly id: string }, code: RefusedCode, why: string): void {
    this.services.metrics.refusals.inc({ code });
    this.send(refusedMessage(message.table, message.id, code, why));
  }

  private handle(message: ClientMessage): void {
    switch (message.t) {
      case 'ping':
        return this.send(PONG);
      case 'away':
        return this.look(message.away);
      case 'watch':
        return this.watch(message.table, message.seen);
      case 'page':
        return void this.leaf(message.table, message.number);
      case 'leave':
        return this.watched.get(message.table)?.end();
      case 'say':
        if (this.services.standings.isMuted(this.person.id, this.services.now()))
          return this.refuse(message, 'muted', 'Whoever keeps this house has asked you not to speak for a while');
        if (!this.limits.chat.take(this.person.id)) return this.refuse(message, 'too-fast', 'Too many lines at once; wait a little');
        break;
      case 'hint':
        if (!this.limits.hints.take(this.person.id) || !this.limits.hintsOfAddress.take(this.network))
          return this.refuse(message, 'too-fast', 'Too many hints at once; wait a little');
    }
    this.services.rooms.room(message.table).ask(this, message);
  }

  /** Whoever comes back to the page has seen what is on it. */
  private look(away: boolean): void {
    if (away) this.saw();
    this.away = away;
    if (!away) this.saw();
  }

  /** Somebody is here for certain, and sees what he watches. */
  private saw(): void {
    const { alerts } = this.services;
    alerts.isHere(this.person.id);
    for (const table of this.watched.keys()) alerts.saw(table, this.person.id);
  }

  private watch(table: string, seen: number | undefined): void {
    if (this.hungUp) return;
    if (!this.watched.has(table) && this.watched.size >= MOST_TABLES)
      return this.error('too-many', `One connection follows at most ${MOST_TABLES} tables`);
    void this.follow(table, this.watched.get(table) ?? this.subscribe(table), seen);
  }

  private subscribe(table: string): Subscription {
    const subscription = this.services.rooms.room(table).subscribe(this, () => this.watched.delete(table));
    this.watched.set(table, subscription);
    return subscription;
  }

  private async follow(table: string, subscription: Subscription, seen: number | undefined): Promise<void> {
    try {
      await subscription.follow(seen, () => this.readRegard());
    } catch (error) {
      this.failed(error, table);
    }
  }

  private async leaf(table: string, event: number): Promise<void> {
    try {
      await this.services.rooms.room(table).leaf(this, event);
    } catch (error) {
      this.failed(error, table);
    }
  }

  private failed(error: unknown, table: string): void {
    if (error instanceof Refused && isFault(error.code)) return this.error(error.code, error.message);
    this.services.log.error({ err: error, table }, 'watching failed');
    if (error instanceof UnknownCommitError)
      return this.error('no-answer', 'The server cannot reach its records; ask again in a little while');
    return this.error('server-error', 'The server could not open this table');
  }
}
