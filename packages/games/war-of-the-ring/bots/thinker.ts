import type { Thinker } from '#bots/search/thinker.ts';
import { type Move, verbOf } from '#kernel';
import { warOfTheRing } from '../index.ts';
import { fellowshipDieFrame } from '../rules/frames/hunt.ts';
import { ACTIONS } from '../rules/nouns.ts';
import type { War } from '../rules/state.ts';
import { sideOfSeat } from '../rules/team/seats.ts';
import { spend } from '../rules/verbs.ts';
import { chanceOf, termsOf } from './chance.ts';
import { TOPICS } from './features.ts';
import { best, quickly, Thought } from './worth.ts';

/** Moves compared with each other. */
const COMPARED = 6;

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

/** What chance is about: the hunt, the battle for a place, or anything else. */
const [ELSE, HUNT, BATTLES] = [0, 1, 2];
const MOVING = ACTIONS.indexOf('move-fellowship');

function luck({ open, frames }: War, move: Move): number {
  if (open.battle !== null) return BATTLES + open.battle.to;
  const moves = verbOf(move) === spend.index && spend.read.action(move) === MOVING;
  return moves || frames.some((frame) => fellowshipDieFrame.is(frame)) ? HUNT : ELSE;
}

/** War of the Ring for those who look ahead: to the end of the turn, by the rules of thumb, closed by the fitted chance to win. */
export const thinker: Thinker<War> = {
  game: warOfTheRing,
  play: (s, seat, random) => quickly(new Thought(s, seat, random, false)),
  candidates: (s, seat, moves, random) =>
    best(new Thought(s, seat, random, true), moves, BY_RULE.has(s.frames[s.frames.length - 1].step) ? 1 : COMPARED),
  luck,
  until({ open: { turn } }) {
    return ({ open }) => open.turn !== turn;
  },
  value: (s, seat) => chanceOf(s, sideOfSeat(s, seat)),
  reasons: { topics: TOPICS, terms: (s, seat) => termsOf(s, sideOfSeat(s, seat)) },
};
