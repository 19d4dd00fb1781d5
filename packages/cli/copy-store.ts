import { migrateData } from '#server/migrate/migrate.ts';
import type { Digest, DataSource, DataTarget } from '#server/migrate/data-tables.ts';
import { Progress } from './progress.ts';

/** Carries, says on standard error how far it has come, and closes both whatever happens. */
export async function copyStore(source: DataSource, open: () => Promise<DataTarget>): Promise<Digest[]> {
  try {
    const target = await open();
    try {
      const rows = source.shelves.reduce((sum, shelf) => sum + shelf.rows, 0);
      const progress = new Progress(rows * 2, 'rows carried and compared');
      let done = 0;
      const prints = await migrateData(source, target, () => progress.say(++done));
      progress.end();
      return prints;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** What there is of everything, a line each. */
export const listOf = (prints: readonly Digest[]): string =>
  prints.map(({ name, rows, sha256 }) => `  ${name.padEnd(9)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 16)}\n`).join('');
