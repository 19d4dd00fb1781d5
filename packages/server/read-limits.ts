import { firstIssue } from '#kernel';
import { z } from 'zod';
import type { Limits } from './limits.ts';

/** Members that are left out stay as they are. */
const most = z.number().positive().exactOptional();
const rate = z.strictObject({ perSecond: z.number().positive(), burst: z.number().min(1) }).exactOptional();
const days = z.number().min(0).exactOptional();
const part = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape).exactOptional();

const SCHEMA = z.strictObject({
  address: rate,
  session: rate,
  guests: rate,
  passwords: rate,
  codes: rate,
  passkeys: rate,
  recoveries: rate,
  tables: rate,
  tablesOfAddress: rate,
  openTables: part({ guest: most, account: most, address: most }),
  finishedTables: part({ guest: most, account: most }),
  importedTables: part({ guest: most, account: most }),
  sleepAfter: most,
  watchBehind: most,
  keep: part({ gathering: days, unfinished: days, abandoned: days, bots: days, guests: days, packs: days, reports: days, events: days }),
  holidays: rate,
  messages: rate,
  chat: rate,
  hints: rate,
  hintsOfAddress: rate,
  hintsWaiting: part({ address: most, total: most }),
  alerts: rate,
  taleThreads: z.int().min(0).exactOptional(),
  sockets: most,
  connections: most,
  bodies: part({ address: most, all: most }),
  timeouts: part({ headers: most, body: most, idle: most }),
});

/** The limits of a house with what its operator has set: `REDBOOK_LIMITS`, a JSON object. */
export function readLimits(text: string | undefined, standard: Limits): Limits {
  if (text === undefined || text === '') return standard;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error('REDBOOK_LIMITS is a JSON object such as {"connections": 500, "keep": {"guests": 30}}');
  }
  const read = SCHEMA.safeParse(given);
  if (!read.success) throw new Error(`REDBOOK_LIMITS: ${firstIssue(read.error.issues, given).sentence}`);
  const { openTables, finishedTables, importedTables, hintsWaiting, keep, bodies, timeouts, ...rest } = read.data;
  return {
    ...standard,
    ...rest,
    openTables: { ...standard.openTables, ...openTables },
    finishedTables: { ...standard.finishedTables, ...finishedTables },
    importedTables: { ...standard.importedTables, ...importedTables },
    hintsWaiting: { ...standard.hintsWaiting, ...hintsWaiting },
    keep: { ...standard.keep, ...keep },
    bodies: { ...standard.bodies, ...bodies },
    timeouts: { ...standard.timeouts, ...timeouts },
  };
}
