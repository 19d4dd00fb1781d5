import type { GameRecord } from '#kernel';
import { isObject } from '#kernel/plain.ts';
import { unchecked } from '#kernel/unchecked.ts';
import { VERSION } from '#lab/after/parts.ts';
import type { Told } from '#lab/after/told.ts';
import { storage } from '../settings.ts';

/** So many games are kept in this browser, the latest first: it takes a while to tell one. */
const KEPT = 50;
const KEY = 'redbook.after';

interface Shelf {
  readonly [game: string]: Told;
}

/** The end of a game names it: whatever else is true of it, its last state is its own. */
export const nameOf = ({ actions, setup, rulesVersion }: GameRecord): string => `${rulesVersion}-${actions.at(-1)?.hash ?? setup.hash}`;

/** Reads what was kept; what does not fit is as if it were not there. */
export function readShelf(kept: string | null): Shelf {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (!isObject(parsed)) return {};
    const fitting = Object.entries(parsed).filter(([, told]) => isObject(told) && isObject(told.tale) && told.tale.version === VERSION);
    return unchecked<Shelf>(Object.fromEntries(fitting));
  } catch {
    return {};
  }
}

export const keptOf = (record: GameRecord): Told | null => readShelf(storage.get(KEY))[nameOf(record)] ?? null;

export function keep(record: GameRecord, told: Told): void {
  const { [nameOf(record)]: _before, ...others } = readShelf(storage.get(KEY));
  const latest = [[nameOf(record), told], ...Object.entries(others)].slice(0, KEPT);
  storage.set(KEY, JSON.stringify(Object.fromEntries(latest)));
}
