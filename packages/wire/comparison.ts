import type { GameRecord } from '#kernel';
import { commitment } from '#kernel/random/committedRandom.ts';
import { CONTRIBUTION_PATTERN, seedCommitment } from '#kernel/random/seedCommitment.ts';
import type { Lot } from './lots.ts';

/** How what was kept before the game agrees with the record of it. */
export type Comparison =
  | 'kept'
  /** The record is opened with another secret than the one committed to. */
  | 'other-commitment'
  /** What this client added is not in it. */
  | 'other-words'
  /** A contribution does not match its commitment. */
  | 'other-promises';

export function compareLot(lot: Lot, { chance }: GameRecord): Comparison {
  if (chance.kind !== 'committed' || chance.version !== 2 || chance.seal === null) return 'other-commitment';
  const { secret, contributions } = chance.seal;
  if (chance.commitment !== lot.commitment || commitment(secret) !== lot.commitment) return 'other-commitment';
  // A watcher has added nothing and was shown no promises in time.
  if (lot.promises.length === 0) return 'kept';
  if (Object.entries(lot.words).some(([seat, words]) => contributions[Number(seat)] !== words)) return 'other-words';
  const promised = contributions.map((words, seat) =>
    CONTRIBUTION_PATTERN.test(words) ? seedCommitment(lot.commitment, seat, words) : '',
  );
  return promised.join() === lot.promises.join() ? 'kept' : 'other-promises';
}
