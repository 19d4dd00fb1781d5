import type pg from 'pg';
import type { WalMove } from '../wal.ts';
import type { Value } from '../rows.ts';
import { Conflict, RejectedWrite } from '../store.ts';
import { writeFailure } from './failures.ts';
import { CHANNEL } from './sql.ts';
import { QueryBatcher } from './query-batcher.ts';

/** What a move has in one row of the statement, in this order. */
const COLUMNS = [
  'id::text',
  'version::bigint',
  'phase::text',
  'sequence::bigint',
  'updated_at::bigint',
  'wake_at::bigint',
  'moment::text',
  'state::text',
  'base::text',
  'entries::text',
] as const;
const NAMES = COLUMNS.map((column) => column.split('::')[0]).join(', ');

/** Rows there is room for: a statement is prepared for each of these sizes, and what is not filled stays empty. */
const SIZES = [1, 4, 16, 64] as const;
const MOST = SIZES[SIZES.length - 1];

const rowOf = (row: number): string =>
  `(${COLUMNS.map((column, place) => `$${row * COLUMNS.length + place + 2}::${column.split('::')[1]}`).join(', ')})`;

/** Many moves in one statement: one round trip and one commit, and the other nodes are told when it is durable. Answers the tables that moved. */
const textFor = (size: number): string => `WITH moves (${NAMES}) AS (
    VALUES ${Array.from({ length: size }, (_, row) => rowOf(row)).join(', ')}
  ), changed AS (
    UPDATE tables t SET version = t.version + 1, phase = m.phase, sequence = m.sequence, updated_at = m.updated_at, wake_at = m.wake_at,
      moment = m.moment, state = m.state, base = m.base
    FROM moves m WHERE t.id = m.id AND t.version = m.version RETURNING t.id
  ), logged AS (
    INSERT INTO log (table_id, sequence, entries) SELECT id, m.sequence, m.entries FROM moves m JOIN changed USING (id)
  )
  SELECT id, pg_notify('${CHANNEL}', $1 || ' ' || id) FROM changed`;

const TEXTS = new Map(SIZES.map((size) => [size, textFor(size)]));

const valuesOf = ({ table, version, phase, sequence, updatedAt, wakeAt, status, state, base, entry }: WalMove): Value[] => [
  table,
  version,
  phase,
  sequence,
  updatedAt,
  wakeAt,
  JSON.stringify(status),
  state,
  base,
  JSON.stringify([entry]),
];

const EMPTY: readonly null[] = COLUMNS.map(() => null);

interface Waiting {
  readonly move: WalMove;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The second writer of a table must see what the first has written. */
function oneOfEachTable(waiting: readonly Waiting[]): Waiting[] {
  const taken = new Map<string, Waiting>();
  for (const each of waiting) if (taken.size < MOST && !taken.has(each.move.table)) taken.set(each.move.table, each);
  // Nodes that take the same tables in the same order wait for each other and never in a ring.
  return [...taken.values()].sort((one, other) => (one.move.table < other.move.table ? -1 : 1));
}

/** Group commit: moves that come in one turn of the event loop, or while the database is busy with others, share one transaction. */
export class MoveWriter {
  private readonly pool: Pick<pg.Pool, 'query'>;
  private readonly node: string;
  private readonly waiting: QueryBatcher<Waiting>;

  constructor(pool: Pick<pg.Pool, 'query'>, node: string) {
    this.pool = pool;
    this.node = node;
    this.waiting = new QueryBatcher(oneOfEachTable, (batch) => this.together(batch));
  }

  write(move: WalMove): Promise<void> {
    return new Promise((resolve, reject) => this.waiting.add({ move, resolve, reject }));
  }

  private async together(batch: readonly Waiting[]): Promise<void> {
    try {
      const moved = await this.send(batch.map(({ move }) => move));
      for (const { move, resolve, reject } of batch)
        if (moved.has(move.table)) resolve();
        else reject(new Conflict(`Table ${move.table} is not at version ${move.version} any more`));
    } catch (error) {
      const why = writeFailure(error);
      // Nothing of it was written. One bad move does not take the others with it.
      if (batch.length > 1 && (why instanceof RejectedWrite || why instanceof Conflict))
        for (const each of batch) await this.together([each]);
      else for (const { reject } of batch) reject(why);
    }
  }

  private async send(moves: readonly WalMove[]): Promise<ReadonlySet<string>> {
    const size = SIZES.find((each) => each >= moves.length) ?? MOST;
    const rows = Array.from({ length: size }, (_, row) => (row < moves.length ? valuesOf(moves[row]) : EMPTY));
    const { rows: changed } = await this.pool.query<{ id: string }>({
      name: `moves${size}`,
      text: TEXTS.get(size) ?? textFor(size),
      values: [this.node, ...rows.flat()],
    });
    return new Set(changed.map(({ id }) => id));
  }
}
