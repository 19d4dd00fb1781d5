import type { Bot, Levels } from '#bots/bot.ts';
import { explainedBy } from '#bots/why.ts';
import { type Hunt, RING_BEARER } from '../rules/state.ts';
import { ringBearer } from './bearer/ranger.ts';
import { follower, type Moods } from './casual/casual.ts';
import { hunter } from './hunter/ranger.ts';
import { topicsOf } from './reasons.ts';

const ranger: Bot<Hunt> = (seen, random) => (seen.seat === RING_BEARER ? ringBearer : hunter)(seen, random);

/** Found with `bench/hunt.ts`: with these moods neither side of `casual` has much the better of the other. */
const MOODS: Moods = { bearer: 0.8, hunters: 0.4 };

/** Levels of Hunt for the Ring above `random`, weakest first: one follows its nose with moods, the other weighs what everybody can know. */
export const bots: Levels<Hunt> = {
  casual: follower(MOODS),
  ranger,
};

export const explain = explainedBy(ranger, topicsOf);
