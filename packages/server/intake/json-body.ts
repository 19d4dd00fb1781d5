import { RefusedError } from '../refused-error.ts';

/** Only keys of these names can be misused, and only where they are written out or escaped. */
const SUSPICIOUS = /__proto__|constructor|\\u/;

/** JSON of a client, with what the JSON parser of small bodies refuses as well: keys that would change a prototype when they are copied. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RefusedError('bad-request', text === '' ? 'The body must not be empty' : 'The body is no JSON');
  }
  if (SUSPICIOUS.test(text) && changesPrototype(value)) throw new RefusedError('bad-request', 'The body names a prototype');
  return value;
}

/** Level by level, for a document may be too deep to walk into. */
function changesPrototype(document: unknown): boolean {
  let level: unknown[] = [document];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      if (Object.hasOwn(each, '__proto__')) return true;
      for (const [key, value] of Object.entries(each)) {
        if (key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')) return true;
        next.push(value);
      }
    }
    level = next;
  }
  return false;
}
