import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { hostOf } from '../http/current-user.ts';
import { RateLimit } from '../limits.ts';
import { addressOf, networkOf } from '../network.ts';
import { readToken } from '../people/cookie.ts';
import { ownOrigin } from '../people/origin.ts';
import { hashOf } from '../people/people.ts';
import type { Services } from '../services.ts';
import { SharedRateLimit } from '../shared-rate-limit.ts';
import type { SocketLimits } from './client-socket.ts';
import { SocketConnection } from './connection.ts';

const LARGEST_MESSAGE = 16 * 1024;
const PING_EVERY = 30_000;
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const SESSION_OVER = 'the session is over';

/** Where sockets come in: only from our own pages, only with a session, and not too many of one person. */
export class SocketServer {
  private readonly services: Services;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  private readonly connections = new Set<SocketConnection>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly limits: SocketLimits;
  private closing = false;

  constructor(server: Server, services: Services) {
    this.services = services;
    const { limits, now } = services;
    this.limits = {
      messages: new RateLimit(limits.messages, now),
      chat: new RateLimit(limits.chat, now),
      hints: new SharedRateLimit('hints', limits.hints, services),
      hintsOfAddress: new SharedRateLimit('hints of an address', limits.hintsOfAddress, services),
    };
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy());
      this.upgrade(request, stream, head).catch((error) => {
        services.log.error({ err: error }, 'a socket was not let in');
        rejectUpgrade(stream, 500, 'Internal Server Error');
      });
    });
    services.people.onSessionEnd(
      (session) => void this.endSession(session).catch((error) => services.log.error({ err: error }, 'sessions could not be looked up')),
    );
    services.store.onBlockListChange(
      (person) =>
        void this.blocksChanged(person).catch((error) => services.log.error({ err: error }, 'whom somebody avoids could not be looked up')),
    );
    this.heartbeat = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, PING_EVERY);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  get unread(): number {
    let bytes = 0;
    for (const connection of this.connections) bytes += connection.unread;
    return bytes;
  }

  private async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { people, addresses, bans, hosts, origins, trustProxy, limits, visits, connections, accessLog, log, now } = this.services;
    const network = networkOf(addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for'], trustProxy));
    if (!visits.take(network)) return rejectUpgrade(stream, 429, 'Too Many Requests');
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/ws') return rejectUpgrade(stream, 404, 'Not Found');
    if (!hosts.has(hostOf(request.headers, trustProxy))) return rejectUpgrade(stream, 421, 'Misdirected Request');
    if (this.closing) return rejectUpgrade(stream, 503, 'Service Unavailable');
    if (!ownOrigin(request.headers.origin, hostOf(request.headers, trustProxy), origins)) return rejectUpgrade(stream, 403, 'Forbidden');
    const token = readToken(request.headers.cookie);
    const person = await people.bySession(token, now());
    if (token === null || person === null) return rejectUpgrade(stream, 401, 'Unauthorized');
    if (bans.isBanned(person.id, now())) return rejectUpgrade(stream, 403, 'Forbidden');
    let open = 0;
    for (const connection of this.connections) if (connection.person.id === person.id) open++;
    if (open >= limits.sockets) return rejectUpgrade(stream, 429, 'Too Many Requests');
    // Its 'close' has passed while the session was read: nothing would take it out of the count again.
    if (stream.destroyed) return;
    // Without a proxy its connection has been counted when it was made.
    const leave = trustProxy ? connections.enter(network) : undefined;
    if (leave === null) return rejectUpgrade(stream, 429, 'Too Many Requests');
    stream.once('close', () => leave?.());
    addresses.note(person.id, network);
    this.sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = new SocketConnection(socket, stream, { person, session: hashOf(token), network }, this.services, this.limits);
      this.connections.add(connection);
      if (accessLog) log.info({ from: network }, 'socket opened');
      socket.on('close', () => this.connections.delete(connection));
      void this.recheckSession(connection, token);
    });
  }

  /** The session may have ended while its socket was let in. */
  private async recheckSession(connection: SocketConnection, token: string): Promise<void> {
    const { people, now, log } = this.services;
    try {
      if ((await people.bySession(token, now())) === null) connection.close(POLICY_VIOLATION, SESSION_OVER);
    } catch (error) {
      log.error({ err: error }, 'a session could not be looked up');
    }
  }

  /** A session is over, and with it what came in by it; null when it is not known which. */
  private async endSession(session: string | null): Promise<void> {
    const { store } = this.services;
    const suspects = [...this.connections].filter((connection) => session === null || connection.session === session);
    for (const connection of suspects)
      if (session !== null || (await store.session(connection.session)) === null) connection.close(POLICY_VIOLATION, SESSION_OVER);
  }

  /** Block lists have changed, of this person or, with null, of any. One connection after another: after an outage it may be all of them. */
  private async blocksChanged(person: string | null): Promise<void> {
    for (const connection of [...this.connections]) if (person === null || connection.person.id === person) await connection.reloadBlocks();
  }

  /** Who is not welcome any more leaves. */
  closeBanned(): void {
    const { bans, now } = this.services;
    for (const connection of this.connections)
      if (bans.isBanned(connection.person.id, now())) connection.close(POLICY_VIOLATION, 'not welcome for now');
  }

  /** New sockets are turned away from now on. */
  shut(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
  }

  async close(): Promise<void> {
    this.shut();
    for (const connection of this.connections) connection.close(GOING_AWAY, 'the server is closing');
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (this.connections.size === 0) done();
      }, 10);
      const give = setTimeout(() => done(), 2000);
      const done = (): void => {
        clearInterval(look);
        clearTimeout(give);
        resolve();
      };
    });
    for (const socket of this.sockets.clients) socket.terminate();
  }
}

function rejectUpgrade(stream: Duplex, status: number, reason: string): void {
  // A client that does not close its side would stay for ever.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
