import { LookAhead } from '../../../packages/bots/search/look-ahead.ts';
import { SeatObservation } from '../../../packages/kernel/observation.ts';
import { policy } from '../../../packages/games/battle-for-middle-earth/bots/searchPolicy.ts';
import { battleForMiddleEarth as game } from '../../../packages/games/battle-for-middle-earth/index.ts';
import type { Battle } from '../../../packages/games/battle-for-middle-earth/rules/state.ts';
import { attack, endTurn } from '../../../packages/games/battle-for-middle-earth/rules/verbs.ts';
import { LegalMoves, SeededRandom } from '../../../packages/kernel/index.ts';
import type { Fault } from './fault.ts';

/** What an enemy must be worth, in chance to win, to be missed at a glance; and how clear of the noise. */
const MISSED = 0.05;
const CLEAR = 2.5;

/** Ending the turn against each attack that was open, in many worlds. */
const judge = new LookAhead(
  {
    ...policy,
    candidates: (_world, _seat, moves) => [...moves.filter((move) => endTurn.is(move)), ...moves.filter((move) => attack.is(move))],
  },
  { worlds: 64, firstCut: 64, gain: 0, errors: 0 },
);
const legalMoves = new LegalMoves(game);

/** Whoever may attack wins for certain. Waiting for a greater enemy can be worth more: a fault is an attack left out that would clearly have been better. */
export const enemyLeft: Fault<Battle> = {
  name: 'a free enemy left',
  sees({ before, seat, move, moves }) {
    if (!endTurn.is(move) || !moves.some((each) => attack.is(each))) return false;
    const { gains, errors } = judge.search(new SeatObservation(game, before, seat, legalMoves), new SeededRandom(1));
    return gains.some((gain, at) => gain > MISSED && gain > CLEAR * errors[at]);
  },
};
