import type { Bot } from '#bots/bot.ts';
import { at } from '../../rules/frames.ts';
import { type Hunt, RING_BEARER } from '../../rules/state.ts';
import { ride } from '../../rules/verbs.ts';
import { bestOf } from '../moveValue.ts';
import { ringBearerWorth } from './ringBearer.ts';
import { extraRideWorth, sightOf, wraithWorth } from './wraith.ts';

/** How moody each side is. */
export interface Moods {
  readonly bearer: number;
  readonly hunters: number;
}

/** The best-looking move, with so much whim: a world the seat cannot tell from the real one is all it looks at. */
export const follower =
  ({ bearer, hunters }: Moods): Bot<Hunt> =>
  (observation, random) => {
    const s = observation.determinize(random);
    if (observation.seat === RING_BEARER) return bestOf(observation.moves, random, bearer, (move) => ringBearerWorth(s, move));
    const sight = sightOf(s);
    const frame = s.frames[s.frames.length - 1];
    const extra = at.extraMove.is(frame) ? frame.nazgul : null;
    return bestOf(observation.moves, random, hunters, (move) =>
      extra !== null && ride.is(move) ? extraRideWorth(sight, extra, ride.read.space(move)) : wraithWorth(sight, move),
    );
  };
