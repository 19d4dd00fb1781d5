import type { Bot } from '#bots/bot.ts';
import type { Move, Random } from '#kernel';
import { GANDALF, NAZGUL, ORC, RING, WEAPON, WHITE_TREE } from '../content/box.ts';
import { victim } from '../rules/nazgul.ts';
import { canSplitAny } from '../rules/squares.ts';
import type { Journey } from '../rules/state.ts';
import { asideCount, forceOf, gandalfsThatWork, tally, threatOf } from '../rules/symbols.ts';
import { finishRolling, repeatRoll, roll, setAside, split } from '../rules/verbs.ts';

/** One decision in eight is made without thinking. */
const WHIMS = 8;

/** Plays as one does over a cup of tea: takes what looks good now and does not count ahead. */
export const casual: Bot<Journey> = (seen, random) => {
  const { moves } = seen;
  if (moves.length === 1) return moves[0];
  if (random.draw(WHIMS) === 0) return any(moves, random);
  const s = seen.imagine(random);
  const of = (verb: { is(move: Move): boolean }): Move[] => moves.filter((move) => verb.is(move));

  const [repeat] = of(repeatRoll);
  if (repeat !== undefined && looksBad(s)) return repeat;

  const dice = of(setAside).map((move) => ({ move, worth: worth(s, setAside.read.die(move)) }));
  const wanted = dice.filter((die) => die.worth > 0);
  if (wanted.length > 0) return bestOf(wanted).move;
  const [onward] = [...of(finishRolling), ...of(roll)];
  if (onward !== undefined) return onward;
  // A Nazgûl has to be taken in any case; no other die goes with it that is not wanted.
  const forced = dice.filter(({ move }) => s.open.shows[setAside.read.die(move)] === NAZGUL);
  if (forced.length > 0) return bestOf(forced).move;
  if (dice.length > 0) return bestOf(dice).move;

  const [leftmost] = of(split);
  return leftmost ?? any(moves, random);
};

const bestOf = <T extends { readonly worth: number }>(dice: readonly T[]): T => dice.reduce((a, b) => (b.worth > a.worth ? b : a));

const any = (moves: readonly Move[], random: Random): Move => moves[random.draw(moves.length)];

/** A roll worth repeating: no Ring in it, or a Nazgûl that would strike oneself. */
function looksBad(s: Journey): boolean {
  const { shows, asideAt, active } = s.open;
  const loose = shows.flatMap((symbol, die) => (asideAt[die] === 0 ? [{ symbol, die }] : []));
  return !loose.some(({ symbol }) => symbol === RING) || loose.some(({ symbol, die }) => symbol === NAZGUL && victim(s, die) === active);
}

/** How good a die of this roll looks: above zero it is wanted, below it is taken only when something must be. */
function worth(s: Journey, die: number): number {
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
      return isBeatable(s) ? -0.2 : -2;
    case NAZGUL:
      return victim(s, die) === active ? -3 : 2;
    case WHITE_TREE:
      return wantsToStop(s) ? 0.5 : -1;
    default:
      return -1;
  }
}

const isThreatened = (s: Journey): boolean => {
  const { weapons, orcs } = tally(s);
  return forceOf(weapons, s.open.effect) < threatOf(orcs, s.open.effect);
};

const isBeatable = (s: Journey): boolean => {
  const { weapons, orcs } = tally(s);
  return forceOf(weapons, s.open.effect) >= threatOf(orcs + 1, s.open.effect);
};

/** The White Tree is welcome once there is something to keep and little left to win. */
const wantsToStop = (s: Journey): boolean => {
  const { moves } = tally(s);
  const loose = s.open.asideAt.filter((roll) => roll === 0).length;
  return moves >= 2 || (moves >= 1 && loose <= 3) || (asideCount(s, GANDALF) > 1 && loose <= 2);
};
