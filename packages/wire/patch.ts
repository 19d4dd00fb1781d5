import { isObject } from '#kernel/plain.ts';

/**
 * What changed between two pieces of plain data. A list of one: it is now this. An object: inside it, these members (of a list: these places)
 * changed, and all others are as they were.
 */
export type Patch = readonly [unknown] | { readonly [member: string]: Patch };

/** Whether data has the form of a patch. */
export const isPatch = (value: unknown): value is Patch =>
  Array.isArray(value) ? value.length === 1 : isObject(value) && Object.values(value).every(isPatch);

type Members = { readonly [member: string]: unknown };

/** The patch that leads from one to the other, as JSON; null when they say the same. */
export function changesBetween(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return replaced(after);
  if (Array.isArray(after)) return Array.isArray(before) ? betweenLists(before, after) : replaced(after);
  return isObject(before) && isObject(after) ? betweenMembers(before, after) : replaced(after);
}

const replaced = (value: unknown): string => `[${JSON.stringify(value)}]`;

function betweenLists(before: readonly unknown[], after: readonly unknown[]): string | null {
  if (before.length !== after.length) return replaced(after);
  let inside = '';
  for (let place = 0; place < after.length; place++) {
    const changes = changesBetween(before[place], after[place]);
    if (changes !== null) inside += `${inside === '' ? '' : ','}"${place}":${changes}`;
  }
  return inside === '' ? null : `{${inside}}`;
}

/** What every object inherits (`valueOf`) is no member of the data. */
const own = (members: Members, member: string): unknown => (Object.hasOwn(members, member) ? members[member] : undefined);

/** A member that is gone cannot be told this way: then the whole is told anew. */
function betweenMembers(before: Members, after: Members): string | null {
  for (const member in before) if (own(after, member) === undefined && before[member] !== undefined) return replaced(after);
  let inside = '';
  for (const member in after) {
    const changes = changesBetween(own(before, member), after[member]);
    if (changes !== null) inside += `${inside === '' ? '' : ','}${JSON.stringify(member)}:${changes}`;
  }
  return inside === '' ? null : `{${inside}}`;
}

/** The data with its changes. What did not change is shared with the data before, which stays as it was. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isReplacement(patch)) return patch[0];
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const place of Object.keys(patch)) list[Number(place)] = patched(list[Number(place)], patch[place]);
    return list;
  }
  const members = isObject(before) ? before : {};
  return { ...members, ...Object.fromEntries(Object.keys(patch).map((member) => [member, patched(own(members, member), patch[member])])) };
}

const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);
