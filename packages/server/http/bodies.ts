import { z } from 'zod';
import { Refused } from '../refused.ts';

/** What clients may send over HTTP. Anything else is told what was expected. */

/** Without control characters, and not only blanks. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), 'must be one line of plain text');

export const NAME = line(40);
export const WORDS = line(200);
export const CHAT_TEXT = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => !/[\p{Cs}\0\u202a-\u202e\u2066-\u2069]/u.test(text), 'must be plain text');

export const RENAME = z.strictObject({ name: NAME });

export const CREDENTIALS = z.strictObject({
  account: z.string().regex(/^[\p{L}\p{N}_.-]{3,32}$/u, 'must be 3 to 32 letters, digits, dots, dashes or underscores'),
  password: z.string().min(8).max(200),
});

const SEAT_PLAN = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(40) }),
  z.strictObject({ kind: z.literal('hot-seat'), name: NAME }),
]);

const CLOCK_PLAN = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bankSeconds: z.number().min(1).max(86_400),
    incrementSeconds: z.number().min(0).max(3600),
  }),
  z.strictObject({ kind: z.literal('correspondence'), daysPerMove: z.number().min(1).max(60) }),
]);

export const NEW_TABLE = z.strictObject({
  game: z.string().max(60),
  options: z.unknown().optional(),
  content: z.unknown().optional(),
  seats: z.array(SEAT_PLAN).min(1).max(8),
  clock: CLOCK_PLAN.exactOptional(),
  onTimeout: z.enum(['bot', 'loses']).exactOptional(),
  listed: z.boolean().exactOptional(),
  words: WORDS.exactOptional(),
});

export const JOIN = z.strictObject({
  name: NAME.exactOptional(),
  code: z.string().max(64).exactOptional(),
  seat: z.int().min(0).max(7).exactOptional(),
  words: WORDS.exactOptional(),
});

export const IS_TABLE_ID = /^[\w-]{16}$/;
export const TABLE_ID = z.string().regex(IS_TABLE_ID);

/** The first thing that is wrong, in one sentence with its place. */
export function problemOf(error: z.ZodError): { path: string; message: string } {
  const issue = error.issues[0];
  const path = issue?.path.join('.') ?? '';
  return { path, message: `${path === '' ? '' : `${path}: `}${issue?.message ?? 'not understood'}` };
}

export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const { path, message } = problemOf(result.error);
  throw new Refused(400, 'bad-request', message, { path });
}
