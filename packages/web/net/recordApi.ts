import type { GameRecord } from '#kernel';
import { object, text } from '#kernel/check.ts';
import { isGameRecord } from '#kernel/recordForm.ts';
import { request, tablePath } from './api.ts';

/** The record of a finished game on the server. */
export const serverRecord = (id: string): Promise<GameRecord> => request(isGameRecord, 'GET', `${tablePath(id)}/record`);

const isImported = object<{ readonly table: string }>({ table: text });

/** Imports a game that was played offline; the answer names its table there. */
export const importRecord = (record: GameRecord): Promise<{ readonly table: string }> =>
  request(isImported, 'POST', '/api/records', record);
