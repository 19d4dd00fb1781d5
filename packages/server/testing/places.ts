import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from '../store/open.ts';
import { databaseOfTests } from './shared-postgres.ts';

/** Makes empty places for a store of either kind, and takes folders away again. */
export class Places {
  private readonly folders: string[] = [];

  async place(kind: 'sqlite' | 'postgres'): Promise<StoreOptions> {
    if (kind === 'postgres') return { databaseUrl: await databaseOfTests() };
    const dataDir = await mkdtemp(join(tmpdir(), 'redbook-place-'));
    this.folders.push(dataDir);
    return { dataDir };
  }

  async clear(): Promise<void> {
    for (const folder of this.folders) await rm(folder, { recursive: true, force: true });
  }
}
