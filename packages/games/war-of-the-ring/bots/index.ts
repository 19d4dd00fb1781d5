import type { Bot, Levels } from '#bots/bot.ts';
import { searchExplainer, publicSearchExplainer } from '#bots/search/explain.ts';
import { lookAheadBot } from '#bots/search/look-ahead.ts';
import { type ValueDataset, epsilonGreedy } from '#bots/search/value-dataset.ts';
import type { SearchPolicy } from '#bots/search/search-policy.ts';
import { type MoveExplainer, type PublicExplainer, textReasons } from '#bots/explanation.ts';
import type { Move } from '#kernel';
import { ACTIONS } from '../rules/nouns.ts';
import type { War } from '../rules/state.ts';
import { sideOfSeat } from '../rules/team/seats.ts';
import { allocateHunt, spend } from '../rules/verbs.ts';
import { casual } from './casual.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { MASTER, masterPolicy, plans, RANGER, rangerPolicy } from './policies.ts';
import { CARDS } from './moveValue.ts';
import { varyStart } from './variedStart.ts';

/** Levels of War of the Ring above `random`, weakest first. */
export const bots: Levels<War> = {
  casual,
  ranger: lookAheadBot(rangerPolicy, RANGER),
  master: lookAheadBot(masterPolicy, MASTER),
};

const byRule = (mind: SearchPolicy<War>): Bot<War> =>
  epsilonGreedy((observation, random) => mind.play(observation.determinize(random), observation.seat, random), 40);

export const valueDataset: ValueDataset<War> = {
  names: FEATURE_NAMES,
  features: featuresOf,
  period: (s) => s.open.turn,
  varyStart,
  players: { planned: byRule(masterPolicy) },
};

const explainAhead = searchExplainer(masterPolicy, MASTER);

/** Dice are spent and sent to hunt for what the side is after, so its plan is told before what speaks for the move. */
export const explain: MoveExplainer<War> = (observation, random, isTimeUp) => {
  const explanation = explainAhead(observation, random, isTimeUp);
  const { chosen, reasons } = explanation;
  if (!spend.is(chosen) && !allocateHunt.is(chosen)) return explanation;
  const world = observation.determinize(random);
  const plan = { topic: `plan.${plans.plan(world, sideOfSeat(world, observation.seat))}` };
  return { ...explanation, reasons: [...textReasons([plan]), ...reasons] };
};

const isForEvent = (move: Move): boolean => spend.is(move) && CARDS.has(ACTIONS[spend.read.action(move)]);

const explainAheadPublicly = publicSearchExplainer(masterPolicy, MASTER);

/** Which event is played nobody knows yet when the die for it is spent. */
export const explainPublicly: PublicExplainer<War> = (publicMove, random, isTimeUp) =>
  isForEvent(publicMove.move) ? [] : explainAheadPublicly(publicMove, random, isTimeUp);
