import type { Bot, Levels } from '#bots/bot.ts';
import { lookingAhead } from '#bots/search/look-ahead.ts';
import { explainedBy, tellingBy } from '#bots/why.ts';
import { type Hunt, RING_BEARER } from '../rules/state.ts';
import { ringBearer } from './bearer/ranger.ts';
import { follower, type Moods } from './casual/casual.ts';
import { hunter } from './hunter/ranger.ts';
import { MASTER, thinker } from './planner/thinker.ts';
import { topicsOf } from './reasons.ts';

export { study } from './planner/thinker.ts';

const ranger: Bot<Hunt> = (seen, random) => (seen.seat === RING_BEARER ? ringBearer : hunter)(seen, random);

/** Found with `bench/hunt.ts`: with these moods neither side of `casual` has much the better of the other. */
const MOODS: Moods = { bearer: 0.8, hunters: 0.4 };

const master = lookingAhead(thinker, MASTER);

/** Levels of Hunt for the Ring above `random`, weakest first: one follows its nose with moods, one weighs what everybody can know, one plans the turn on top of that. */
export const bots: Levels<Hunt> = { casual: follower(MOODS), ranger, master };

export const explain = explainedBy(master, topicsOf);

export const tells = tellingBy(topicsOf);
