import { isGameRecord } from '#kernel/recordForm.ts';
import { z } from 'zod';
import { gameIds, openGame } from '#games';
import {
  type AnyGame,
  type GameRecord,
  hashContent,
  messageOf,
  RecordError,
  standardContent,
  InvalidInput,
  type Verification,
  verify,
} from '#kernel';
import { schemaErrorSentence } from './schema-error.ts';

const whole = z.int().min(0);

const draw = z.object({
  stream: z.enum(['open', 'hidden']),
  number: whole,
  of: z.int().min(1),
  got: z.union([whole, z.array(whole)]),
});

const action = z.object({
  seat: whole,
  action: z.union([z.literal('resign'), z.object({ type: z.string() }).catchall(z.union([z.string(), z.number()]))]),
  draws: z.array(draw),
  hash: z.string(),
});

const chance = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('committed'),
    version: z.literal(2).exactOptional(),
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
    promises: z.array(z.string()).exactOptional(),
    seal: z.object({ secret: z.string().regex(/^[0-9a-f]{64}$/), contributions: z.array(z.string()) }).nullable(),
  }),
  z.object({ kind: z.literal('seeded'), seed: z.int() }),
  z.object({ kind: z.literal('unknown') }),
]);

const record = z.object({
  format: z.literal('redbook-record'),
  formatVersion: z.literal(1),
  game: z.string(),
  rulesVersion: z.int(),
  content: z.object({ title: z.string(), hash: z.string(), pack: z.unknown().optional() }),
  options: z.unknown(),
  seats: z.array(z.object({ name: z.string(), kind: z.string(), began: z.literal('human').exactOptional() })).min(1),
  chance,
  start: z.object({ state: z.unknown() }).nullable(),
  setup: z.object({ draws: z.array(draw), hash: z.string() }),
  actions: z.array(action),
  outcome: z
    .looseObject({ winners: z.array(whole), reason: z.string(), rules: z.array(z.string()), scores: z.array(z.number()).exactOptional() })
    .nullable(),
  abandoned: z.boolean().exactOptional(),
  follows: z.object({ game: z.string(), fingerprint: z.string(), link: z.string() }).exactOptional(),
});

/** A document as a record, or a `RecordError` that says which part is not as it must be. */
export function readRecord(document: unknown): GameRecord {
  const parsed = record.safeParse(document);
  if (!parsed.success) throw new RecordError(`Not a Red Book record: ${schemaErrorSentence(parsed.error, document)}`);
  const { data } = parsed;
  if (!isGameRecord(data)) throw new RecordError('Not a Red Book record: a seat is a number from 0 to 4');
  return data;
}

/** The record says which content it was played with; it must be the one it is recomputed with. */
export function checkContent(game: AnyGame, { content, rulesVersion }: GameRecord): void {
  const hash = hashContent(content.pack ?? standardContent(game, rulesVersion));
  if (hash === content.hash) return;
  throw new RecordError(
    content.pack === undefined
      ? `The record was made with another edition of the standard content ("${content.title}", ${content.hash}); here it is ${hash}`
      : `The content pack in the record is ${hash}, the record says ${content.hash}`,
  );
}

/** The game that a record is of. */
export async function gameOf({ game }: GameRecord): Promise<AnyGame> {
  if (!gameIds().includes(game)) throw new RecordError(`There is no game "${game}"; there is ${gameIds().join(', ')}`);
  return openGame(game);
}

/** Verifies everything that a record claims. Throws `RecordError` or `InvalidInput` at the first mismatch. */
export async function checkRecord(document: unknown): Promise<{ record: GameRecord; found: Verification }> {
  const record = readRecord(document);
  const game = await gameOf(record);
  checkContent(game, record);
  try {
    return { record, found: verify(game, record) };
  } catch (error) {
    if (error instanceof RecordError || error instanceof InvalidInput) throw error;
    // A damaged start can trip the rules themselves; that is still a false record and not a crash.
    throw new RecordError(`The rules cannot play it: ${messageOf(error)}`);
  }
}
