import type { Writable } from 'node:stream';
import { type ClientMessage, type ErrorCode, isFault, type RefusedCode } from '#wire';
import type { BanList } from '../admin/ban-list.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { NO_BLOCKS, type BlockList, type BlockLists } from '../people/block-lists.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { type Person, UnknownCommitError } from '../store/store.ts';
import type { Listener } from '../table/session/listener.ts';
import { errorMessage, type OutgoingMessage, PONG, refusedMessage } from '../table/view/messages.ts';
import { handleRequest } from '../table/usecases/handle-request.ts';
import { readPage } from '../table/usecases/read-page.ts';
import type { ClientSocket, SocketLimits, SocketUser } from './client-socket.ts';
import { FollowedTables, MOST_TABLES } from './followed-tables.ts';
import { frameOf } from './frame.ts';
import { readMessage } from './messages.ts';

/** A slow reader is disconnected when so many bytes are unread, to bound memory. */
const MOST_UNREAD = 4 * 1024 * 1024;
/** So many messages over the limit, and it is no accident. */
const MOST_WARNINGS = 200;
/** The answer is the whole table, a thousand times what was asked: it counts as so many messages. All sockets of a person may still come back at once. */
const WATCH_COUNTS = 4;
const POLICY_VIOLATION = 1008;
const CUT_OFF = 1006;
const IN = { way: 'in' };
const OUT = { way: 'out' };

/** What a connection uses of the server. */
interface ConnectionServices extends Pick<Services, 'registry' | 'metrics' | 'now'> {
  readonly blockLists: Pick<BlockLists, 'of'>;
  readonly bans: Pick<BanList, 'isMuted'>;
  readonly alerts: Pick<Alerts, 'isHere' | 'viewed'>;
  readonly log: Pick<Services['log'], 'error'>;
}

/** One socket of one person. */
export class SocketConnection implements Listener {
  readonly person: Person;
  /** The hash of the session it came in with. */
  readonly session: string;
  private readonly network: string;
  private readonly socket: ClientSocket;
  private readonly stream: Writable;
  private readonly services: ConnectionServices;
  private readonly limits: SocketLimits;
  private readonly followed: FollowedTables;
  private hungUp = false;
  private warnings = 0;
  away = false;
  alive = true;
  blocks: BlockList = NO_BLOCKS;
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
    this.followed = new FollowedTables(this, services.registry, {
      prepare: () => this.readBlocks(),
      failed: (error, table) => this.failed(error, table),
    });
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
    socket.on('pong', () => {
      this.alive = true;
      if (!this.away) this.markViewed();
    });
    // The socket closes itself after an error, such as a message that is too large.
    socket.on('error', () => {});
    socket.on('close', (code: number) => this.closed(code));
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
  private async readBlocks(): Promise<void> {
    this.known ??= this.services.blockLists.of(this.person.id);
    try {
      this.blocks = await this.known;
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  /** The block lists of this person, or of others, have changed. Only what this person reads is sent again; who blocks this person is never sent. */
  async reloadBlocks(): Promise<void> {
    const { unread } = this.blocks;
    this.known = null;
    await this.readBlocks();
    if ([...unread].sort().join() === [...this.blocks.unread].sort().join()) return;
    await this.followed.sendAgain();
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

  private closed(code: number): void {
    // A client that closes the page has seen what was on it; one that was cut off may not have.
    if (!this.away && code !== CUT_OFF) this.markViewed();
    this.hungUp = true;
    this.followed.endAll();
  }

  private error(code: ErrorCode, message: string): void {
    this.services.metrics.refusals.inc({ code });
    this.send(errorMessage(code, message));
  }

  private receive(data: Buffer, isBinary: boolean): void {
    // A connection that is being closed is not read any more.
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
        return this.setAway(message.away);
      case 'watch':
        return this.watch(message.table, message.seen);
      case 'page':
        return void this.readPage(message.table, message.number);
      case 'leave':
        return this.followed.leave(message.table);
      case 'say':
        if (this.services.bans.isMuted(this.person.id, this.services.now()))
          return this.refuse(message, 'muted', 'Whoever keeps this house has asked you not to speak for a while');
        if (!this.limits.chat.take(this.person.id)) return this.refuse(message, 'too-fast', 'Too many lines at once; wait a little');
        break;
      case 'hint':
        return void this.hint(message);
    }
    handleRequest(this.services.registry.open(message.table), this, message);
  }

  /** Its limits hold over all nodes. Whoever has hung up meanwhile needs no thought. */
  private async hint(message: Extract<ClientMessage, { readonly t: 'hint' }>): Promise<void> {
    const { hints, hintsOfAddress } = this.limits;
    try {
      const mayAsk = (await hints.take(this.person.id)) && (await hintsOfAddress.take(this.network));
      if (this.hungUp) return;
      if (!mayAsk) return this.refuse(message, 'too-fast', 'Too many hints at once; wait a little');
      handleRequest(this.services.registry.open(message.table), this, message);
    } catch (error) {
      this.failed(error, message.table);
    }
  }

  /** A player who comes back to the page sees what is on it. */
  private setAway(away: boolean): void {
    if (away) this.markViewed();
    this.away = away;
    if (!away) this.markViewed();
  }

  /** The client is certainly connected, and the player sees the tables that it follows. */
  private markViewed(): void {
    const { alerts } = this.services;
    alerts.isHere(this.person.id);
    for (const table of this.followed.tables) alerts.viewed(table, this.person.id);
  }

  private watch(table: string, seen: number | undefined): void {
    if (this.hungUp) return;
    if (this.followed.isFull(table)) return this.error('too-many', `One connection follows at most ${MOST_TABLES} tables`);
    void this.followed.follow(table, seen);
  }

  private async readPage(table: string, event: number): Promise<void> {
    try {
      await readPage(this.services.registry.open(table), this, event);
    } catch (error) {
      this.failed(error, table);
    }
  }

  private failed(error: unknown, table: string): void {
    if (error instanceof RefusedError && isFault(error.code)) return this.error(error.code, error.message);
    this.services.log.error({ err: error, table }, 'watching failed');
    if (error instanceof UnknownCommitError)
      return this.error('no-answer', 'The server cannot reach its records; ask again in a little while');
    return this.error('server-error', 'The server could not open this table');
  }
}
