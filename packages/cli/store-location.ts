import type { StoreOptions } from '#server/store/open.ts';
import { UsageError } from './usage.ts';

/** Location of the data, for every command that needs it. */
export const STORE_OPTIONS = { data: { type: 'string' }, 'database-url': { type: 'string' } } as const;

export const STORE_HELP = `  --data DIR           folder of the database file (default: data)
  --database-url URL   PostgreSQL instead of a file (default: $DATABASE_URL)`;

export function storeOptionsOf(values: { readonly data?: string | undefined; readonly 'database-url'?: string | undefined }): StoreOptions {
  const databaseUrl = values['database-url'] ?? process.env.DATABASE_URL;
  return {
    ...(values.data === undefined ? {} : { dataDir: values.data }),
    // An explicit folder takes precedence over the environment.
    ...(databaseUrl === undefined || databaseUrl === '' || (values.data !== undefined && values['database-url'] === undefined)
      ? {}
      : { databaseUrl: mustBeUrl(databaseUrl) }),
  };
}

const IS_URL = /^postgres(ql)?:\/\//;

function mustBeUrl(text: string): string {
  if (!IS_URL.test(text)) throw new UsageError('--database-url begins with postgres:// or postgresql://');
  return text;
}

/** A folder, or the URL of a database. */
export const parseStoreLocation = (word: string): StoreOptions => (IS_URL.test(word) ? { databaseUrl: word } : { dataDir: word });

/** The location without its password, for logs. */
export function printableLocation({ dataDir, databaseUrl }: StoreOptions): string {
  if (databaseUrl === undefined) return `the folder ${dataDir ?? 'data'}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} at ${host}`;
}
