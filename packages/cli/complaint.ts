import type { z } from 'zod';

/** The first thing that zod does not like, as one sentence with the place where it is. */
export function complaint(error: z.ZodError): string {
  const [issue] = error.issues;
  const place = issue.path.map(String).join('.');
  return place === '' ? issue.message : `"${place}": ${issue.message}`;
}
