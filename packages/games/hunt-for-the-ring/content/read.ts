import { InvalidInput } from '#kernel';
import type { HuntBox } from './box.ts';
import { makeBox } from './makeBox.ts';
import { packSchema } from './schema.ts';
import { standard } from './standard.ts';

/** Checks a content pack against the schema and what the rulebook fixes, and makes the box the rules use. */
export function readContent(given: unknown): HuntBox {
  const parsed = packSchema.safeParse(given);
  if (!parsed.success) throw InvalidInput.form('Content pack', parsed.error, given);
  return makeBox(parsed.data, given === standard);
}
