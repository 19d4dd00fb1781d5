import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NewTable, NewTableAnswer } from '#wire';
import { parseJson } from '../intake/json-body.ts';
import { NEW_TABLE } from '../intake/new-table.ts';
import { read } from '../intake/parse-body.ts';
import { SMALL_BODY } from '../intake/small-body.ts';
import type { Services } from '../services.ts';
import type { CheckedPack } from '../table/state/checked-pack.ts';
import { createTable } from '../table/state/create-table.ts';
import { wake } from '../table/usecases/wake.ts';
import { codesOf } from '../table/view/table-info.ts';
import { holdingBody, isLarge } from './body-guard.ts';
import { rawBodyOf } from './raw-body.ts';
import type { TableQuota } from './table-quota.ts';
import { currentUser } from './current-user.ts';

/** A content pack may come with a new table. */
const PACK_LIMIT = 512 * 1024 + SMALL_BODY;

/** The route for new tables. Its body may be large. */
export function addNewTable(app: FastifyInstance, services: Services, bounds: TableQuota): void {
  const { store, registry, games, content, intake, now } = services;

  const planOf = async (request: FastifyRequest): Promise<{ readonly plan: NewTable; readonly pack?: CheckedPack }> => {
    const body = rawBodyOf(request);
    return body.byteLength > SMALL_BODY ? intake.readPlan(body) : { plan: read(NEW_TABLE, parseJson(body)) };
  };

  app.post(
    '/api/tables',
    {
      bodyLimit: PACK_LIMIT,
      /** Before the body is read. */
      onRequest: async (request) => {
        const person = await currentUser(services, request);
        if (isLarge(request)) await bounds.admit(request, person);
      },
    },
    (request): Promise<NewTableAnswer> =>
      holdingBody(request, async () => {
        const person = await currentUser(services, request);
        const { plan, pack } = await planOf(request);
        const origin = await bounds.admit(request, person);
        const standard = plan.content === undefined && pack === undefined ? content[plan.game] : undefined;
        const table = await createTable(plan, person, games, standard, now(), pack);
        await store.addTable(table, origin);
        await wake(registry.open(table.id));
        return { table: table.id, codes: codesOf(table.settings) };
      }),
  );
}
