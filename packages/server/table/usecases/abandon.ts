import { NOBODY } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { isAlone } from '../state/rating-rules.ts';
import { allVotedToAbandon, voteToAbandon } from '../state/seating.ts';
import { viewerAt } from '../state/viewer.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player votes to end the game without a result, or withdraws the vote. */
export async function abandon(request: RequestContext, loaded: LoadedTable, { wish }: RequestOf<'abandon'>): Promise<void> {
  const { session } = request.open;
  const { settings, phase } = loaded.stored;
  const person = request.listener.person.id;
  if (viewerAt(settings, person).plays === NOBODY) throw new RefusedError('not-your-seat', 'Only those who play can agree to end the game');
  // A repeat of the vote that ended it.
  if (phase === 'abandoned' && wish) return sendDone(request, loaded);
  if (phase !== 'playing' && phase !== 'gathering') throw new RefusedError('not-playing', 'The game is over');
  if (phase === 'playing' && wish && settings.rated === true && isAlone(settings))
    throw new RefusedError('rated', 'There is nobody to agree with: whoever does not want to go on with a rated game gives up');
  const next = voteToAbandon(settings, person, wish);
  const isAgreed = allVotedToAbandon(next);
  await session.commitSettings(loaded, next, isAgreed ? 'abandoned' : phase);
  sendDone(request, loaded);
  if (isAgreed) session.broadcaster.sendUpdate(loaded, []);
}
