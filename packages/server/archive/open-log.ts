import { fileIn, type StoreOptions } from '../store/open.ts';
import type { LogReader } from './log-reader.ts';
import { PostgresLog } from './postgres-log.ts';
import { SqliteLog } from './sqlite-log.ts';

/** The log of the store that `openStore` opens with the same words. */
export const openLog = ({ dataDir, databaseUrl }: StoreOptions): LogReader =>
  databaseUrl === undefined ? new SqliteLog(fileIn(dataDir)) : new PostgresLog(databaseUrl);
