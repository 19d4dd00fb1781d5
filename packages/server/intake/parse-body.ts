import { firstIssue, issueOf } from '#kernel';
import type { z } from 'zod';
import { RefusedError } from '../refused-error.ts';
import { DEEPEST, tooDeepAt } from './depth.ts';

/** What a client sent, as its schema reads it. Throws `Refused` with the first thing that is wrong. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  mustBeFlat(body);
  return checked(schema, body);
}

/** The same for bodies that may be long: the lengths in the schema are looked at before anything walks through all of the body. */
export function readLengthsFirst<T>(schema: z.ZodType<T>, body: unknown): T {
  const value = checked(schema, body);
  mustBeFlat(body);
  return value;
}

function mustBeFlat(body: unknown): void {
  const deep = tooDeepAt(body);
  if (deep !== null) throw RefusedError.field(issueOf('deep', deep, { max: DEEPEST }));
}

function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const given = body ?? {};
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw RefusedError.field(firstIssue(result.error.issues, given));
}
