import { textIn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Private notes of a player at a table: in no view, no record and no list. */
export class Notes {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async read(table: string, person: string): Promise<string> {
    const [row] = await this.store.rows('note', table, person);
    return row === undefined ? '' : textIn(row, 'text');
  }

  async write(table: string, person: string, text: string, at: number): Promise<void> {
    await this.store.change(text === '' ? ['dropNote', table, person] : ['setNote', table, person, text, at]);
  }

  /** A guest has signed in: the account gets the notes. */
  async handOver(from: string, to: string): Promise<void> {
    await this.store.change(['moveNotes', to, from, to]);
  }
}
