import { createHash } from 'node:crypto';
import type { DataCell, Digest, DataTable, DataTableName, DataSource } from './data-tables.ts';

/** Counts rows and takes their fingerprint. */
export class DigestBuilder {
  private readonly name: DataTableName;
  private readonly hash = createHash('sha256');
  private rows = 0;

  constructor(name: DataTableName) {
    this.name = name;
  }

  add(row: readonly DataCell[]): void {
    this.hash.update(`${JSON.stringify(row)}\n`);
    this.rows++;
  }

  done(): Digest {
    return { name: this.name, rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

export async function digestOf(source: DataSource, shelf: DataTable, seen: () => void = () => {}): Promise<Digest> {
  const printing = new DigestBuilder(shelf.name);
  for await (const row of source.rows(shelf)) {
    printing.add(row);
    seen();
  }
  return printing.done();
}
