import { LANGUAGES } from '#kernel';
import { z } from 'zod';
import { NAME } from '../people/name.ts';

const SEAT_PLAN = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(40) }),
  z.strictObject({ kind: z.literal('hot-seat'), name: NAME }),
]);

export const CLOCK_PLAN = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bankSeconds: z.number().min(1).max(86_400),
    incrementSeconds: z.number().min(0).max(3600),
  }),
  z.strictObject({
    kind: z.literal('correspondence'),
    daysPerMove: z.number().min(1).max(60),
    reserveDays: z.number().min(0).max(60).exactOptional(),
  }),
]);

export const NEW_TABLE = z.strictObject({
  game: z.string().max(60),
  options: z.unknown().optional(),
  content: z.unknown().optional(),
  seats: z.array(SEAT_PLAN).min(1).max(8),
  clock: CLOCK_PLAN.exactOptional(),
  onTimeout: z.enum(['bot', 'loses', 'ends', 'claim']).exactOptional(),
  listed: z.boolean().exactOptional(),
  language: z.enum(LANGUAGES).exactOptional(),
  hints: z.boolean().exactOptional(),
  reasons: z.boolean().exactOptional(),
  teamTalk: z.boolean().exactOptional(),
  rated: z.boolean().exactOptional(),
  series: z.strictObject({ best: z.union([z.literal(3), z.literal(5), z.literal(7)]) }).exactOptional(),
  strangersTalk: z.boolean().exactOptional(),
});
