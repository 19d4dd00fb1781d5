import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '#kernel';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import type { TaleAnswer } from '#wire';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { read } from '../intake/read.ts';
import { NOTHING, TABLE_ID } from './schemas.ts';
import { currentUser } from './current-user.ts';

/** What is told of a finished game: for whoever may read its record, which is anybody. */
export function addAnalyses(app: FastifyInstance, services: Services): void {
  const { store, teller } = services;

  const finished = async (request: FastifyRequest): Promise<string> => {
    await currentUser(services, request);
    const id = TABLE_ID.safeParse(isObject(request.params) ? request.params.id : null);
    const head = id.success ? await store.head(id.data) : null;
    if (head === null) throw new Refused('no-table', 'There is no such table');
    if (head.phase !== 'finished') throw new Refused('not-over', 'A game is told when it is over');
    return head.id;
  };

  app.get('/api/tables/:id/tale', async (request): Promise<TaleAnswer<AnalysisReport>> => teller.look(await finished(request)));

  app.post('/api/tables/:id/tale', async (request): Promise<TaleAnswer<AnalysisReport>> => {
    read(NOTHING, request.body);
    return teller.ask(await finished(request));
  });
}
