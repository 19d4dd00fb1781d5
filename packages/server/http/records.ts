import type { FastifyInstance } from 'fastify';
import { unchecked, type GameRecord } from '#kernel';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { read } from './bodies.ts';
import { BROUGHT } from './record-body.ts';
import { TableBounds } from './table-bounds.ts';
import { visitor } from './visitor.ts';

/** The longest games are a small part of it. */
const RECORD_LIMIT = 3 * 1024 * 1024;
/** So many of one's own tables are looked through for one that was brought before. */
const LOOKED_AT = 1000;

/** Games that were played without a server and are brought here afterwards. */
export function addRecords(app: FastifyInstance, services: Services): void {
  const { store, games, archive, now } = services;
  const bounds = new TableBounds(services);

  app.post('/api/records', { bodyLimit: RECORD_LIMIT }, async (request): Promise<{ table: string }> => {
    const host = await visitor(services, request);
    const record = unchecked<GameRecord>(read(BROUGHT, request.body));
    const secret = record.chance.kind === 'committed' ? record.chance.seal?.secret : undefined;
    // An answer may be lost on its way: whoever asks again finds what he has brought.
    const before = (await store.tablesOf(host.id, LOOKED_AT)).find(({ frame }) => frame.offline === true && frame.secret === secret);
    if (before !== undefined) return { table: before.id };
    const game = await games.game(record.game);
    for (const [seat, { kind, name }] of record.seats.entries())
      if (kind === 'bot' && !games.levels(record.game).includes(name))
        throw new Refused('no-level', `There is no bot "${name}"`, { path: `seats.${seat}.name` });
    const origin = await bounds.admit(host, request.ip);
    const { pack } = record.content;
    const hash = pack === undefined ? null : await games.addPack(game, pack, now());
    const { table, log } = await archive.bring({ host, record, pack: hash, now: now() });
    await store.addTable(table, origin, log);
    return { table: table.id };
  });
}
