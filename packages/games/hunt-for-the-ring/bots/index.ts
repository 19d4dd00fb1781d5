import type { Bot, Levels } from '#bots/bot.ts';
import { lookAheadBot } from '#bots/search/look-ahead.ts';
import { textExplainer, publicTextExplainer } from '#bots/explanation.ts';
import { type Hunt, RING_BEARER } from '../rules/state.ts';
import { ringBearer } from './bearer/ranger.ts';
import { follower, type Moods } from './casual/casual.ts';
import { hunter } from './hunter/ranger.ts';
import { MASTER, policy } from './planner/searchPolicy.ts';
import { topicsOf } from './reasons.ts';

export { valueDataset } from './planner/searchPolicy.ts';

const ranger: Bot<Hunt> = (observation, random) => (observation.seat === RING_BEARER ? ringBearer : hunter)(observation, random);

/** Found with `bench/proofs/hunt-balance.ts`: with these moods neither side of `casual` has much the better of the other. */
const MOODS: Moods = { bearer: 0.8, hunters: 0.4 };

const master = lookAheadBot(policy, MASTER);

/** Levels of Hunt for the Ring above `random`, weakest first: one follows its nose with moods, one weighs what everybody can know, one plans the turn on top of that. */
export const bots: Levels<Hunt> = { casual: follower(MOODS), ranger, master };

export const explain = textExplainer(master, topicsOf);

export const explainPublicly = publicTextExplainer(topicsOf);
