import { firstIssue, CONTRIBUTION_PATTERN } from '#kernel';
import { z } from 'zod';
import type { ClientMessage } from '#wire';
import { CHAT_TEXT, SEAT, TABLE_ID } from '../field-schemas.ts';

/** What clients may say over the socket. Anything more, a forged identity for instance, is no message at all. */

const id = z.string().min(1).max(64);
const seat = SEAT;
const seen = z.int().min(0);
const table = TABLE_ID;
const action = z.object({ type: z.string().max(60) }).catchall(z.union([z.string().max(200), z.number()]));

export const CLIENT_MESSAGE = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('watch'), table, seen: seen.exactOptional() }),
  z.strictObject({ t: z.literal('page'), table, number: z.int().min(1) }),
  z.strictObject({ t: z.literal('leave'), table }),
  z.strictObject({ t: z.literal('act'), table, id, seat, seen, action }),
  z.strictObject({ t: z.literal('undo'), table, id, seat, seen }),
  z.strictObject({ t: z.literal('resign'), table, id, seat }),
  z.strictObject({ t: z.literal('claim'), table, id, seat }),
  z.strictObject({ t: z.literal('abandon'), table, id, wish: z.boolean() }),
  z.strictObject({
    t: z.literal('order'),
    table,
    id,
    seat,
    kind: z.string().min(1).max(60),
    until: z.string().min(1).max(60).nullable(),
    harmless: z.literal(true).exactOptional(),
  }),
  z.strictObject({ t: z.literal('explain'), table, id, seat, action }),
  z.strictObject({ t: z.literal('hint'), table, id, seat, seen }),
  z.strictObject({ t: z.literal('say'), table, id, text: CHAT_TEXT, seat: seat.exactOptional() }),
  z.strictObject({ t: z.literal('promise'), table, id, seat, promise: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ t: z.literal('contribute'), table, id, seat, words: z.string().regex(CONTRIBUTION_PATTERN) }),
  z.strictObject({ t: z.literal('away'), away: z.boolean() }),
  z.strictObject({ t: z.literal('ping') }),
]);

type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: 'not-json' | 'bad-message'; readonly why: string };

export function readMessage(text: string): ParsedMessage {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, code: 'not-json', why: 'A message is one JSON object' };
  }
  const result = CLIENT_MESSAGE.safeParse(data);
  if (result.success) return { ok: true, message: result.data };
  return { ok: false, code: 'bad-message', why: firstIssue(result.error.issues, data).sentence };
}
