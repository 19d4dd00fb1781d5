import { z } from 'zod';

/** What may be asked of an engine. Every object is strict: a misspelt word is an error and not silently ignored. */

const id = z.union([z.string(), z.number()], 'expected a string or a number');
const seat = z.int('expected a seat, a whole number from 0').min(0, 'expected a seat, a whole number from 0');
const seed = z.int('expected a whole number');
const names = z.array(z.string('expected a name'), 'expected a list of names');

/** An index, the name of a face or, for a shuffle, the items from the top. */
const forced = z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))], 'expected an index, a name or a list of them');

const plain = <const V extends string>(verb: V) => z.strictObject({ id, do: z.literal(verb) });

export const REQUESTS = {
  new: z.strictObject({
    id,
    do: z.literal('new'),
    options: z.unknown().optional(),
    seats: names,
    seed: seed.optional(),
    content: z.unknown().optional(),
  }),
  load: z.strictObject({
    id,
    do: z.literal('load'),
    position: z.unknown().optional(),
    state: z.unknown().optional(),
    record: z.unknown().optional(),
    seats: names.optional(),
    seed: seed.optional(),
    content: z.unknown().optional(),
  }),
  position: plain('position'),
  state: plain('state'),
  record: plain('record'),
  options: z.strictObject({ id, do: z.literal('options'), seat }),
  explain: z.strictObject({ id, do: z.literal('explain'), seat, action: z.unknown() }),
  apply: z.strictObject({
    id,
    do: z.literal('apply'),
    seat,
    action: z.unknown(),
    draws: z.array(forced, 'expected a list of outcomes').optional(),
  }),
  view: z.strictObject({ id, do: z.literal('view'), seat: z.union([seat, z.literal('spectator')], 'expected a seat or "spectator"') }),
  describe: plain('describe'),
  undo: z.strictObject({ id, do: z.literal('undo'), seat }),
  quit: plain('quit'),
} as const;

export type Verb = keyof typeof REQUESTS;
export type Request<V extends Verb = Verb> = { [K in V]: z.infer<(typeof REQUESTS)[K]> }[V];
export type RequestId = string | number;
