import { Piscina } from 'piscina';
import type { ImportRequest, ImportResult } from './import-worker.ts';
import type { PlanResult } from './plan-worker.ts';
import { errorOf, type Rejection } from './rejection.ts';

const IDLE = 60_000;

/** Parses and judges large request bodies on worker threads: the playing thread only receives the bytes and hands them on. */
export class Intake {
  private readonly importers: Piscina;
  private readonly planners: Piscina;

  /** `failed` is called when a thread dies with nothing to do. */
  constructor(failed: (error: unknown) => void = () => {}) {
    const pool = (file: string): Piscina => {
      const threads = new Piscina({ filename: new URL(file, import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: IDLE });
      threads.on('error', failed);
      return threads;
    };
    this.importers = pool('./import-worker.ts');
    this.planners = pool('./plan-worker.ts');
  }

  /** A record of a game that was played elsewhere. Throws `Refused` or `Unacceptable` with what is wrong. `body` is given away: it is empty afterwards. */
  async importRecord(request: ImportRequest & { readonly body: Uint8Array<ArrayBuffer> }): Promise<Exclude<ImportResult, Rejection>> {
    const result: ImportResult = await this.importers.run(request, { transferList: [request.body.buffer] });
    if (result.kind === 'rejection') throw errorOf(result);
    return result;
  }

  /** The request for a table with a large content pack, the same way. */
  async readPlan(body: Uint8Array<ArrayBuffer>): Promise<Exclude<PlanResult, Rejection>> {
    const result: PlanResult = await this.planners.run(body, { transferList: [body.buffer] });
    if (result.kind === 'rejection') throw errorOf(result);
    return result;
  }

  async close(): Promise<void> {
    await Promise.all([this.importers.destroy(), this.planners.destroy()]);
  }
}
