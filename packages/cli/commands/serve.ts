import { isObject, messageOf } from '#kernel';
import { gameIds, openGame } from '#games';
import { nameOf, readJson, readPack } from '../files.ts';
import { STORE_OPTIONS, storeOptionsOf } from '../store-location.ts';
import { codeOf, type Command, Failure, readArguments, UsageError, wholeNumber } from '../usage.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  ...STORE_OPTIONS,
  content: { type: 'string', multiple: true },
  drain: { type: 'string' },
} as const;

export const serve: Command = {
  usage: 'serve [--port N] [--host H] [--data DIR] [--database-url URL] [--content FILE ...] [--drain SECONDS]',
  summary: 'open the house: tables in the browser',
  help: `Starts the server and prints where it can be reached. Ctrl-C closes it; a second Ctrl-C does not wait.
SIGTERM closes it too; with --drain it first says for a while, to whoever asks for its health, that it is about to close.

  --port N             port to listen on (default: $PORT or 8080; 0 takes any free one)
  --host H             address to listen on (default: 127.0.0.1; 0.0.0.0 for the whole network)
  --data DIR           folder of the database file (default: data)
  --database-url URL   PostgreSQL instead of a file, e.g. for several servers (default: $DATABASE_URL)
  --content FILE       a corrected content pack instead of the standard one of its game; may be given once a game
  --drain SECONDS      after SIGTERM /healthz says 503 for so long, while play goes on (default: $REDBOOK_DRAIN or 0)`,
  async run(args) {
    const { values } = readArguments(args, OPTIONS, 0);
    const port = values.port ?? process.env.PORT;
    const options = {
      port: port === undefined || port === '' ? 8080 : wholeNumber(port, values.port === undefined ? 'PORT' : '--port', 0, 65_535),
      ...(values.host === undefined ? {} : { host: values.host }),
      ...storeOptionsOf(values),
      content: await readPacks(values.content ?? []),
    };
    const drain = secondsOf(values.drain, process.env.REDBOOK_DRAIN);
    const { startServer } = await import('#server/start.ts');
    const server = await startServer(options).catch((error: unknown) => {
      throw new Failure(reason(error, options.port));
    });
    // The parent process that knows the address may send a signal.
    const signals = hearSignals();
    for (const url of server.urls) process.stdout.write(`${url}\n`);
    if ((await signals.next()) === 'SIGTERM' && drain > 0) {
      server.drain();
      await Promise.race([after(drain * 1000), signals.next()]);
    }
    await server.close();
    return 0;
  },
};

/** A pack names its game; which is how a file finds its place. */
async function readPacks(files: readonly string[]): Promise<{ [game: string]: unknown }> {
  const packs: { [game: string]: unknown } = {};
  for (const file of files) {
    const pack = await readJson(file);
    const id = isObject(pack) ? pack.game : undefined;
    if (typeof id !== 'string' || !gameIds().includes(id))
      throw new Failure(
        `${nameOf(file)} at game: a content pack names its game, one of ${gameIds().join(', ')}, not ${JSON.stringify(id)}`,
      );
    if (id in packs) throw new UsageError(`--content gives two packs for ${id}`);
    packs[id] = await readPack(await openGame(id), file);
  }
  return packs;
}

function reason(error: unknown, port: number): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; choose another with --port`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023 with --port`;
  return `The server did not start: ${messageOf(error)}`;
}

/** One Ctrl-C can arrive twice, from the terminal and from the parent process; after this many milliseconds it counts as a second one. */
const SECOND_PRESS_MS = 500;

interface Signals {
  /** The next one that comes. */
  next(): Promise<NodeJS.Signals>;
}

/** Graceful shutdown: the first signal closes in order, a second one ends the wait for clients, and a second Ctrl-C waits for nothing. */
function hearSignals(): Signals {
  let asked: number | null = null;
  let heard: (signal: NodeJS.Signals) => void = () => {};
  const hear = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (asked !== null && signal === 'SIGINT' && now - asked > SECOND_PRESS_MS) process.exit(130);
    asked ??= now;
    heard(signal);
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
  return {
    next: () =>
      new Promise((resolve) => {
        heard = resolve;
      }),
  };
}

/** A day: an operator who asks for more has mistyped. */
const LONGEST_DRAIN = 86_400;

function secondsOf(option: string | undefined, variable: string | undefined): number {
  if (option !== undefined) return wholeNumber(option, '--drain', 0, LONGEST_DRAIN);
  return variable === undefined || variable === '' ? 0 : wholeNumber(variable, 'REDBOOK_DRAIN', 0, LONGEST_DRAIN);
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
