import { fileIn, type StoreOptions } from '../store/open.ts';
import { PostgresSource } from './postgres-source.ts';
import { PostgresTarget } from './postgres-target.ts';
import type { DataSource, DataTarget } from './data-tables.ts';
import { SqliteSource } from './sqlite-source.ts';
import { SqliteTarget } from './sqlite-target.ts';

/** What is kept in a place that `openStore` would open with the same words. `alone`: no server may use it meanwhile. */
export const sourceAt = async ({ dataDir, databaseUrl }: StoreOptions, alone = false): Promise<DataSource> =>
  databaseUrl === undefined ? new SqliteSource(fileIn(dataDir), alone) : PostgresSource.open(databaseUrl, alone);

/** The same place to be filled; `replace`: whatever is there already. */
export const targetAt = async ({ dataDir, databaseUrl }: StoreOptions, replace: boolean): Promise<DataTarget> =>
  databaseUrl === undefined ? new SqliteTarget(fileIn(dataDir), replace) : PostgresTarget.open(databaseUrl, replace);
