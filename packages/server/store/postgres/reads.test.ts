import { expect, it } from 'vitest';
import { unchecked } from '#kernel';
import type pg from 'pg';
import type { StoredRow } from '../rows.ts';
import { UnknownCommitError } from '../store.ts';
import { Reads } from './reads.ts';

/** A database with a log and chat of three lines a table, which answers when it is told to. */
class Pool {
  readonly asked: (readonly unknown[])[] = [];
  private readonly answers: (() => void)[] = [];

  get pool(): Pick<pg.Pool, 'query'> {
    return unchecked(this);
  }

  query({ values }: { values: readonly [readonly string[], readonly number[]] }): Promise<{ rows: StoredRow[] }> {
    this.asked.push(values[0]);
    const [tables, after] = values;
    const rows = tables.flatMap((table, place) =>
      [0, 1, 2]
        .filter((sequence) => sequence >= after[place])
        .map((sequence) => ({ place: place + 1, entries: JSON.stringify([{ sequence, clientId: table, told: [] }]) })),
    );
    return new Promise((resolve, reject) => {
      this.answers.push(() => (tables.includes('bad') ? reject(new Error('cut')) : resolve({ rows })));
    });
  }

  answer(): void {
    for (const answer of this.answers.splice(0)) answer();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('what is asked in one turn is one statement, and everybody is answered his own', async () => {
  const database = new Pool();
  const reads = new Reads(database.pool);
  const answers = Promise.all([reads.entriesAfter('a', -1), reads.entriesAfter('b', 1), reads.entriesAfter('a', 0)]);
  await turn();
  database.answer();
  expect((await answers).map((entries) => entries.map(({ clientId, sequence }) => `${clientId}${sequence}`))).toEqual([
    ['a0', 'a1', 'a2'],
    ['b2'],
    ['a1', 'a2'],
  ]);
  expect(database.asked).toEqual([['a', 'b', 'a']]);
});

it('while two statements are under way others gather', async () => {
  const database = new Pool();
  const reads = new Reads(database.pool);
  const answers = [];
  for (const table of ['a', 'b', 'c', 'd']) {
    answers.push(reads.entriesAfter(table, 1));
    await turn();
  }
  expect(database.asked).toEqual([['a'], ['b']]);
  database.answer();
  await turn();
  expect(database.asked).toEqual([['a'], ['b'], ['c', 'd']]);
  database.answer();
  expect((await Promise.all(answers)).map(([entry]) => entry.clientId)).toEqual(['a', 'b', 'c', 'd']);
});

it('when a statement fails nobody who shared it is answered, and the next ones are', async () => {
  const database = new Pool();
  const reads = new Reads(database.pool);
  const failed = [reads.entriesAfter('a', 1), reads.entriesAfter('bad', 1)].map((each) => each.catch((error: unknown) => error));
  await turn();
  database.answer();
  for (const error of await Promise.all(failed)) expect(error).toBeInstanceOf(UnknownCommitError);
  const next = reads.entriesAfter('a', 1);
  await turn();
  database.answer();
  expect(await next).toHaveLength(1);
});
