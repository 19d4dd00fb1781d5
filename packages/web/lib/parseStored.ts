import type { Check } from '#kernel/check.ts';
import { isObject } from '#kernel/plain.ts';

/** Parses an object from this browser's storage by the form of its members: whatever does not fit, or is damaged, is as if it were not there. */
export function parseStored<T>(kept: string | null, check: Check<T>): { readonly [name: string]: T } {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return Object.fromEntries(Object.entries(isObject(found) ? found : {}).filter((entry): entry is [string, T] => check(entry[1])));
  } catch {
    return {};
  }
}
