import { VERSION } from '#lab/after/parts.ts';
import type { Told } from '#lab/after/told.ts';
import type { TaleAnswer } from '#wire';
import { api, Refused } from '../net/api.ts';

/** Milliseconds between two questions how far it is. */
const EVERY = 2000;
/** A house that is not heard so often in a row is away for longer. */
const PATIENCE = 5;

const pause = (milliseconds: number, left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type UnderWay = Exclude<TaleAnswer<Told>, { readonly state: 'told' | 'yours' }>;

const isAway = (error: unknown): boolean => error instanceof Refused && (error.status === 0 || error.status >= 500);

/** Asks the house to tell a game of one of its tables, and waits for it, until the reader has left. Null: he may tell it himself. */
export async function fromHouse(table: string, left: AbortSignal, heard: (answer: UnderWay) => void): Promise<Told | null> {
  for (let ask = api.askTale, unheard = 0; !left.aborted; await pause(EVERY, left)) {
    try {
      const answer = await ask(table);
      // A house of another version than this page may tell otherwise.
      if (answer.state === 'told') return answer.told.tale.version === VERSION ? answer.told : null;
      if (answer.state === 'yours') return null;
      heard(answer);
      [ask, unheard] = [api.tale, 0];
    } catch (error) {
      if (!isAway(error) || ++unheard === PATIENCE) return null;
    }
  }
  return null;
}
