import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Limits } from '../limits.ts';
import { type RunningServer, type ServerOptions, startServer } from '../start.ts';

const MANY = { perSecond: 1e9, burst: 1e9 };

/** For tests and measurements that are not about limits. */
export const NO_LIMITS: Limits = {
  address: MANY,
  session: MANY,
  guests: MANY,
  passwords: MANY,
  codes: MANY,
  passkeys: MANY,
  recoveries: MANY,
  tables: MANY,
  tablesOfAddress: MANY,
  openTables: { guest: 1e9, account: 1e9, address: 1e9 },
  finishedTables: { guest: 1e9, account: 1e9 },
  importedTables: { guest: 1e9, account: 1e9 },
  sleepAfter: 1e9,
  watchBehind: 300,
  keep: { gathering: 0, unfinished: 0, abandoned: 0, bots: 0, guests: 0, packs: 0, reports: 0, events: 0 },
  holidays: MANY,
  messages: MANY,
  chat: MANY,
  hints: MANY,
  hintsOfAddress: MANY,
  hintsWaiting: { address: 1e9, total: 1e9 },
  alerts: MANY,
  taleThreads: 1,
  sockets: 1e9,
  connections: 1e9,
  bodies: { address: 1e12, all: 1e12 },
  timeouts: { headers: 60_000, body: 300_000, idle: 300_000 },
};

/** A real server on a free port with a folder of its own, which goes when it closes. */
export async function openHouse(options: Partial<ServerOptions> = {}): Promise<RunningServer & { readonly dataDir: string }> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'redbook-house-')));
  const server = await startServer({
    port: 0,
    dataDir,
    logLevel: 'silent',
    limits: NO_LIMITS,
    botPause: 0,
    botThreads: 1,
    pollInterval: 100,
    ...options,
  });
  return {
    url: server.url,
    urls: server.urls,
    dataDir,
    drain: () => server.drain(),
    async close() {
      await server.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
