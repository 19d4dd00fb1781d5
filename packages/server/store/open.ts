import { join } from 'node:path';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store, StoreWatch } from './store.ts';

export interface StoreOptions {
  /** Folder of the SQLite file. */
  readonly dataDir?: string;
  /** `postgres://...`: several nodes share this database. */
  readonly databaseUrl?: string;
  /** Milliseconds between two heartbeats of the connection that hears other nodes. */
  readonly heartbeat?: number;
}

const NOBODY: StoreWatch = { trouble() {}, mended() {} };

export const fileIn = (dataDir = 'data'): string => join(dataDir, 'redbook.sqlite');

export async function openStore({ dataDir, databaseUrl, heartbeat }: StoreOptions, watch: StoreWatch = NOBODY): Promise<Store> {
  if (databaseUrl === undefined) return new SqliteStore(fileIn(dataDir));
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('The database URL must begin with postgres:// or postgresql://; leave it out to use a SQLite file');
  return PostgresStore.open(databaseUrl, watch, heartbeat);
}
