import type { GameRecord } from '#kernel';
import { type Comparison, compareLot } from '#wire/comparison.ts';
import { keptFor, keptLot } from './lots.ts';

/**
 * What this browser can say of the chance of a finished game, from what it kept before the game. `none`: it was not there before the beginning.
 * `false-draws`: what was sealed is in the record, but does not give its draws.
 */
export interface Witness {
  readonly found: Comparison | 'none' | 'false-draws';
  /** It only watched: it can speak for the seal, not for the words. */
  readonly watched: boolean;
  /** How often words were opened before the game began. */
  readonly openings: number;
}

export async function witness(record: GameRecord, table: string | null): Promise<Witness> {
  const { chance } = record;
  const lot = table !== null ? keptLot(table) : chance.kind === 'committed' ? keptFor(chance.commitment) : null;
  if (lot === null) return { found: 'none', watched: true, openings: 0 };
  const { openings } = lot;
  const watched = openings === 0;
  const found = compareLot(lot, record);
  if (found !== 'kept') return { found, watched, openings };
  const { verifyChance, RecordError } = await import('#kernel');
  try {
    verifyChance(record);
    return { found, watched, openings };
  } catch (error) {
    if (error instanceof RecordError) return { found: 'false-draws', watched, openings };
    throw error;
  }
}
