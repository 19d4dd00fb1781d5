import type { FastifyInstance } from 'fastify';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { holdingBody } from './body-guard.ts';
import { rawBodyOf } from './raw-body.ts';
import { keptFor, type TableQuota } from './table-quota.ts';
import { currentUser } from './current-user.ts';

/** The longest games are a small part of it. */
const RECORD_LIMIT = 3 * 1024 * 1024;
/** So many of one's own tables are looked through for one that was brought before. */
const LOOKED_AT = 1000;

/** Games that were played without a server and are imported afterwards. */
export function addRecords(app: FastifyInstance, services: Services, bounds: TableQuota): void {
  const { store, intake, limits, now } = services;

  const importedBy = async (person: string) =>
    (await store.tablesOf(person, LOOKED_AT)).flatMap(({ id, settings }) =>
      settings.offline === true ? [{ table: id, secret: settings.secret }] : [],
    );

  app.post(
    '/api/records',
    {
      bodyLimit: RECORD_LIMIT,
      /** Before the body is read. */
      onRequest: async (request) => {
        await bounds.admit(request, await currentUser(services, request));
      },
    },
    (request): Promise<{ table: string }> =>
      holdingBody(request, async () => {
        const host = await currentUser(services, request);
        const origin = await bounds.admit(request, host);
        const imported = await importedBy(host.id);
        const result = await intake.importRecord({ body: rawBodyOf(request), host, imported, now: now() });
        // Brought twice, it is there once.
        if (result.kind === 'known') return { table: result.table };
        if (imported.length >= keptFor(limits.importedTables, host))
          throw new RefusedError('too-many-games', 'You have brought as many games as one person may');
        const { table, log, pack } = result;
        if (pack !== null) await store.addPack(pack.hash, pack.text, now());
        await store.addTable(table, origin, log);
        return { table: table.id };
      }),
  );
}
