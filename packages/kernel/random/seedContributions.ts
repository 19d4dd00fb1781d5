import { commitment, type Seal } from './committed.ts';
import { CONTRIBUTION_PATTERN, seedCommitment } from './seedCommitment.ts';

/**
 * What people throw in. Every browser promises its words by their fingerprint, after it has the server's commitment, and opens them only when it has
 * the promises of all the others: so nobody, with the server's help or without, can make words that fit what he knows already.
 * The whole argument is in docs/randomness.md.
 */

/** What a record says of the people's part in its chance. */
export interface SeedContributions {
  /** The promise of each seat, in seat order; empty where no person sat when the game began. */
  readonly promises: readonly string[];
  readonly seal: Seal;
}

/** Why the people's part is not as it must be, or null when it is. `people`: for each seat, whether a person sat there when the game began. */
export function findFalseContribution({ promises, seal }: SeedContributions, people: readonly boolean[]): string | null {
  const { contributions, secret } = seal;
  if (promises.length !== people.length || contributions.length !== people.length)
    return `There are ${people.length} seats, ${promises.length} promises and ${contributions.length} contributions`;
  const published = commitment(secret);
  for (const [seat, person] of people.entries()) {
    const words = contributions[seat];
    if (!person && (words !== '' || promises[seat] !== ''))
      return `Seat ${seat} was no person's when the game began, but has a part in its chance`;
    if (!person) continue;
    if (words === '' || promises[seat] === '') return `The contribution of seat ${seat} is missing`;
    if (!CONTRIBUTION_PATTERN.test(words)) return `The contribution of seat ${seat} is not one line of 1 to 200 characters`;
    if (seedCommitment(published, seat, words) !== promises[seat])
      return `The contribution of seat ${seat} is not the one that it promised: it was made too late`;
  }
  return null;
}
