import { firstIssue } from '#kernel';
import type { z } from 'zod';

/** The first thing that is wrong with what was given, as one sentence with the place where it is. */
export function schemaErrorSentence(error: z.ZodError, given: unknown): string {
  return firstIssue(error.issues, given).sentence;
}
