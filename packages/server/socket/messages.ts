import { z } from 'zod';
import type { ClientMessage } from '#wire';
import { CHAT_TEXT, problemOf, TABLE_ID, WORDS } from '../http/bodies.ts';

/** What clients may say over the socket. Anything more, a forged identity for instance, is no message at all. */

const id = z.string().min(1).max(64);
const seat = z.int().min(0).max(7);
const seen = z.int().min(0);
const table = TABLE_ID;
const action = z.object({ type: z.string().max(60) }).catchall(z.union([z.string().max(200), z.number()]));

const MESSAGE = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('watch'), table, seen: seen.exactOptional() }),
  z.strictObject({ t: z.literal('leave'), table }),
  z.strictObject({ t: z.literal('act'), table, id, seat, seen, action }),
  z.strictObject({ t: z.literal('undo'), table, id, seat, seen }),
  z.strictObject({ t: z.literal('resign'), table, id, seat }),
  z.strictObject({ t: z.literal('abandon'), table, id, wish: z.boolean() }),
  z.strictObject({ t: z.literal('explain'), table, id, seat, action }),
  z.strictObject({ t: z.literal('say'), table, id, text: CHAT_TEXT }),
  z.strictObject({ t: z.literal('contribute'), table, id, seat, words: WORDS }),
  z.strictObject({ t: z.literal('ping') }),
]);

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: string; readonly why: string };

export function readMessage(text: string): Read {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, code: 'not-json', why: 'A message is one JSON object' };
  }
  const result = MESSAGE.safeParse(data);
  if (result.success) return { ok: true, message: result.data };
  return { ok: false, code: 'bad-message', why: problemOf(result.error).message };
}
