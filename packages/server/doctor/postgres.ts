import { connectWithRetry } from '../migrate/postgres-source.ts';
import { fail, type Finding, warn, ok } from './finding.ts';

const FAR_APART = 2000;
const NODE_NEEDS = 11;

interface Told {
  readonly now: number;
  readonly bytes: number;
  readonly most: number;
  readonly used: number;
  readonly durable: string;
  readonly sync: string;
}

const QUESTION = `SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS now, pg_database_size(current_database()) AS bytes,
  current_setting('max_connections')::int AS most, (SELECT COUNT(*) FROM pg_stat_activity) AS used,
  current_setting('synchronous_commit') AS durable, current_setting('fsync') AS sync`;

/** Every table and index read from end to end, which the database itself would complain about. */
const LOOSE = `SELECT (SELECT COUNT(*) FROM log l LEFT JOIN tables t ON t.id = l.table_id WHERE t.id IS NULL)
  + (SELECT COUNT(*) FROM frames f LEFT JOIN tables t ON t.id = f.table_id WHERE t.id IS NULL)
  + (SELECT COUNT(*) FROM tables t LEFT JOIN frames f ON f.table_id = t.id WHERE f.table_id IS NULL) AS loose`;

export function durability({ sync, durable }: Pick<Told, 'sync' | 'durable'>): Finding {
  const settings = `fsync is ${sync}, synchronous_commit is ${durable}`;
  return sync === 'on' && durable !== 'off'
    ? ok('durability', settings)
    : fail('durability', `${settings}: what is acknowledged may be lost`);
}

/** Whether its clock is ours, whether what it says it has written is written, and how much room there is. */
export async function examineServer(url: string, now: () => number): Promise<Finding[]> {
  const client = await connectWithRetry(url);
  try {
    const before = now();
    const { rows } = await client.query<Told>(QUESTION);
    const [told] = rows;
    const apart = Math.round(told.now - (before + now()) / 2);
    const { rows: loose } = await client.query<{ loose: number }>(LOOSE);
    const clock = `the clocks of database and this machine are ${Math.abs(apart)} ms apart`;
    const room = `${told.used} of ${told.most} connections are in use, the database has ${Math.round(told.bytes / 1e6)} MB`;
    return [
      loose[0].loose === 0 ? ok('references', 'every row finds what it speaks of') : fail('references', `${loose[0].loose} rows are loose`),
      Math.abs(apart) < FAR_APART ? ok('clocks', clock) : fail('clocks', clock),
      durability(told),
      told.most - told.used < NODE_NEEDS ? warn('connections', `${room}; a node needs up to ${NODE_NEEDS}`) : ok('connections', room),
    ];
  } finally {
    await client.end();
  }
}
