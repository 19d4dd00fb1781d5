import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AversionsInfo, NewTableAnswer, PeopleAt, TableSummary } from '#wire';
import { RateLimit } from '../limits.ts';
import { isBlockedAt } from '../people/block-lists.ts';
import { Directory } from '../ratings/profile.ts';
import type { Services } from '../services.ts';
import { headOf } from '../store/rows.ts';
import type { TableHead } from '../store/store.ts';
import type { OpenTable } from '../table/open-table.ts';
import type { TableSession } from '../table/session/session.ts';
import { allowChat } from '../table/usecases/allow-chat.ts';
import { allowReasons } from '../table/usecases/allow-reasons.ts';
import { cancel } from '../table/usecases/cancel.ts';
import { fillWithBots } from '../table/usecases/fill-with-bots.ts';
import { findSeat } from '../table/usecases/find-seat.ts';
import { join } from '../table/usecases/join.ts';
import { readHead, readHeadAndSequel } from '../table/usecases/read-head.ts';
import { readRecord } from '../table/usecases/read-record.ts';
import { rematch } from '../table/usecases/rematch.ts';
import { sequel } from '../table/usecases/sequel.ts';
import { swapSeats } from '../table/usecases/swap-seats.ts';
import { summaryOf } from '../table/view/summary.ts';
import { isDelayedFor } from '../table/state/spectator-delay.ts';
import { viewerAt } from '../table/state/viewer.ts';
import { teamOf } from '../table/state/teams.ts';
import { bodyOf } from './request-data.ts';
import { AVOID, AVOIDED_END, FILL, JOIN, NOTHING, REASONS, REPORT, STRANGERS, SWAP } from './schemas.ts';
import { tableIn } from './table-id.ts';
import type { TableQuota } from './table-quota.ts';
import { tooFast, currentUser } from './current-user.ts';

const LISTED = 100;
/** A table where nothing has happened for so long is not worth a stranger's waiting. */
const FORGOTTEN = 7 * 86_400_000;
const PIECE = 64 * 1024;

/** Streamed in chunks at the reader's pace: a long record blocks no other request. */
function* piecesOf(text: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < text.byteLength; at += PIECE) yield text.subarray(at, at + PIECE);
}

/** The newest come first, but the order of tables that this person sees delayed must not tell what happens there now: those follow, by their age. */
function withoutLiveOrder(heads: readonly TableHead[], person: string): TableHead[] {
  const delayed = heads.filter((head) => isDelayedFor(head, person));
  const live = heads.filter((head) => !delayed.includes(head));
  return [...live, ...delayed.sort((a, b) => b.settings.createdAt - a.settings.createdAt || (a.id < b.id ? -1 : 1))];
}

export function addTables(app: FastifyInstance, services: Services, quota: TableQuota): void {
  addLists(app, services);
  addSeats(app, services);
  addEndings(app, services, quota);
  addReports(app, services);
}

const sessionsOf =
  ({ registry }: Services) =>
  (params: unknown): TableSession =>
    registry.open(tableIn(params)).session;

/** The tables that a person may see, and what can be read of one. */
function addLists(app: FastifyInstance, services: Services): void {
  const { store, registry, blockLists, now } = services;
  const sessionOf = sessionsOf(services);

  const summary = (head: TableHead, person: string, blockedBy?: ReadonlySet<string>): TableSummary =>
    summaryOf(head, person, now(), (other) => registry.isPresent(head.id, other), blockedBy);

  app.get('/api/lobby', async (request) => {
    const { id } = await currentUser(services, request);
    const apart = await blockLists.blockedEitherWay(id);
    const heads = (await store.lobby(now() - FORGOTTEN, LISTED)).filter(({ settings }) => !isBlockedAt(settings, apart));
    return { tables: withoutLiveOrder(heads, id).map((head) => summary(head, id)) };
  });

  app.get('/api/mine', async (request) => {
    const { id } = await currentUser(services, request);
    const invited = (await store.rows('invitedTo', id, LISTED))
      .map(headOf)
      .filter((head) => viewerAt(head.settings, id).reserved !== undefined);
    return { tables: [...invited, ...(await store.tablesOf(id, LISTED))].map((head) => summary(head, id)) };
  });

  app.get('/api/tables/:id', async (request) => {
    const { id } = await currentUser(services, request);
    const { head, leadsTo } = await readHeadAndSequel(sessionOf(request.params));
    return { ...summary(head, id, await blockLists.blockedBy(id)), ...(leadsTo === null ? {} : { leadsTo }) };
  });

  app.get('/api/tables/:id/people', async (request): Promise<PeopleAt> => {
    await currentUser(services, request);
    const { settings } = await readHead(sessionOf(request.params));
    const directory = new Directory(store);
    return { people: await Promise.all(settings.seats.map(async (seat) => (await directory.nameAt(seat)).person)) };
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    await currentUser(services, request);
    const { game, text } = await readRecord(sessionOf(request.params));
    reply.header('content-disposition', `attachment; filename="${game}.json"`);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-length', text.byteLength);
    return reply.send(Readable.from(piecesOf(text), { objectMode: false }));
  });
}

