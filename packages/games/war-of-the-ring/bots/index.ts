import type { Levels } from '#bots/bot.ts';
import { explaining, telling } from '#bots/search/explain.ts';
import { type Effort, lookingAhead } from '#bots/search/look-ahead.ts';
import type { Study } from '#bots/search/study.ts';
import type { Tells } from '#bots/why.ts';
import type { Move } from '#kernel';
import { ACTIONS } from '../rules/nouns.ts';
import type { War } from '../rules/state.ts';
import { spend } from '../rules/verbs.ts';
import { casual } from './casual.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { thinker } from './thinker.ts';
import { CARDS } from './worth.ts';

const RANGER: Effort = { worlds: 24, least: 6, gain: 0.004, errors: 1 };
const MASTER: Effort = { worlds: 96, least: 24, gain: 0.004, errors: 1 };

/** Levels of War of the Ring above `random`, weakest first. */
export const bots: Levels<War> = {
  casual,
  ranger: lookingAhead(thinker, RANGER),
  master: lookingAhead(thinker, MASTER),
};

/** One decision in so many is drawn by lot when games are played to be learned from: positions that nobody would seek are learned about too. */
const WHIMS = 40;

export const study: Study<War> = {
  names: FEATURE_NAMES,
  features: featuresOf,
  period: (s) => s.open.turn,
  player: (seen, random) =>
    random.draw(WHIMS) === 0 ? seen.moves[random.draw(seen.moves.length)] : thinker.play(seen.imagine(random), seen.seat, random),
};

export const explain = explaining(thinker, MASTER);

const isForEvent = (move: Move): boolean => spend.is(move) && CARDS.has(ACTIONS[spend.read.action(move)]);

const tellsWhy = telling(thinker, { ...RANGER, worlds: 48, least: 12 });

/** Which event is played nobody knows yet when the die for it is spent. */
export const tells: Tells<War> = (made, random, hurry) => (isForEvent(made.move) ? [] : tellsWhy(made, random, hurry));
