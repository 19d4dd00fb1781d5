import type { AddressInfo } from 'node:net';
import { journey } from './journey.ts';
import { require } from './require.ts';

const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

/** boardgame.io's own server at its strongest: matches in memory, nothing written anywhere, websockets only. */
const server = Server({ games: [journey], origins: [] });
// The library passes the port on to `listen` as it is, so an address goes through as well.
const port = { host: '127.0.0.1', port: 0 } as unknown as number;
const running = await server.run({ port });
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
  else process.exit(0);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}` });
