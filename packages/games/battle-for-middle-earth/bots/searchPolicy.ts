import { asId } from '#kernel/id.ts';
import type { LogisticModel } from '#bots/search/fit.ts';
import type { SearchBudget } from '#bots/search/look-ahead.ts';
import { type ValueDataset, epsilonGreedy } from '#bots/search/value-dataset.ts';
import type { SearchPolicy } from '#bots/search/search-policy.ts';
import { LegalMoves, type Seat, SeatObservation } from '#kernel';
import { battleForMiddleEarth as game } from '../index.ts';
import { type Battle, seatsOf } from '../rules/state.ts';
import fitted from './fitted.json' with { type: 'json' };
import { lookAhead } from './outlook.ts';
import { ranger, ranked } from './ranger.ts';
import { STRENGTH_NAMES, strengthOf } from './strength.ts';

/** How hard `master` thinks. */
export const MASTER: SearchBudget = { worlds: 8, firstCut: 2, gain: 0.004, errors: 1 };

/** Moves compared with each other. */
const COMPARED = 6;

const { weights }: LogisticModel = fitted;
const WEIGHTS = Float64Array.from(STRENGTH_NAMES, (name) => weights[name] ?? 0);

const legalMoves = new LegalMoves(game);

function teamStrength(s: Battle, seat: Seat): number {
  return strengthOf(s, seat).reduce((sum, value, i) => sum + WEIGHTS[i] * value, 0);
}

/** Fitted to games of two: the odds between any two players are those they would have alone. */
function chanceOf(s: Battle, seat: Seat): number {
  const mine = teamStrength(s, seat);
  let others = 0;
  for (let other: Seat = asId(0); other < seatsOf(s); other++)
    if (other !== seat && !s.open.out[other]) others += Math.exp(teamStrength(s, other) - mine);
  return 1 / (1 + others);
}

/** Turns since the beginning. */
function turnsOf({ open: { handSize, round, active, first } }: Battle): number {
  const seats = handSize.length;
  return round * seats + ((active - first + seats) % seats);
}

/**
 * The Battle for those who look ahead: until everybody has had a turn, everybody playing as a ranger on what his own seat can know, closed by the fitted chance to win. The piles of a world are dealt
 * with it, so what is compared in it meets the same cards.
 */
export const policy: SearchPolicy<Battle> = {
  game,
  play: (s, seat, random) => ranger(new SeatObservation(game, s, seat, legalMoves), random),
  candidates(world, seat, moves, random) {
    const { s, outlook } = lookAhead(new SeatObservation(game, world, seat, legalMoves), random);
    return ranked(s, seat, moves, outlook).slice(0, COMPARED);
  },
  horizon(world) {
    const end = turnsOf(world) + seatsOf(world);
    return (now) => turnsOf(now) >= end;
  },
  value: chanceOf,
};

export const valueDataset: ValueDataset<Battle> = {
  names: STRENGTH_NAMES,
  features(s) {
    const other = strengthOf(s, 1);
    return strengthOf(s, 0).map((value, i) => value - other[i]);
  },
  period: turnsOf,
  players: { master: epsilonGreedy(ranger, 30) },
};
