import { z } from 'zod';
import { translatedName } from '../../translatedName.ts';
import { ABILITIES, COMMANDS, SYMBOLS } from './box.ts';

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const name = z.string().min(1).max(40);
const words = translatedName(name);
const copies = z.int().min(1).max(43).default(1);
const sources = z.record(z.string(), source).default({});
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'An id is written in small letters, digits and dashes');

const symbol = z.object({ id: z.enum(SYMBOLS), ...words, source }).loose();

const companion = z
  .object({
    id,
    symbols: z.array(z.enum(SYMBOLS)),
    ability: z.enum(ABILITIES).nullable(),
    pointsWhenGiven: z.int().optional(),
    copies,
    source,
    sources,
    ...words,
  })
  .loose();

const enemy = z
  .object({
    id,
    symbols: z.array(z.enum(SYMBOLS)),
    points: z.int().min(0).max(99),
    captain: z.boolean(),
    copies,
    source,
    sources,
    ...words,
  })
  .loose();

const mordor = z.object({ id, command: z.enum(COMMANDS), copies, source, sources, ...words }).loose();

export const packSchema = z
  .object({
    game: z.literal('battle-for-middle-earth'),
    title: z.string().min(1).max(120),
    symbols: z.array(symbol),
    companions: z.array(companion),
    enemies: z.array(enemy),
    mordor: z.array(mordor),
  })
  .loose();

export type Pack = z.infer<typeof packSchema>;
