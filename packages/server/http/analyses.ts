import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '#kernel';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import type { TaleAnswer } from '#wire';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { bodyOf } from './request-data.ts';
import { TABLE_ID } from '../field-schemas.ts';
import { NOTHING } from './schemas.ts';
import { currentUser } from './current-user.ts';

/** The analysis of a finished game; public, like its record. */
export function addAnalyses(app: FastifyInstance, services: Services): void {
  const { store, analyses } = services;

  const finished = async (request: FastifyRequest): Promise<string> => {
    await currentUser(services, request);
    const id = TABLE_ID.safeParse(isObject(request.params) ? request.params.id : null);
    const head = id.success ? await store.head(id.data) : null;
    if (head === null) throw new RefusedError('no-table', 'There is no such table');
    if (head.phase !== 'finished') throw new RefusedError('not-over', 'A game is told when it is over');
    return head.id;
  };

  app.get('/api/tables/:id/tale', async (request): Promise<TaleAnswer<AnalysisReport>> => analyses.find(await finished(request)));

  app.post('/api/tables/:id/tale', async (request): Promise<TaleAnswer<AnalysisReport>> => {
    bodyOf(request, NOTHING);
    return analyses.ask(await finished(request));
  });
}
