import { type IssueReason, LANGUAGES } from '#kernel';
import { z } from 'zod';
import { ALERT_KINDS } from '#wire';
import { isZone } from '../alerts/quiet-hours.ts';

/** What clients may send about alerts. */

const because = (reason: IssueReason) => ({ params: { reason } });

const KINDS = z.array(z.enum(ALERT_KINDS)).max(ALERT_KINDS.length);
const URL_TEXT = z
  .string()
  .trim()
  .max(1000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), because('form'));

export const NEW_WAY = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    push: z.strictObject({
      endpoint: URL_TEXT,
      keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) }),
    }),
    kinds: KINDS,
  }),
  z.strictObject({
    kind: z.literal('mail'),
    address: z
      .string()
      .trim()
      .max(200)
      .refine((text) => z.email().safeParse(text).success, because('form')),
    kinds: KINDS,
  }),
  z.strictObject({ kind: z.literal('webhook'), url: URL_TEXT, kinds: KINDS }),
]);

export const WAY_KINDS = z.strictObject({ kinds: KINDS });

const MINUTE = z.int().min(0).max(1439);

export const WISHES = z.strictObject({
  language: z.enum(LANGUAGES),
  zone: z.string().max(60).refine(isZone, because('form')),
  quiet: z.strictObject({ from: MINUTE, to: MINUTE }).nullable(),
  away: z.int().min(0).max(10_080),
});

export const CODE = z.strictObject({ code: z.string().max(80) });
export const KEY = z.object({ key: z.string().max(80) });
