import { detail } from './detail.ts';
import { commitment, firstFalseDraw } from './random/committedRandom.ts';
import { findFalseContribution } from './random/seedContributions.ts';
import type { Draw } from './random/random.ts';
import { RecordError } from './random/recordingRandom.ts';
import type { GameRecord } from './record.ts';

/** Result of verifying the randomness of a record without replaying it. */
export interface ChanceVerification {
  readonly draws: number;
  /** `not sealed`: a simulation; `running`: the secret is not published yet. */
  readonly chance: 'proved' | 'not sealed' | 'running';
  /** Version of the key derivation; null if there is no key. With version 1 the operator could try secrets before the game. */
  readonly derivation: 1 | 2 | null;
}

export const drawsOf = (record: GameRecord): Draw[] => [...record.setup.draws, ...record.actions.flatMap((action) => action.draws)];

/** Recomputes the commitments and every draw. Throws `RecordError` at the first mismatch. */
export function verifyChance(record: GameRecord): ChanceVerification {
  const { chance, seats } = record;
  const draws = drawsOf(record);
  if (chance.kind !== 'committed') return { draws: draws.length, chance: 'not sealed', derivation: null };
  const { version, promises } = chance;
  // The record comes from a file: any value is possible.
  if (version !== undefined && version !== 2)
    throw new RecordError(
      `Chance of version ${String(version)} is not known here; expected 2 or none`,
      'form',
      detail('record-version', { version: String(version) }),
    );
  const derivation = version ?? 1;
  if (chance.seal === null) return { draws: draws.length, chance: 'running', derivation };
  if (commitment(chance.seal.secret) !== chance.commitment)
    throw new RecordError('The secret does not match the commitment that was published before the game', 'seal', detail('record-secret'));
  const seal = { ...chance.seal, version };
  if (version === 2) {
    const people = seats.map(({ kind, began }) => kind === 'human' || began === 'human');
    const why = findFalseContribution({ promises: promises ?? [], seal }, people);
    if (why !== null) throw new RecordError(why.message, 'words', why.issue);
  }
  const lie = firstFalseDraw(seal, draws);
  if (lie !== null)
    throw new RecordError(
      `Draw ${lie.index + 1} is ${JSON.stringify(draws[lie.index].got)}; the seal gives ${JSON.stringify(lie.expected.got)}`,
      'draw',
      detail('record-draw', { number: lie.index + 1 }),
    );
  return { draws: draws.length, chance: 'proved', derivation };
}
