import { DigestBuilder, digestOf } from './digest.ts';
import type { DataCell, Digest, DataSource, DataTarget } from './data-tables.ts';

/** So many rows, or so much text, go at once. */
const MOST_ROWS = 200;
const MOST_TEXT = 1_000_000;

/** Why the migration was refused; nothing has changed. One sentence for the operator. */
export class MigrationError extends Error {}

const sizeOf = (row: readonly DataCell[]): number =>
  row.reduce((sum: number, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

/**
 * Carries everything from one place to another. What has arrived is read back and compared, shelf by shelf, before anybody sees it: rows and
 * fingerprints must be the same. `step` hears of every row that was carried or compared: twice as many as there are.
 */
export async function migrateData(source: DataSource, target: DataTarget, step: () => void): Promise<Digest[]> {
  await target.begin(source.schema, source.shelves);
  const prints: Digest[] = [];
  for (const shelf of source.shelves) {
    const printing = new DigestBuilder(shelf.name);
    let batch: (readonly DataCell[])[] = [];
    let text = 0;
    const send = async (): Promise<void> => {
      if (batch.length > 0) await target.add(shelf, batch);
      batch = [];
      text = 0;
    };
    for await (const row of source.rows(shelf)) {
      printing.add(row);
      batch.push(row);
      text += sizeOf(row);
      step();
      if (batch.length >= MOST_ROWS || text >= MOST_TEXT) await send();
    }
    await send();
    prints.push(printing.done());
  }
  await compare(await target.back(), prints, step);
  await target.finish();
  return prints;
}

async function compare(arrived: DataSource, prints: readonly Digest[], step: () => void): Promise<void> {
  try {
    for (const [place, wanted] of prints.entries()) {
      const shelf = arrived.shelves[place];
      if (shelf?.name !== wanted.name) throw new MigrationError(`${wanted.name} did not arrive`);
      const { rows, sha256 } = await digestOf(arrived, shelf, step);
      if (rows !== wanted.rows || sha256 !== wanted.sha256)
        throw new MigrationError(
          `${wanted.name} did not arrive as it was sent: ${wanted.rows} rows with fingerprint ${wanted.sha256} were sent, ${rows} with ${sha256} are there`,
        );
    }
  } finally {
    await arrived.close();
  }
}
