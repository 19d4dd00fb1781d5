import { asId } from '#kernel/id.ts';
import type { Bot } from '#bots/bot.ts';
import type { Move, Random } from '#kernel';
import { GANDALF, NAZGUL, ORC, RING, WEAPON, WHITE_TREE, type Die } from '../content/box.ts';
import { victim } from '../rules/nazgul.ts';
import { canSplitAny } from '../rules/squares.ts';
import type { Journey } from '../rules/state.ts';
import { asideCount, forceOf, gandalfsThatWork, tally, threatOf } from '../rules/symbols.ts';
import { finishRolling, repeatRoll, roll, setAside, split } from '../rules/verbs.ts';

/** One decision in eight is made without thinking. */
const WHIMS = 8;

/** Plays as one does over a cup of tea: takes what looks good now and does not count ahead. */
export const casual: Bot<Journey> = (observation, random) => {
  const { moves } = observation;
  if (moves.length === 1) return moves[0];
  if (random.draw(WHIMS) === 0) return any(moves, random);
  const dice = moves.filter((move) => setAside.is(move));
  if (dice.length > 0) return ofRoll(observation.determinize(random), moves, dice);
  return moves.find((move) => split.is(move)) ?? any(moves, random);
};

/** What to do with a roll on the table. It is called often: nothing is made that is not needed. */
function ofRoll(s: Journey, moves: readonly Move[], dice: readonly Move[]): Move {
  const repeat = moves.find((move) => repeatRoll.is(move));
  if (repeat !== undefined && looksBad(s)) return repeat;
  const best = bestOf(s, dice);
  if (worth(s, setAside.read.die(best)) > 0) return best;
  const onward = moves.find((move) => finishRolling.is(move)) ?? moves.find((move) => roll.is(move));
  if (onward !== undefined) return onward;
  // A Nazgûl has to be taken in any case; no other die goes with it that is not wanted.
  const forced = dice.filter((move) => s.open.shows[setAside.read.die(move)] === NAZGUL);
  return forced.length > 0 ? bestOf(s, forced) : best;
}

function bestOf(s: Journey, dice: readonly Move[]): Move {
  let [best] = dice;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of dice) {
    const value = worth(s, setAside.read.die(move));
    if (value > most) {
      best = move;
      most = value;
    }
  }
  return best;
}

const any = (moves: readonly Move[], random: Random): Move => moves[random.draw(moves.length)];

/** A roll worth repeating: no Ring in it, or a Nazgûl that would strike oneself. */
function looksBad(s: Journey): boolean {
  const { shows, asideAt, active } = s.open;
  const loose = shows.flatMap((symbol, die) => (asideAt[die] === 0 ? [{ symbol, die }] : []));
  return (
    !loose.some(({ symbol }) => symbol === RING) || loose.some(({ symbol, die }) => symbol === NAZGUL && victim(s, asId(die)) === active)
  );
}

/** How good a die of this roll looks: above zero it is wanted, below it is taken only when something must be. */
function worth(s: Journey, die: Die): number {
  const { shows, active, effect } = s.open;
  switch (shows[die]) {
    case RING:
      return 4;
    case WEAPON:
      return isThreatened(s) ? 3 : 0.6;
    case GANDALF:
      return gandalfsThatWork(1, effect) > 0 && canSplitAny(s, active) ? 1 : -0.3;
    case ORC:
      // Never wanted, but harmless while there is a weapon to spare.
      return isBeatable(s, 1) ? -0.2 : -2;
    case NAZGUL:
      return victim(s, die) === active ? -3 : 2;
    case WHITE_TREE:
      return wantsToStop(s) ? 0.5 : -1;
    default:
      return -1;
  }
}

const isThreatened = (s: Journey): boolean => !isBeatable(s, 0);

/** Whether the weapons set aside are enough, with so many orcs more. */
const isBeatable = (s: Journey, more: number): boolean =>
  forceOf(asideCount(s, WEAPON), s.open.effect) >= threatOf(asideCount(s, ORC) + more, s.open.effect);

/** The White Tree is welcome once there is something to keep and little left to win. */
const wantsToStop = (s: Journey): boolean => {
  const { moves } = tally(s);
  const loose = s.open.asideAt.filter((roll) => roll === 0).length;
  return moves >= 2 || (moves >= 1 && loose <= 3) || (asideCount(s, GANDALF) > 1 && loose <= 2);
};
