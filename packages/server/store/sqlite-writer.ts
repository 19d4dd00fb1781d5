import { parentPort, workerData } from 'node:worker_threads';
import { commitGroup } from './group-commit.ts';
import type { Value } from './rows.ts';
import { openFile, prepareAll } from './sqlite-file.ts';
import type { StatementName } from './statements.ts';

/** Statements with their values. The first one must change exactly one row if `once`; otherwise nothing of it is written. */
export interface Transcript {
  readonly once: boolean;
  readonly statements: readonly (readonly [StatementName, ...Value[]])[];
}

/** What became of one transcript: rows changed by its first statement, or why it was not written. */
export type Outcome = { readonly rows: number } | { readonly conflict: string } | { readonly failure: string };

class Lost extends Error {}

/** The thread that writes: waiting for the disk here holds up nobody who plays. */
if (parentPort !== null) {
  const port = parentPort;
  const database = openFile((workerData as { file: string }).file);
  const prepared = prepareAll(database);
  const transactions = {
    begin: () => database.exec('BEGIN IMMEDIATE'),
    commit: () => database.exec('COMMIT'),
    rollback: () => {
      if (database.isTransaction) database.exec('ROLLBACK');
    },
  };

  const write =
    ({ once, statements }: Transcript) =>
    (): number => {
      let rows = 0;
      for (const [place, [name, ...values]] of statements.entries()) {
        const changed = Number(prepared[name].run(...values).changes);
        if (place > 0) continue;
        rows = changed;
        if (once && changed !== 1) throw new Lost('The row was changed by somebody else');
      }
      return rows;
    };

  const outcome = (error: unknown): Outcome => {
    const message = error instanceof Error ? error.message : String(error);
    // The unique key of a log entry or a chat line is taken: somebody else wrote first.
    return error instanceof Lost || /UNIQUE constraint failed/.test(message) ? { conflict: message } : { failure: message };
  };

  port.on('message', (batch: readonly Transcript[] | 'close') => {
    if (batch === 'close') {
      database.close();
      port.close();
      return;
    }
    const written = commitGroup(transactions, batch.map(write));
    port.postMessage(written.map((each): Outcome => (each.ok ? { rows: each.rows } : outcome(each.error))));
  });
}
