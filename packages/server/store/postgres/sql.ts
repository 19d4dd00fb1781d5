import { trusted } from '#kernel';
import { STATEMENTS, type StatementName } from '../statements.ts';

/** What nodes tell each other goes here: `<node> <table>`, or `<node> session <hash of its token>`. */
export const CHANNEL = 'redbook';
/** In the place of a table, which has a longer name. */
export const SESSION_ENDED = 'session';

const numbered = (sql: string): string => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};

export const PREPARED: { readonly [name in StatementName]: string } = trusted(
  Object.fromEntries(Object.entries(STATEMENTS).map(([name, sql]) => [name, numbered(sql)])),
);

/** An action in one round trip: all of it happens or none, and the other nodes are told when it is durable. */
export const MOVE = `WITH changed AS (
    UPDATE tables SET version = version + 1, phase = $1, sequence = $2, updated_at = $3, wake_at = $4, moment = $5, state = $6, base = $7
    WHERE id = $8 AND version = $9 RETURNING id
  ), logged AS (
    INSERT INTO log (table_id, sequence, entries) SELECT id, $10, $11 FROM changed
  )
  SELECT pg_notify('${CHANNEL}', $12) FROM changed`;
