import { z } from 'zod';
import { NAME } from '../people/name.ts';

/** A record of a game that was played elsewhere, as a client sends it. Whether it is true is for the rules to judge; the schema makes sure that it is a record. */

const HASH = z.string().regex(/^[0-9a-f]{32}$/);
const MOST_ACTIONS = 20_000;
const MOST_DRAWS = 20_000;

const DRAWS = z
  .array(
    z.strictObject({
      stream: z.enum(['open', 'hidden']),
      number: z.int().min(0),
      of: z.int().min(0),
      got: z.union([z.int().min(0), z.array(z.int().min(0)).max(500)]),
    }),
  )
  .max(MOST_DRAWS);

const SEAT = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: NAME }),
  z.strictObject({ kind: z.literal('bot'), name: z.string().max(40) }),
]);

export const RECORD = z.strictObject({
  format: z.literal('redbook-record'),
  formatVersion: z.literal(1),
  game: z.string().max(60),
  rulesVersion: z.int().min(1),
  content: z.strictObject({ title: z.string().max(200), hash: HASH, pack: z.unknown().optional() }),
  options: z.unknown(),
  seats: z.array(SEAT).min(1).max(8),
  chance: z.strictObject({
    kind: z.literal('committed'),
    version: z.literal(2),
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
    promises: z.array(z.string().max(64)).max(8),
    seal: z.strictObject({ secret: z.string().regex(/^[0-9a-f]{64}$/), contributions: z.array(z.string().max(200)).max(8) }),
  }),
  start: z.null(),
  setup: z.strictObject({ draws: DRAWS, hash: HASH }),
  actions: z
    .array(
      z.strictObject({
        seat: z.int().min(0).max(4),
        action: z.union([z.literal('resign'), z.object({ type: z.string().max(60) }).catchall(z.union([z.string(), z.number()]))]),
        draws: DRAWS,
        hash: HASH,
      }),
    )
    .max(MOST_ACTIONS),
  outcome: z
    .looseObject({
      winners: z.array(z.int()),
      reason: z.string(),
      rules: z.array(z.string()),
      scores: z.array(z.number()).exactOptional(),
    })
    .nullable(),
  abandoned: z.literal(true).exactOptional(),
  offline: z.literal(true),
});
