import type { Thinker } from '#bots/search/thinker.ts';
import { warOfTheRing } from '../index.ts';
import type { War } from '../rules/state.ts';
import { sideOfSeat } from '../rules/team/seats.ts';
import { chanceOf, termsOf } from './chance.ts';
import { TOPICS } from './features.ts';
import { best, choose, Thought } from './worth.ts';

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
]);

/** War of the Ring for those who look ahead: to the end of the turn, by the rules of thumb, closed by the fitted chance to win. */
export const thinker: Thinker<War> = {
  game: warOfTheRing,
  play: (s, seat, moves, random) => choose(new Thought(s, seat, random, false), moves),
  candidates: (s, seat, moves, random) =>
    best(new Thought(s, seat, random, true), moves, BY_RULE.has(s.frames[s.frames.length - 1].step) ? 1 : COMPARED),
  period: (s) => s.open.turn,
  value: (s, seat) => chanceOf(s, sideOfSeat(s, seat)),
  reasons: { topics: TOPICS, terms: (s, seat) => termsOf(s, sideOfSeat(s, seat)) },
};
