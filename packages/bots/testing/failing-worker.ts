import type { Action } from '#kernel';
import choose from '../pool-worker.ts';
import type { ChoiceRequest } from '../pool.ts';

/** Worker with failing bots: in two games the best level throws, in another all but the weakest never answer. */
export default function chooseOrFail(request: ChoiceRequest): Promise<Action> {
  if (['journey-to-mordor', 'war-of-the-ring'].includes(request.game) && request.level === 'ranger')
    throw new Error('the bot is at its wits’ end');
  if (request.game === 'battle-for-middle-earth' && request.level !== 'random') for (;;);
  return choose(request);
}
