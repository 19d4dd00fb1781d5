import { readFileSync } from 'node:fs';
import { DUEL, WEIGHTS, type Weights } from '../../../packages/games/journey-to-mordor/bots/weights.ts';
import { unchecked } from '../../../packages/kernel/unchecked.ts';
import { HAND } from './hand.ts';

/** Weights by name: those of the game now with three and four, and with two; those before tuning; or a JSON file. */
export function weightsOf(name: string): Weights {
  if (name === 'now') return WEIGHTS;
  if (name === 'duel') return DUEL;
  if (name === 'hand') return HAND;
  const read: Partial<Record<string, unknown>> = JSON.parse(readFileSync(name, 'utf8'));
  for (const key of Object.keys(HAND))
    if (typeof read[key] !== 'number') throw new Error(`${name}: "${key}" is a number, not ${JSON.stringify(read[key])}`);
  return unchecked<Weights>(read);
}
