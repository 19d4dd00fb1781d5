import type { Action } from '#kernel';
import think from '../pool-worker.ts';
import type { ChoiceRequest, TellRequest } from '../pool.ts';
import type { Reason } from '../why.ts';

/** Bots of the game that say the same of every move that is told of: for tests of who hears it, and when. */
export default async function talk(request: ChoiceRequest | TellRequest): Promise<Action | readonly Reason[]> {
  return 'action' in request ? [{ topic: 'draw', gain: 0 }] : think(request);
}
