import { unchecked } from '#kernel';
import pg from 'pg';

/** Longest wait for a connection: a new one, or one of the pool's own that is free again. */
const CONNECT = 3000;
/** The database gives a statement up by itself a little before we do: then it is known that nothing came of it. */
const STATEMENT = 4000;
const ANSWER = 5000;
/** A node that died in the middle of a transaction must not hold a table for longer. */
const IDLE_IN_TRANSACTION = 10_000;
const IDLE = 30_000;
const KEEP_ALIVE_AFTER = 10_000;
/** Changing the schema of a large database takes its time, and so does waiting for the node that is at it. */
const MIGRATION = 600_000;

const INT8 = 20;

/** Our times and counters fit a double exactly; by default the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  // The driver types its parsers by overloads for text and binary; this one hands both on as they are.
  getTypeParser: unchecked((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  ),
};

/** Every connection has an end to its patience: a database that is frozen or behind a dead network says nothing at all. */
export const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT,
  statement_timeout: STATEMENT,
  query_timeout: ANSWER,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  application_name: 'redbook',
  types,
});

/** For the one who changes the schema. */
export const patientSettings = (url: string): pg.ClientConfig => ({
  ...settings(url),
  statement_timeout: MIGRATION,
  query_timeout: MIGRATION,
  idle_in_transaction_session_timeout: MIGRATION,
});

/** The pool replaces a broken connection; `broke` is called, whether the connection was in use or not. */
export function openPool(url: string, connections: number, broke: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({ ...settings(url), max: connections, idleTimeoutMillis: IDLE });
  // The same error comes from the connection itself, which tells it also while it is in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', broke));
  return pool;
}
