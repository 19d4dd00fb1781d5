import { z } from 'zod';
import { translatedName } from '../../translatedName.ts';
import { EFFECTS, SYMBOLS } from './box.ts';

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const words = translatedName(z.string().min(1));
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'An id is written in small letters, digits and dashes');

const symbol = z.object({ id: z.enum(SYMBOLS), ...words, source }).loose();

const die = z
  .object({
    id,
    colour: z.string().min(1),
    hobbit: z.string().nullable(),
    faces: z.array(z.enum(SYMBOLS)).length(6, 'A die has six faces'),
    source,
    ...words,
  })
  .loose();

const hobbit = z.object({ id, colour: z.string().min(1), die: z.string(), source, ...words }).loose();

const roundField = z.object({ index: z.int(), place: id, effect: z.enum(EFFECTS).nullable(), source, ...words }).loose();
const squareField = z.object({ index: z.int(), nazgulSymbol: z.boolean(), source }).loose();

const side = z
  .object({
    id: z.enum(['basic', 'advanced']),
    roundFields: z.array(roundField).min(1).max(24),
    roundFieldCountSource: source,
    squareFields: z.array(squareField).min(1).max(24),
    squareFieldCountSource: source,
  })
  .loose();

export const packSchema = z
  .object({
    game: z.literal('journey-to-mordor'),
    title: z.string().min(1).max(120),
    symbols: z.array(symbol),
    dice: z.array(die).length(5, 'There are five dice: one black and one for each hobbit'),
    hobbits: z.array(hobbit).length(4, 'There are four hobbits'),
    sides: z.array(side).length(2, 'A sheet has a basic and an advanced side'),
  })
  .loose();

export type Pack = z.infer<typeof packSchema>;
