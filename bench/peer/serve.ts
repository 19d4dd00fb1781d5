import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journey } from './journey.ts';
import { require } from './require.ts';

const { FlatFile, Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

/** boardgame.io's own server at its strongest: matches in memory, nothing written anywhere, websockets only. `BENCH_FLAT_FILE=1`: with its own store of files. */
const files = process.env.BENCH_FLAT_FILE === '1' ? mkdtempSync(join(tmpdir(), 'redbook-peer-')) : null;
if (files !== null) process.on('exit', () => rmSync(files, { recursive: true, force: true }));
const server = Server({ games: [journey], origins: [], ...(files === null ? {} : { db: new FlatFile({ dir: files }) }) });
// The library passes the port on to `listen` as it is, so an address goes through as well.
const port = { host: '127.0.0.1', port: 0 } as unknown as number;
const running = await server.run({ port });
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
  else process.exit(0);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}` });