/** Who sits where, and what the host sets while a table gathers. */
function addSeats(app: FastifyInstance, services: Services): void {
  const { blockLists } = services;
  const sessionOf = sessionsOf(services);

  app.post('/api/tables/:id/join', async (request) => {
    const person = await currentUser(services, request);
    return join(sessionOf(request.params), person, bodyOf(request, JOIN), await blockLists.blockedBy(person.id));
  });

  app.post('/api/tables/:id/place', async (request) => {
    const person = await currentUser(services, request);
    return findSeat(sessionOf(request.params), person, bodyOf(request, JOIN), await blockLists.blockedBy(person.id));
  });

  app.post('/api/tables/:id/fill', async (request) => {
    const person = await currentUser(services, request);
    await fillWithBots(sessionOf(request.params), person, bodyOf(request, FILL));
    return {};
  });

  app.post('/api/tables/:id/swap', async (request) => {
    const person = await currentUser(services, request);
    await swapSeats(sessionOf(request.params), person, bodyOf(request, SWAP));
    return {};
  });

  app.post('/api/tables/:id/strangers', async (request) => {
    const person = await currentUser(services, request);
    await allowChat(sessionOf(request.params), person, bodyOf(request, STRANGERS).talk);
    return {};
  });

  app.post('/api/tables/:id/reasons', async (request) => {
    const person = await currentUser(services, request);
    await allowReasons(sessionOf(request.params), person, bodyOf(request, REASONS).tell);
    return {};
  });
}

/** How a table ends before its game, and the tables that follow a game. */
function addEndings(app: FastifyInstance, services: Services, quota: TableQuota): void {
  const { registry, content, blockLists } = services;
  const sessionOf = sessionsOf(services);
  const openTable = (id: string): OpenTable => registry.open(id);

  app.post('/api/tables/:id/cancel', async (request) => {
    const person = await currentUser(services, request);
    bodyOf(request, NOTHING);
    await cancel(sessionOf(request.params), person);
    return {};
  });

  app.post('/api/tables/:id/rematch', async (request): Promise<NewTableAnswer> => {
    const person = await currentUser(services, request);
    const origin = await quota.admit(request, person);
    const blockedBy = await blockLists.blockedBy(person.id);
    return rematch(sessionOf(request.params), { person, origin, blockedBy, openTable });
  });

  app.post('/api/tables/:id/sequel', async (request): Promise<NewTableAnswer> => {
    const person = await currentUser(services, request);
    const origin = await quota.admit(request, person);
    const blockedBy = await blockLists.blockedBy(person.id);
    return sequel(sessionOf(request.params), { person, origin, blockedBy, openTable }, content);
  });
}

/** What players report, and whom they mute or block. */
function addReports(app: FastifyInstance, services: Services): void {
  const { games, moderation, blockLists, metrics, limits, now } = services;
  const sessionOf = sessionsOf(services);
  const reports = new RateLimit(limits.chat, now);

  app.post('/api/tables/:id/report', async (request) => {
    const person = await currentUser(services, request);
    const report = bodyOf(request, REPORT);
    if (!reports.take(person.id)) throw tooFast();
    const head = await readHead(sessionOf(request.params));
    const team = teamOf(head.settings, await games.game(head.settings.game), person.id);
    await moderation.report(head, person, report, team, now());
    metrics.reports.inc();
    return {};
  });

  const avoided = async (person: string): Promise<AversionsInfo> => ({ people: await blockLists.list(person) });

  app.post('/api/tables/:id/avoid', async (request) => {
    const person = await currentUser(services, request);
    const { how, who } = bodyOf(request, AVOID);
    if (!reports.take(person.id)) throw tooFast();
    const head = await readHead(sessionOf(request.params));
    const team = teamOf(head.settings, await games.game(head.settings.game), person.id);
    const { about, name } = await moderation.subjectOf(head, who, team);
    await blockLists.add(person.id, { id: about, name }, how, now());
    return avoided(person.id);
  });

  app.get('/api/avoided', async (request) => avoided((await currentUser(services, request)).id));

  app.post('/api/avoided/end', async (request) => {
    const { id } = await currentUser(services, request);
    await blockLists.end(id, bodyOf(request, AVOIDED_END).id);
    return avoided(id);
  });
}
