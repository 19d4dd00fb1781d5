import type { Bot, Levels } from '#bots/bot.ts';
import { explaining, telling } from '#bots/search/explain.ts';
import { lookingAhead } from '#bots/search/look-ahead.ts';
import { type Study, withWhims } from '#bots/search/study.ts';
import type { Thinker } from '#bots/search/thinker.ts';
import { type Explain, type Tells, toldAs } from '#bots/why.ts';
import type { Move } from '#kernel';
import { ACTIONS } from '../rules/nouns.ts';
import type { War } from '../rules/state.ts';
import { sideOfSeat } from '../rules/team/seats.ts';
import { allocateHunt, spend } from '../rules/verbs.ts';
import { casual } from './casual.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { MASTER, mastersMind, planning, RANGER, rangersMind } from './minds.ts';
import { CARDS } from './worth.ts';

/** Levels of War of the Ring above `random`, weakest first. */
export const bots: Levels<War> = {
  casual,
  ranger: lookingAhead(rangersMind, RANGER),
  master: lookingAhead(mastersMind, MASTER),
};

const byRule = (mind: Thinker<War>): Bot<War> => withWhims((seen, random) => mind.play(seen.determinize(random), seen.seat, random), 40);

export const study: Study<War> = {
  names: FEATURE_NAMES,
  features: featuresOf,
  period: (s) => s.open.turn,
  players: { planned: byRule(mastersMind) },
};

const explainAhead = explaining(mastersMind, MASTER);

/** Dice are spent and sent to hunt for what the side is after, so its plan is told before what speaks for the move. */
export const explain: Explain<War> = (seen, random, hurry) => {
  const explained = explainAhead(seen, random, hurry);
  const { chosen, reasons } = explained;
  if (!spend.is(chosen) && !allocateHunt.is(chosen)) return explained;
  const world = seen.determinize(random);
  const plan = { topic: `plan.${planning.plan(world, sideOfSeat(world, seen.seat))}` };
  return { ...explained, reasons: [...toldAs([plan]), ...reasons] };
};

const isForEvent = (move: Move): boolean => spend.is(move) && CARDS.has(ACTIONS[spend.read.action(move)]);

const tellsWhy = telling(mastersMind, MASTER);

/** Which event is played nobody knows yet when the die for it is spent. */
export const tells: Tells<War> = (made, random, hurry) => (isForEvent(made.move) ? [] : tellsWhy(made, random, hurry));
