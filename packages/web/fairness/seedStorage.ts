import { type Lot, newLot, withWish } from '#wire';
import { storage } from '../lib/storage.ts';

/** What this browser stores of the seeds of its tables, so that players can check the server's word afterwards. */

const KEY = 'redbook.lots';
/** The newest entries are kept. */
const MOST = 200;

type StoredSeeds = { readonly [table: string]: Lot };

/** Entries that storage would not take: they last as long as the page. */
let unsaved: StoredSeeds = {};
const wishes = new Map<string, string>();

const isLot = (value: unknown): value is Lot =>
  typeof value === 'object' && value !== null && 'commitment' in value && 'words' in value && 'promises' in value && 'openings' in value;

function kept(): StoredSeeds {
  try {
    const found: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    const lots = Object.entries(found ?? {}).filter((entry): entry is [string, Lot] => isLot(entry[1]));
    return { ...Object.fromEntries(lots), ...unsaved };
  } catch {
    // A damaged entry counts as empty.
    return unsaved;
  }
}

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
