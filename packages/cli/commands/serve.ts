import { isObject, messageOf } from '#kernel';
import { gameIds, openGame } from '#games';
import { nameOf, readJson, readPack } from '../files.ts';
import { codeOf, type Command, Failure, readArguments, UsageError, wholeNumber } from '../usage.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'database-url': { type: 'string' },
  content: { type: 'string', multiple: true },
} as const;

export const serve: Command = {
  usage: 'serve [--port N] [--host H] [--data DIR] [--database-url URL] [--content FILE ...]',
  summary: 'open the house: tables in the browser',
  help: `Starts the server and prints where it can be reached. Ctrl-C closes it; a second Ctrl-C does not wait.

  --port N             port to listen on (default: $PORT or 8080; 0 takes any free one)
  --host H             address to listen on (default: 127.0.0.1; 0.0.0.0 for the whole network)
  --data DIR           folder of the database file (default: data)
  --database-url URL   PostgreSQL instead of a file, e.g. for several servers (default: $DATABASE_URL)
  --content FILE       a corrected content pack instead of the standard one of its game; may be given once a game`,
  async run(args) {
    const { values } = readArguments(args, OPTIONS, 0);
    const port = values.port ?? process.env.PORT;
    const databaseUrl = values['database-url'] ?? process.env.DATABASE_URL;
    const options = {
      port: port === undefined || port === '' ? 8080 : wholeNumber(port, values.port === undefined ? 'PORT' : '--port', 0, 65_535),
      ...(values.host === undefined ? {} : { host: values.host }),
      ...(values.data === undefined ? {} : { dataDir: values.data }),
      ...(databaseUrl === undefined || databaseUrl === '' ? {} : { databaseUrl }),
      content: await readPacks(values.content ?? []),
    };
    const { startServer } = await import('#server/start.ts');
    const server = await startServer(options).catch((error: unknown) => {
      throw new Failure(reason(error, options.port));
    });
    for (const url of server.urls) process.stdout.write(`${url}\n`);
    await closedBySignal();
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

/** One press of Ctrl-C can arrive twice, from the terminal and from whoever started the server; this much later it is a second press. */
const SECOND_PRESS_MS = 500;

/** The first signal closes in good order, a second Ctrl-C does not wait. */
function closedBySignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | null = null;
    const hear = (signal: NodeJS.Signals): void => {
      const now = performance.now();
      if (asked !== null && signal === 'SIGINT' && now - asked > SECOND_PRESS_MS) process.exit(130);
      asked ??= now;
      resolve();
    };
    process.on('SIGINT', hear);
    process.on('SIGTERM', hear);
  });
}
