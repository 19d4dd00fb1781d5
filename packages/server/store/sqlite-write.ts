import type { DatabaseSync } from 'node:sqlite';
import { commitGroup } from './group-commit.ts';
import type { Value } from './rows.ts';
import type { Statements } from './sqlite-file.ts';
import type { StatementName } from './statements.ts';

/** Statements with their values. The first one must change exactly one row if `once`; otherwise nothing of it is written. */
export interface Transcript {
  readonly once: boolean;
  readonly statements: readonly (readonly [StatementName, ...Value[]])[];
}

/** What became of one transcript: rows changed by its first statement, or why it was not written. */
export type Outcome = { readonly rows: number } | { readonly conflict: string } | { readonly failure: string };

class Lost extends Error {}

/** Writes batches of transcripts, each batch with one sync to the disk. */
export function makeWriter(database: DatabaseSync, prepared: Statements): (batch: readonly Transcript[]) => Outcome[] {
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
  return (batch) =>
    commitGroup(transactions, batch.map(write)).map((written) => (written.ok ? { rows: written.rows } : outcomeOf(written.error)));
}

function outcomeOf(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  // The unique key of a log entry or a chat line is taken: somebody else wrote first.
  return error instanceof Lost || /UNIQUE constraint failed/.test(message) ? { conflict: message } : { failure: message };
}
