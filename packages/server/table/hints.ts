import { randomInt } from 'node:crypto';
import type { BotHint } from '#bots/hint.ts';
import type { Payer } from '#bots/fair-queue.ts';
import { type HintRequest, QueueFull } from '#bots/pool.ts';
import { type Seat, serialise } from '#kernel';
import { Refused } from '../refused.ts';
import type { TableSettings } from '../store/store.ts';
import type { TableGame } from './game-library.ts';
import type { AnyMatch } from './projector.ts';
import type { HintSource } from './bot-thinking.ts';

/** Where the host allows them, and always where one person plays with bots: there is nobody who could mind. Rated games know none. */
export const allowsHints = ({ hints, seats, rated }: TableSettings): boolean =>
  rated !== true && (hints === true || seats.filter(({ kind }) => kind !== 'bot').length === 1);

/** Where the host wants it, bots say why they moved; not in rated games. */
export const wantsReasons = ({ reasons, rated }: TableSettings): boolean => rated !== true && reasons === true;

/** What the seat might do. On the adviser's thread the state is dealt anew for it: what the seat does not know is not known there. */
export async function hintFor(bots: HintSource, { game, pack }: TableGame, match: AnyMatch, seat: Seat, payer: Payer): Promise<BotHint> {
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
    if (error instanceof QueueFull) throw new Refused('hints-busy', 'Too many hints are waiting to be worked out; ask again later');
    throw error;
  }
}
