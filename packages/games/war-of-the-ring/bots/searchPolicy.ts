import type { SearchPolicy } from '#bots/search/search-policy.ts';
import { type Move, verbOf } from '#kernel';
import { warOfTheRing as game } from '../index.ts';
import { fellowshipDieFrame } from '../rules/frames/hunt.ts';
import { ACTIONS } from '../rules/nouns.ts';
import type { War } from '../rules/state.ts';
import { sideOfSeat } from '../rules/team/seats.ts';
import { spend } from '../rules/verbs.ts';
import type { Chances } from './chance.ts';
import { TOPICS } from './features.ts';
import type { PlanSelector } from './plan.ts';
import { best, quickly, DecisionContext } from './moveValue.ts';

/** Steps whose answers hardly show by the end of the turn, or that the rules of thumb answer as well: they are not looked ahead at. */
const BY_RULE: ReadonlySet<string> = new Set([
  'marchParty',
  'attackParty',
  'farParty',
  'advance',
  'drawEvent',
  'casualties',
  'removeExcess',
  'discardToLimit',
  'orderEffects',
  'chooseGuide',
  'tracePath',
  'farPath',
  'bringMinion',
  'landMinion',
  'voiceRecruit',
  'chooseEventRecruit',
  'moveCompanions',
  'pickAt',
]);

const isByRule = ({ frames }: War): boolean => BY_RULE.has(frames[frames.length - 1].step);

/** What chance is about: the hunt, the battle for a place, or anything else. */
const [ELSE, HUNT, BATTLES] = [0, 1, 2];
const MOVING = ACTIONS.indexOf('move-fellowship');

function chanceKey({ open, frames }: War, move: Move): number {
  if (open.battle !== null) return BATTLES + open.battle.to;
  const moves = verbOf(move) === spend.index && spend.read.action(move) === MOVING;
  return moves || frames.some((frame) => fellowshipDieFrame.is(frame)) ? HUNT : ELSE;
}

/** How somebody looks ahead. */
interface SearchSettings {
  /** By these rules of thumb everybody goes on. */
  readonly plans: PlanSelector;
  /** What closes a playout. */
  readonly chances: Chances;
  /** Ends of turns that are waited for. */
  readonly turns: number;
  /** Moves compared with each other. */
  readonly compared: number;
}

/** War of the Ring for those who look ahead: to the end of a turn, by rules of thumb, closed by the fitted chance to win. */
export function searchPolicy({ plans, chances, turns, compared }: SearchSettings): SearchPolicy<War> {
  return {
    game,
    play: (s, seat, random) => quickly(new DecisionContext(s, seat, random, false, plans)),
    candidates: (s, seat, moves, random) => best(new DecisionContext(s, seat, random, true, plans), moves, isByRule(s) ? 1 : compared),
    chanceKey: chanceKey,
    horizon({ open: { turn } }) {
      return ({ open }) => open.turn >= turn + turns;
    },
    value: (s, seat) => chances.chance(s, sideOfSeat(s, seat)),
    topics: { names: TOPICS, terms: (s, seat) => chances.terms(s, sideOfSeat(s, seat)) },
  };
}
