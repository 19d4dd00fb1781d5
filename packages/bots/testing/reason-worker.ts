import type { Action } from '#kernel';
import think from '../pool-worker.ts';
import type { ChoiceRequest, ReasonRequest } from '../pool.ts';
import type { Reason } from '../explanation.ts';

/** Worker that gives the same reason for every explained move: for tests of delivery. */
export default async function talk(request: ChoiceRequest | ReasonRequest): Promise<Action | readonly Reason[]> {
  return 'action' in request ? [{ topic: 'draw', gain: 0 }] : think(request);
}
