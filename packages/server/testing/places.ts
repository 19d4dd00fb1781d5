import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from '../store/open.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Makes empty places for a store of either kind, and takes them away again. */
export class Places {
  private postgres: TestPostgres | null = null;
  private readonly folders: string[] = [];

  async place(kind: 'sqlite' | 'postgres'): Promise<StoreOptions> {
    if (kind === 'sqlite') {
      const dataDir = await mkdtemp(join(tmpdir(), 'redbook-place-'));
      this.folders.push(dataDir);
      return { dataDir };
    }
    this.postgres ??= await startPostgres();
    return { databaseUrl: await this.postgres.database() };
  }

  async clear(): Promise<void> {
    await this.postgres?.stop();
    for (const folder of this.folders) await rm(folder, { recursive: true, force: true });
  }
}
