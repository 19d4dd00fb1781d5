import type pg from 'pg';
import type { Seats } from '#kernel';
import { chatOf, entriesOf, numberIn, type StoredRow, tableOf } from '../rows.ts';
import type { LogEntry, StoredChat, StoredTable } from '../store.ts';
import { failure } from './failures.ts';
import { QueryBatcher } from './query-batcher.ts';

const MOST = 200;

/** What is new at a table after a number. */
interface After {
  readonly table: string;
  readonly after: number;
}

interface SaidAfter extends After {
  readonly team: Seats;
}

interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/** Many questions in one statement. `ask` gives the answer to each, in their order. */
class Shared<Q, A> {
  private readonly ask: (questions: readonly Q[]) => Promise<readonly A[]>;
  private readonly waiting: QueryBatcher<Waiting<Q, A>>;

  constructor(ask: (questions: readonly Q[]) => Promise<readonly A[]>) {
    this.ask = ask;
    this.waiting = new QueryBatcher(
      (waiting) => waiting.slice(0, MOST),
      (batch) => this.answer(batch),
    );
  }

  read(question: Q): Promise<A> {
    return new Promise((resolve, reject) => this.waiting.add({ question, resolve, reject }));
  }

  private async answer(batch: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await this.ask(batch.map(({ question }) => question));
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place]);
    } catch (error) {
      const why = failure(error);
      for (const { reject } of batch) reject(why);
    }
  }
}

const TABLES = `SELECT t.id, t.version, t.phase, t.sequence, t.updated_at, t.wake_at, t.moment, t.state, t.base, f.frame
  FROM tables t JOIN frames f ON f.table_id = t.id WHERE t.id = ANY($1::text[])`;

/** A question has its place, from one. A row of the log may begin before the entry that is asked for. */
const ENTRIES = `SELECT q.place, l.entries FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS q (id, after, place)
  CROSS JOIN LATERAL (SELECT sequence, entries FROM log WHERE table_id = q.id AND sequence >=
    COALESCE((SELECT MAX(sequence) FROM log WHERE table_id = q.id AND sequence <= q.after), 0)) l
  ORDER BY q.place, l.sequence`;

const CHAT = `SELECT q.place, c.* FROM unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS q (id, after, team, place)
  CROSS JOIN LATERAL (SELECT * FROM chat WHERE table_id = q.id AND team = q.team AND number > q.after) c
  ORDER BY q.place, c.number`;

/**
 * What a node reads when another one has changed a table. Those who play at different nodes make as many of these as they make moves: what is asked in
 * one turn of the event loop, or while the database is busy, is one statement.
 */
export class Reads {
  private readonly pool: Pick<pg.Pool, 'query'>;
  private readonly tables = new Shared((ids: readonly string[]) => this.readTables(ids));
  private readonly entries = new Shared((questions: readonly After[]) => this.readEntries(questions));
  private readonly chat = new Shared((questions: readonly SaidAfter[]) => this.readChat(questions));

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.pool = pool;
  }

  table(id: string): Promise<StoredTable | null> {
    return this.tables.read(id);
  }

  entriesAfter(table: string, after: number): Promise<LogEntry[]> {
    return this.entries.read({ table, after });
  }

  chatAfter(table: string, team: Seats, after: number): Promise<StoredChat[]> {
    return this.chat.read({ table, team, after });
  }

  private async readTables(ids: readonly string[]): Promise<(StoredTable | null)[]> {
    const { rows } = await this.pool.query<StoredRow>({ name: 'tables', text: TABLES, values: [[...new Set(ids)]] });
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      return row === undefined ? null : tableOf(row);
    });
  }

  private async readEntries(questions: readonly After[]): Promise<LogEntry[][]> {
    const rows = await this.rowsOf('entriesOfMany', ENTRIES, questions);
    return rows.map((found, place) => entriesOf(found).filter(({ sequence }) => sequence > questions[place].after));
  }

  private async readChat(questions: readonly SaidAfter[]): Promise<StoredChat[][]> {
    const teams = questions.map(({ team }) => team);
    return (await this.rowsOf('chatOfMany', CHAT, questions, teams)).map((found) => found.map(chatOf));
  }

  /** The rows that answer each question. */
  private async rowsOf(name: string, text: string, questions: readonly After[], ...more: readonly number[][]): Promise<StoredRow[][]> {
    const values = [questions.map(({ table }) => table), questions.map(({ after }) => after), ...more];
    const { rows } = await this.pool.query<StoredRow>({ name, text, values });
    const found: StoredRow[][] = questions.map(() => []);
    for (const row of rows) found[numberIn(row, 'place') - 1].push(row);
    return found;
  }
}
