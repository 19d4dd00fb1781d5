import { type Detail, detail } from '../detail.ts';
import { commitment, type Seal } from './committedRandom.ts';
import { CONTRIBUTION_PATTERN, seedCommitment } from './seedCommitment.ts';

/**
 * Seed contributions by a commitment scheme. Every browser commits to its contribution after it has the server's commitment, and opens it only after it has
 * the commitments of all others: so no party, with or without the server's help, can choose a contribution that depends on the others.
 * The full argument is in docs/randomness.md.
 */

/** The players' part in the randomness of a record. */
interface SeedContributions {
  /** The commitment of each seat, in seat order; empty if no person sat there when the game began. */
  readonly promises: readonly string[];
  readonly seal: Seal;
}

/** What is wrong with the contributions: a sentence for programs, and one for players. */
interface FalseContribution {
  readonly message: string;
  readonly issue: Detail;
}

/** Why a contribution is invalid, or null. `people`: for each seat, whether a person sat there when the game began. */
export function findFalseContribution({ promises, seal }: SeedContributions, people: readonly boolean[]): FalseContribution | null {
  const { contributions, secret } = seal;
  if (promises.length !== people.length || contributions.length !== people.length)
    return {
      message: `There are ${people.length} seats, ${promises.length} promises and ${contributions.length} contributions`,
      issue: detail('record-contribution-count'),
    };
  const published = commitment(secret);
  for (const [seat, person] of people.entries()) {
    const words = contributions[seat];
    const found = (message: string, reason: string): FalseContribution => ({ message, issue: detail(reason, { seat: seat + 1 }) });
    if (!person && (words !== '' || promises[seat] !== ''))
      return found(`Seat ${seat} was no person's when the game began, but has a part in its chance`, 'record-contribution-of-nobody');
    if (!person) continue;
    if (words === '' || promises[seat] === '') return found(`The contribution of seat ${seat} is missing`, 'record-contribution-missing');
    if (!CONTRIBUTION_PATTERN.test(words))
      return found(`The contribution of seat ${seat} is not one line of 1 to 200 characters`, 'record-contribution-form');
    if (seedCommitment(published, seat, words) !== promises[seat])
      return found(`The contribution of seat ${seat} is not the one that it promised: it was made too late`, 'record-contribution-late');
  }
  return null;
}
