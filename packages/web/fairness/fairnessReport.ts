import type { GameRecord } from '#kernel';
import { type Comparison, compareLot } from '#wire/comparison.ts';
import { storedSeedFor, storedSeed } from './seedStorage.ts';

/**
 * What this browser can verify about the chance of a finished game, from what it stored before the game. `none`: it stored nothing.
 * `false-draws`: the sealed secret is in the record, but does not give its draws.
 */
export interface FairnessReport {
  readonly found: Comparison | 'none' | 'false-draws';
  /** A spectator can vouch for the commitment, not for contributions. */
  readonly watched: boolean;
  /** How often contributions were revealed before the game began. */
  readonly openings: number;
}

export async function checkFairness(record: GameRecord, table: string | null): Promise<FairnessReport> {
  const { chance } = record;
  const lot = table !== null ? storedSeed(table) : chance.kind === 'committed' ? storedSeedFor(chance.commitment) : null;
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
