import { move } from 'piscina';
import { openGame } from '#games';
import type { GameRecord } from '#kernel';
import { Refused } from '../refused.ts';
import type { Person } from '../store/store.ts';
import { type Brought, broughtBy } from '../table/brought.ts';

/** What somebody brings, and who it is. */
export interface Bringing {
  readonly host: Person;
  readonly record: GameRecord;
  /** The fingerprint of its content pack, where it has one of its own. */
  readonly pack: string | null;
  readonly now: number;
}

/** Why it is not kept: a refusal, as it travels between threads. */
export interface NotBrought {
  readonly refused: Pick<Refused, 'code' | 'message' | 'untrue'>;
}

/** Plays a whole game once more, which takes as long as the game was long; what comes of it as JSON. */
export default async function bring({ host, record, pack, now }: Bringing): Promise<unknown> {
  try {
    const brought: Brought = broughtBy(host, await openGame(record.game), record, pack, now);
    return move(new TextEncoder().encode(JSON.stringify(brought)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, message, untrue } = error;
    return { refused: { code, message, untrue } } satisfies NotBrought;
  }
}
