import { type EffectId, GANDALF, NAZGUL, ORC, RING, WEAPON } from '../content/box.ts';
import { forceOf, gandalfsThatWork, threatOf } from '../rules/symbols.ts';

/**
 * What the dice set aside amount to, as one number that adds up die by die: Rings, the balance of weapons over orcs, Gandalfs that
 * work, Nazgûl on oneself, and one bit for each opponent who is hit. The loose dice stand above it as bits.
 */
const BALANCE = 3;
const GANDALFS = 8;
const HITS = 11;
const OPPONENTS = 14;
export const LOOSE = 17;

/** The balance may be negative; it is kept above zero. */
const EVEN = 16;

/** Nothing set aside. */
export const NOTHING = EVEN << BALANCE;

/** Whom a Nazgûl on a die hits: oneself, nobody, or an opponent (`OPPONENT` for the first, and so on). */
export const ONESELF = 0;
export const NO_ONE = 1;
export const OPPONENT = 2;

/** What one more die adds. */
export function worthOf(symbol: number, target: number, effect: EffectId | null): number {
  switch (symbol) {
    case RING:
      return 1;
    case WEAPON:
      return forceOf(1, effect) << BALANCE;
    case ORC:
      return -(threatOf(1, effect) << BALANCE);
    case GANDALF:
      return gandalfsThatWork(1, effect) << GANDALFS;
    case NAZGUL:
      return target === NO_ONE ? 0 : target === ONESELF ? 1 << HITS : 1 << (OPPONENTS + target - OPPONENT);
    default:
      return 0;
  }
}

export const ringsIn = (code: number): number => code & 7;
export const balanceIn = (code: number): number => ((code >> BALANCE) & 31) - EVEN;
export const gandalfsIn = (code: number): number => (code >> GANDALFS) & 7;
export const hitsIn = (code: number): number => (code >> HITS) & 7;
/** Bit by opponent. */
export const struckIn = (code: number): number => (code >> OPPONENTS) & 7;

const encode = (rings: number, balance: number, gandalfs: number, rest: number): number =>
  rings | ((balance + EVEN) << BALANCE) | (gandalfs << GANDALFS) | rest;

/** What more of a thing no longer matters in this turn. */
export interface Limits {
  /** Rings beyond this cross off nothing. */
  readonly rings: number;
  /** Gandalfs beyond this find no square to split. */
  readonly gandalfs: number;
  /** How much one die can change the balance, for the better and for the worse. */
  readonly force: number;
  readonly threat: number;
}

/** The same for all sums that lead to the same end: what cannot matter any more with so many dice left is dropped. */
export function simplify(code: number, dice: number, limits: Limits): number {
  const balance = balanceIn(code);
  const rest = code & ~((1 << HITS) - 1);
  const gandalfs = Math.min(gandalfsIn(code), limits.gandalfs);
  // The orcs can no longer be beaten: the Rings are lost whatever comes.
  if (balance < -limits.force * dice) return encode(0, -limits.force * dice - 1, gandalfs, rest);
  return encode(Math.min(ringsIn(code), limits.rings), Math.min(balance, limits.threat * dice), gandalfs, rest);
}
