import { list, number, object, tableOf, text } from '#kernel/check.ts';
import { type Lot, newLot, withWish } from '#wire';
import { parseStored } from '../lib/parseStored.ts';
import { storage } from '../lib/storage.ts';

/** What this browser stores of the seeds of its tables, so that players can check the server's word afterwards. */

const KEY = 'redbook.lots';
/** The newest entries are kept. */
const MOST = 200;

type StoredSeeds = { readonly [table: string]: Lot };

/** Entries that storage would not take: they last as long as the page. */
let unsaved: StoredSeeds = {};
const wishes = new Map<string, string>();

const isLot = object<Lot>({ commitment: text, wish: text, words: tableOf(text), promises: list(text), openings: number });

const kept = (): StoredSeeds => ({ ...parseStored(storage.get(KEY), isLot), ...unsaved });

export const storedSeed = (table: string): Lot | null => kept()[table] ?? null;

/** Finds the entry of a record without a table by its commitment. */
export const storedSeedFor = (commitment: string): Lot | null => Object.values(kept()).find((lot) => lot.commitment === commitment) ?? null;

export function storeSeed(table: string, lot: Lot): void {
  const { [table]: before, ...others } = kept();
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(lot)) return;
  const lots: StoredSeeds = Object.fromEntries([...Object.entries(others), [table, lot]].slice(-MOST));
  const text = JSON.stringify(lots);
  storage.set(KEY, text);
  unsaved = storage.get(KEY) === text ? {} : lots;
}

/** The player's own words, used once the table has committed to its seed. */
export function setSeedWords(table: string, words: string): void {
  if (words.trim() !== '') wishes.set(table, words);
}

/** The stored entry of a table, with the player's own words added. */
export function seedAt(table: string, commitment: string): Lot {
  const lot = storedSeed(table) ?? newLot(commitment);
  const wish = wishes.get(table);
  if (wish === undefined || lot.commitment !== commitment) return lot;
  wishes.delete(table);
  return withWish(lot, wish);
}
