import { createServer } from 'node:http';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { portOf } from '../port.ts';

/**
 * One PostgreSQL for all tests that need a database of their own and do no harm to its server. It stands beside the tests, is started when the first of
 * them asks and ends after the last: starting one takes longer than most tests.
 */

const ADDRESS = 'REDBOOK_TEST_POSTGRES';

/** Before the tests; answers what is to be done after them. */
export async function setup(): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | null = null;
  let line: Promise<unknown> = Promise.resolve();
  const keeper = createServer((_request, response) => {
    postgres ??= startPostgres();
    const made = Promise.all([postgres, line]).then(([server]) => server.database());
    line = made.catch(() => {});
    made.then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => keeper.listen(0, '127.0.0.1', resolve));
  process.env[ADDRESS] = `http://127.0.0.1:${portOf(keeper)}`;
  return async () => {
    keeper.closeAllConnections();
    keeper.close();
    await (await postgres)?.stop();
  };
}

/** An empty database. */
export async function databaseOfTests(): Promise<string> {
  const address = process.env[ADDRESS];
  if (address === undefined) throw new Error('There is a PostgreSQL for tests only in tests');
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
