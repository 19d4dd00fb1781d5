import type { SearchBudget } from '#bots/search/look-ahead.ts';
import { type ValueDataset, epsilonGreedy } from '#bots/search/value-dataset.ts';
import type { SearchPolicy } from '#bots/search/search-policy.ts';
import { LegalMoves, type Move, type Random, type Seat } from '#kernel';
import { huntForTheRing as game } from '../../index.ts';
import { type Hunt, RING_BEARER } from '../../rules/state.ts';
import { bearersWorth, ringBearer } from '../bearer/ranger.ts';
import { hunter, huntersWorth } from '../hunter/ranger.ts';
import { bearersChance, PROSPECTS, prospectsOf } from './prospects.ts';

/** How hard `master` thinks. */
export const MASTER: SearchBudget = { worlds: 16, firstCut: 4, gain: 0.004, errors: 1 };

/** Moves compared with each other. */
const COMPARED = 5;

const legalMoves = new LegalMoves(game);

/** Turns since the beginning, in both parts. */
const turnOf = ({ open: { part, day, turn } }: Hunt): number => part * 1000 + day * 3 + turn;

const judging = (s: Hunt, seat: Seat, moves: readonly Move[], random: Random): ((move: Move) => number) =>
  seat === RING_BEARER ? bearersWorth(s) : huntersWorth(s, seat, moves, random);

/** Both rangers judge by what their own seat can know, so inside an imagined world nothing has to be dealt anew for them. */
function play(world: Hunt, seat: Seat, random: Random): Move {
  const observation = { game, seat, moves: legalMoves.options(world, seat).toArray(), determinize: () => world };
  return (seat === RING_BEARER ? ringBearer : hunter)(observation, random);
}

function candidates(world: Hunt, seat: Seat, moves: readonly Move[], random: Random): readonly Move[] {
  const worth = judging(world, seat, moves, random);
  const judged = moves.map((move) => ({ move, worth: worth(move) }));
  judged.sort((one, other) => other.worth - one.worth);
  return judged.slice(0, COMPARED).map(({ move }) => move);
}

/**
 * Hunt for the Ring for those who plan: until the Ring-bearer's next turn begins, everybody playing as a ranger on what his own seat can know, closed by the fitted chance to win. What the hunters
 * believe after it is worked out from the clues that the imagined turn has left.
 */
export const policy: SearchPolicy<Hunt> = {
  game,
  play,
  candidates,
  horizon(world) {
    const turn = turnOf(world);
    return (now) => turnOf(now) !== turn;
  },
  value: (s, seat) => (seat === RING_BEARER ? bearersChance(s) : 1 - bearersChance(s)),
};

export const valueDataset: ValueDataset<Hunt> = {
  names: PROSPECTS,
  features: prospectsOf,
  period: turnOf,
  players: {
    master: epsilonGreedy((observation, random) => (observation.seat === RING_BEARER ? ringBearer : hunter)(observation, random), 40),
  },
};
