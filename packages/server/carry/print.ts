import { createHash } from 'node:crypto';
import type { Cell, Print, Shelf, ShelfName, Source } from './shelves.ts';

/** Counts rows and takes their fingerprint. */
export class Printing {
  private readonly name: ShelfName;
  private readonly hash = createHash('sha256');
  private rows = 0;

  constructor(name: ShelfName) {
    this.name = name;
  }

  add(row: readonly Cell[]): void {
    this.hash.update(`${JSON.stringify(row)}\n`);
    this.rows++;
  }

  done(): Print {
    return { name: this.name, rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

export async function printOf(source: Source, shelf: Shelf, seen: () => void = () => {}): Promise<Print> {
  const printing = new Printing(shelf.name);
  for await (const row of source.rows(shelf)) {
    printing.add(row);
    seen();
  }
  return printing.done();
}
