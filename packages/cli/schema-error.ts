import { firstIssue } from '#kernel';
import type { z } from 'zod';

/** The first validation issue as one sentence with its path. */
export function schemaErrorSentence(error: z.ZodError, given: unknown): string {
  return firstIssue(error.issues, given).sentence;
}
