import type { Bot, Levels } from '#bots/bot.ts';
import { explaining, telling } from '#bots/search/explain.ts';
import { lookingAhead } from '#bots/search/look-ahead.ts';
import { type Study, withWhims } from '#bots/search/study.ts';
import type { Thinker } from '#bots/search/thinker.ts';
import type { Tells } from '#bots/why.ts';
import type { Move } from '#kernel';
import { ACTIONS } from '../rules/nouns.ts';
import type { War } from '../rules/state.ts';
import { spend } from '../rules/verbs.ts';
import { casual } from './casual.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { MASTER, mastersMind, RANGER, rangersMind } from './minds.ts';
import { CARDS } from './worth.ts';

/** Levels of War of the Ring above `random`, weakest first. */
export const bots: Levels<War> = {
  casual,
  ranger: lookingAhead(rangersMind, RANGER),
  master: lookingAhead(mastersMind, MASTER),
};

const byRule = (mind: Thinker<War>): Bot<War> => withWhims((seen, random) => mind.play(seen.imagine(random), seen.seat, random), 40);

export const study: Study<War> = {
  names: FEATURE_NAMES,
  features: featuresOf,
  period: (s) => s.open.turn,
  players: { ranger: byRule(rangersMind), master: byRule(mastersMind) },
};

export const explain = explaining(mastersMind, MASTER);

const isForEvent = (move: Move): boolean => spend.is(move) && CARDS.has(ACTIONS[spend.read.action(move)]);

const tellsWhy = telling(mastersMind, MASTER);

/** Which event is played nobody knows yet when the die for it is spent. */
export const tells: Tells<War> = (made, random, hurry) => (isForEvent(made.move) ? [] : tellsWhy(made, random, hurry));
