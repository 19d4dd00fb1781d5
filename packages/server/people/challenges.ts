import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** What a passkey is asked for: registration of one for an account of this name, login, or re-authentication. */
export type Purpose = `make ${string}` | 'login' | 'prove';

/** Who asks: a session, from a page. */
export interface WebAuthnChallenge {
  readonly purpose: Purpose;
  readonly session: string;
  readonly origin: string;
}

/** How long a user may look for the key. */
export const CHALLENGE_HOLDS = 5 * 60_000;

/** Questions to authenticators: kept in the store, so that any node takes the answer; each holds once, for a while, for the session and the page that asked. */
export class Challenges {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async ask({ purpose, session, origin }: WebAuthnChallenge): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const now = this.now();
    await this.store.change(['dropChallenges', now], ['addChallenge', challenge, purpose, session, origin, now + CHALLENGE_HOLDS]);
    return challenge;
  }

  /** True the first time, for the caller who asked. */
  async take(challenge: string, { purpose, session, origin }: WebAuthnChallenge): Promise<boolean> {
    return (await this.store.change(['takeChallenge', challenge, purpose, session, origin, this.now()])) === 1;
  }
}
