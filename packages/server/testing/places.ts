import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceAt } from '../migrate/places.ts';
import { labelled } from '../migrate/data-tables.ts';
import type { StoreOptions } from '../store/open.ts';
import { databaseOfTests } from './shared-postgres.ts';

/** Makes empty places for a store of either kind, and takes folders away again. */
export class Places {
  private readonly folders: string[] = [];

  async place(kind: 'sqlite' | 'postgres'): Promise<StoreOptions> {
    if (kind === 'postgres') return { databaseUrl: await databaseOfTests() };
    const dataDir = await mkdtemp(join(tmpdir(), 'redbook-place-'));
    this.folders.push(dataDir);
    return { dataDir };
  }

  async clear(): Promise<void> {
    for (const folder of this.folders) await rm(folder, { recursive: true, force: true });
  }
}

/** Where somebody is named in a store. The log of a game says who sent what, so that repeats are known: it goes with the game and is left out. */
export async function shelvesNaming(place: StoreOptions, person: string): Promise<string[]> {
  const source = await sourceAt(place);
  const found = new Set<string>();
  for (const shelf of source.shelves)
    for await (const row of source.rows(shelf)) if (shelf.name !== 'log' && JSON.stringify(row).includes(person)) found.add(shelf.name);
  await source.close();
  return [...found];
}

/** How many rows of a shelf are as asked for, whoever has the store open meanwhile. */
async function countOn(place: StoreOptions, name: string, wanted: (row: ReturnType<typeof labelled>) => boolean): Promise<number> {
  const source = await sourceAt(place);
  try {
    let count = 0;
    for (const shelf of source.shelves)
      if (shelf.name === name) for await (const row of source.rows(shelf)) if (wanted(labelled(shelf, row))) count++;
    return count;
  } finally {
    await source.close();
  }
}

/** How many things somebody is to be told later. */
export const heldBack = (place: StoreOptions, person: string): Promise<number> =>
  countOn(place, 'alerts', (alert) => alert.person === person && alert.due_at !== null);

/** How many messages are on their way. */
export const onTheirWay = (place: StoreOptions): Promise<number> => countOn(place, 'outbox', () => true);
