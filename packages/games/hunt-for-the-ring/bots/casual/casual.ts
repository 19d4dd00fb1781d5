import type { Bot } from '#bots/bot.ts';
import { type Action, nameMove } from '#kernel';
import { type Hunt, RING_BEARER } from '../../rules/state.ts';
import { at } from '../../rules/frames.ts';
import { ringBearerScore } from './ringBearer.ts';
import { extraRideScore, wraithScore } from './wraith.ts';

const FINE = 1 << 20;

function score(s: Hunt, seat: number, action: Action): number {
  if (seat === RING_BEARER) return ringBearerScore(s, action);
  const frame = s.frames[s.frames.length - 1];
  if (at.extraMove.is(frame) && action.type === 'ride') return extraRideScore(s, frame.nazgul, s.box.spaces.indexOf(String(action.space)));
  return wraithScore(s, action);
}

/** The best-looking move, with so much whim: a world the seat cannot tell from the real one is all it looks at. */
export const follower =
  (whim: number): Bot<Hunt> =>
  (seen, random) => {
    const s = seen.imagine(random);
    let [best] = seen.moves;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of seen.moves) {
      const worth = score(s, seen.seat, nameMove(seen.game.verbs, move, s.box)) + (random.draw(FINE) / FINE) * whim;
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  };
