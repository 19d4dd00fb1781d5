import { fileIn, type StoreOptions } from '../store/open.ts';
import { levelOf, openLog as openDiary } from '../log.ts';
import type { LogReader } from './log-reader.ts';
import { PostgresLog } from './postgres-log.ts';
import { SqliteLog } from './sqlite-log.ts';

let opened: LogReader | null = null;

/** The log of the store that `openStore` opens with the same words: opened by the first errand of a thread and kept. */
export function openLog({ dataDir, databaseUrl }: StoreOptions): LogReader {
  opened ??= databaseUrl === undefined ? new SqliteLog(fileIn(dataDir)) : new PostgresLog(databaseUrl, broke);
  return opened;
}

/** The next caller gets the error of the database; the operator gets it now. */
const broke = (error: unknown): void =>
  openDiary(levelOf(process.env.REDBOOK_LOG_LEVEL)).error({ err: error }, 'failed: connection of a reader');
