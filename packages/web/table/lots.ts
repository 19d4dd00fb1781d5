import { type Lot, newLot, withWish } from '#wire';
import { storage } from '../settings.ts';

/** What this browser keeps of the chance of its tables, so that nobody has to take the server's word for it afterwards. */

const KEY = 'redbook.lots';
/** The newest ones; a game that is not looked at again after so many others is not doubted any more. */
const MOST = 200;

type Lots = { readonly [table: string]: Lot };

/** What the browser would not keep, because it is full or keeps nothing: it lasts as long as the page. */
let unsaved: Lots = {};
const wishes = new Map<string, string>();

const isLot = (value: unknown): value is Lot =>
  typeof value === 'object' && value !== null && 'commitment' in value && 'words' in value && 'promises' in value && 'openings' in value;

function kept(): Lots {
  try {
    const found: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    const lots = Object.entries(found ?? {}).filter((entry): entry is [string, Lot] => isLot(entry[1]));
    return { ...Object.fromEntries(lots), ...unsaved };
  } catch {
    // A damaged entry is an empty one.
    return unsaved;
  }
}

export const keptLot = (table: string): Lot | null => kept()[table] ?? null;

/** Where a record has no table to it, its commitment tells which one it was. */
export const keptFor = (commitment: string): Lot | null => Object.values(kept()).find((lot) => lot.commitment === commitment) ?? null;

export function keepLot(table: string, lot: Lot): void {
  const { [table]: before, ...others } = kept();
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(lot)) return;
  const lots: Lots = Object.fromEntries([...Object.entries(others), [table, lot]].slice(-MOST));
  const text = JSON.stringify(lots);
  storage.set(KEY, text);
  unsaved = storage.get(KEY) === text ? {} : lots;
}

/** Words of the player's own, for when the table has committed itself. */
export function wishFor(table: string, words: string): void {
  if (words.trim() !== '') wishes.set(table, words);
}

/** What is known of the table; at first only what was wished for it. */
export function lotAt(table: string, commitment: string): Lot {
  const lot = keptLot(table) ?? newLot(commitment);
  const wish = wishes.get(table);
  if (wish === undefined || lot.commitment !== commitment) return lot;
  wishes.delete(table);
  return withWish(lot, wish);
}
