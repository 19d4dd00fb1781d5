import { isObject } from '#kernel';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AversionsInfo, NewTableAnswer, PeopleAt, TableSummary } from '#wire';
import { RateLimit } from '../limits.ts';
import { isBlockedAt } from '../people/block-lists.ts';
import { Directory } from '../ratings/profile.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { headOf } from '../store/rows.ts';
import type { TableHead } from '../store/store.ts';
import type { OpenTable } from '../table/open-table.ts';
import { summaryOf } from '../table/summary.ts';
import { viewerAt } from '../table/viewer.ts';
import { teamOf } from '../table/teams.ts';
import { read } from '../intake/read.ts';
import { AVOID, AVOIDED_END, FILL, JOIN, NOTHING, REASONS, REPORT, STRANGERS, SWAP, TABLE_ID } from './schemas.ts';
import type { TableQuota } from './table-quota.ts';
import { tooFast, currentUser } from './current-user.ts';

const LISTED = 100;
/** A table where nothing has happened for so long is not worth a stranger's waiting. */
const FORGOTTEN = 7 * 86_400_000;
const PIECE = 64 * 1024;

/** Sent piece by piece, at the pace of whoever reads: nobody waits for a long record to be written out. */
function* piecesOf(text: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < text.byteLength; at += PIECE) yield text.subarray(at, at + PIECE);
}

export function addTables(app: FastifyInstance, services: Services, bounds: TableQuota): void {
  const { store, rooms, games, content, desk, regards, metrics, limits, now } = services;
  const reports = new RateLimit(limits.chat, now);

  const summary = (head: TableHead, person: string, shunnedBy?: ReadonlySet<string>): TableSummary =>
    summaryOf(head, person, now(), (other) => rooms.isPresent(head.id, other), shunnedBy);

  const roomOf = (params: unknown): OpenTable => {
    const id = TABLE_ID.safeParse(isObject(params) ? params.id : null);
    if (!id.success) throw new Refused('no-table', 'There is no such table');
    return rooms.room(id.data);
  };

  app.get('/api/lobby', async (request) => {
    const { id } = await currentUser(services, request);
    const apart = await regards.apart(id);
    const heads = (await store.lobby(now() - FORGOTTEN, LISTED)).filter(({ settings }) => !isBlockedAt(settings, apart));
    return { tables: heads.map((head) => summary(head, id)) };
  });

  app.get('/api/mine', async (request) => {
    const { id } = await currentUser(services, request);
    const invited = (await store.rows('invitedTo', id, LISTED))
      .map(headOf)
      .filter((head) => viewerAt(head.settings, id).kept !== undefined);
    return { tables: [...invited, ...(await store.tablesOf(id, LISTED))].map((head) => summary(head, id)) };
  });

  app.get('/api/tables/:id', async (request) => {
    const { id } = await currentUser(services, request);
    const { head, leadsTo } = await roomOf(request.params).outlook();
    return { ...summary(head, id, await regards.shunnedBy(id)), ...(leadsTo === null ? {} : { leadsTo }) };
  });

  app.get('/api/tables/:id/people', async (request): Promise<PeopleAt> => {
    await currentUser(services, request);
    const { settings } = await roomOf(request.params).head();
    const directory = new Directory(store);
    return { people: await Promise.all(settings.seats.map(async (seat) => (await directory.nameAt(seat)).person)) };
  });

  app.post('/api/tables/:id/join', async (request) => {
    const person = await currentUser(services, request);
    return roomOf(request.params).join(person, read(JOIN, request.body), await regards.shunnedBy(person.id));
  });

  app.post('/api/tables/:id/place', async (request) => {
    const person = await currentUser(services, request);
    return roomOf(request.params).place(person, read(JOIN, request.body), await regards.shunnedBy(person.id));
  });

  app.post('/api/tables/:id/fill', async (request) => {
    const person = await currentUser(services, request);
    await roomOf(request.params).fill(person, read(FILL, request.body));
    return {};
  });

  app.post('/api/tables/:id/swap', async (request) => {
    const person = await currentUser(services, request);
    await roomOf(request.params).swap(person, read(SWAP, request.body));
    return {};
  });

  app.post('/api/tables/:id/strangers', async (request) => {
    const person = await currentUser(services, request);
    await roomOf(request.params).letStrangersTalk(person, read(STRANGERS, request.body).talk);
    return {};
  });

  app.post('/api/tables/:id/reasons', async (request) => {
    const person = await currentUser(services, request);
    await roomOf(request.params).letBotsTell(person, read(REASONS, request.body).tell);
    return {};
  });

  app.post('/api/tables/:id/cancel', async (request) => {
    const person = await currentUser(services, request);
    read(NOTHING, request.body);
    await roomOf(request.params).cancel(person);
    return {};
  });

  app.post('/api/tables/:id/rematch', async (request): Promise<NewTableAnswer> => {
    const person = await currentUser(services, request);
    const origin = await bounds.admit(request, person);
    return roomOf(request.params).rematch(person, origin, await regards.shunnedBy(person.id), (id) => rooms.room(id));
  });

  app.post('/api/tables/:id/sequel', async (request): Promise<NewTableAnswer> => {
    const person = await currentUser(services, request);
    const origin = await bounds.admit(request, person);
    return roomOf(request.params).sequel(person, origin, content, await regards.shunnedBy(person.id), (id) => rooms.room(id));
  });

  app.post('/api/tables/:id/report', async (request) => {
    const person = await currentUser(services, request);
    const report = read(REPORT, request.body);
    if (!reports.take(person.id)) throw tooFast();
    const head = await roomOf(request.params).head();
    const team = teamOf(head.settings, await games.game(head.settings.game), person.id);
    await desk.report(head, person, report, team, now());
    metrics.reports.inc();
    return {};
  });

  const avoided = async (person: string): Promise<AversionsInfo> => ({ people: await regards.list(person) });

  app.post('/api/tables/:id/avoid', async (request) => {
    const person = await currentUser(services, request);
    const { how, who } = read(AVOID, request.body);
    if (!reports.take(person.id)) throw tooFast();
    const head = await roomOf(request.params).head();
    const team = teamOf(head.settings, await games.game(head.settings.game), person.id);
    const { about, name } = await desk.subjectOf(head, who, team);
    await regards.add(person.id, { id: about, name }, how, now());
    return avoided(person.id);
  });

  app.get('/api/avoided', async (request) => avoided((await currentUser(services, request)).id));

  app.post('/api/avoided/end', async (request) => {
    const { id } = await currentUser(services, request);
    await regards.end(id, read(AVOIDED_END, request.body).id);
    return avoided(id);
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    await currentUser(services, request);
    const { game, text } = await roomOf(request.params).record();
    reply.header('content-disposition', `attachment; filename="${game}.json"`);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-length', text.byteLength);
    return reply.send(Readable.from(piecesOf(text), { objectMode: false }));
  });
}
