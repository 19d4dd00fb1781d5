import { asId } from '#kernel/id.ts';
import { randomInt } from 'node:crypto';
import type { BotHint } from '#bots/hint.ts';
import type { Payer } from '#bots/fair-queue.ts';
import { type HintRequest, QueueFull } from '#bots/pool.ts';
import { includes, type Seat, serialise } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { HintSource } from '../session/bot-services.ts';
import type { TableGame } from '../state/game-library.ts';
import { allowsHints } from '../state/hint-rules.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { hintMessage } from '../view/messages.ts';
import { mustPlay } from './permissions.ts';
import { isCurrent, stale } from './repeats.ts';
import { sendFailure } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player asks for a hint. It is worked out on another thread while the table goes on, and sent to that player only. */
export function hint(request: RequestContext, loaded: LoadedTable, match: AnyMatch, { seat, seen }: RequestOf<'hint'>): undefined {
  mustPlay(request, loaded, asId(seat));
  if (!allowsHints(loaded.stored.settings)) throw new RefusedError('no-hints', 'No hints are given at this table');
  if (!isCurrent(request, loaded, seen)) throw stale();
  if (!includes(match.waiting(), asId(seat))) throw new RefusedError('not-asked', 'This seat is not asked anything now');
  const { open, listener, id } = request;
  const { context } = open.session;
  const person = listener.person.id;
  const payer = { address: context.addressOf(person), person, table: open.id };
  hintFor(context.bots, loaded.opened, match, asId(seat), payer).then(
    (advice) => listener.send(hintMessage(open.id, id, advice)),
    // A server that shuts down stops its bots: that is no failure.
    (error: unknown) => open.session.closed || sendFailure(request, error),
  );
}

/** On the thread of the bot the state is dealt anew for the seat: what the seat does not know is not known there. */
async function hintFor(bots: HintSource, { game, pack }: TableGame, match: AnyMatch, seat: Seat, payer: Payer): Promise<BotHint> {
  const request: HintRequest = {
    game: game.id,
    level: 'advice',
    seat,
    ...(pack === undefined ? {} : { pack }),
    state: serialise(match.state),
    seed: randomInt(2 ** 32),
  };
  try {
    return await bots.advise(request, payer);
  } catch (error) {
    if (error instanceof QueueFull) throw new RefusedError('hints-busy', 'Too many hints are waiting to be worked out; ask again later');
    throw error;
  }
}
