import { atLeast, certainly, type Distribution, given, meanOf, successes, sum } from '#odds';

/** A hunt that is about to be rolled. */
interface HuntSetup {
  /** Dice of the Shadow in the hunt box; five at most are rolled. */
  readonly dice: number;
  /** Dice of the Free Peoples in the box, and what a card adds: each adds one to every roll. */
  readonly bonus: number;
  /** Failed dice that may be rolled again. */
  readonly rerolls: number;
}

/** A hunt tile, as far as chances depend on it. */
export interface TileEffect {
  /** Corruption; an Eye counts the successes, a die is rolled; below zero it heals. */
  readonly value: number | 'eye' | 'die';
  readonly reveals: boolean;
  /** In Mordor the Fellowship stays where it is. */
  readonly stops: boolean;
  /** Standard tiles with a number do not reveal while Gollum leads. */
  readonly special: boolean;
}

const MOST_DICE = 5;

/** The chance of one die: a natural 1 fails, otherwise six with all that is added (WR-HUNT-11, WR-HUNT-12). */
const chanceOfSuccess = (bonus: number): number => Math.min(5, 1 + bonus) / 6;

export function huntSuccesses({ dice, bonus, rerolls }: HuntSetup): Distribution {
  const thrown = Math.min(MOST_DICE, dice);
  const chance = chanceOfSuccess(bonus);
  return given(successes(thrown, chance), (hits) => sum(certainly(hits), successes(Math.min(rerolls, thrown - hits), chance)));
}

/** What one draw from a pool does: the chance to be revealed, and the damage. */
interface DrawOdds {
  readonly revealed: number;
  readonly damage: Distribution;
}

export const revealsUnder = (tile: TileEffect, gollum: boolean): boolean =>
  tile.reveals && (!gollum || tile.special || tile.value === 'eye');

export function damageOf({ value }: TileEffect, eye: number): Distribution {
  if (value === 'eye') return certainly(eye);
  if (value === 'die') return [0, ...Array.from({ length: 6 }, () => 1 / 6)];
  return certainly(Math.max(0, value));
}

/** One tile of the pool, each as likely as the others. */
export function drawOdds(pool: readonly TileEffect[], eye: number, gollum: boolean): DrawOdds {
  if (pool.length === 0) return { revealed: 0, damage: certainly(0) };
  const damage: number[] = [];
  let revealed = 0;
  for (const tile of pool) {
    if (revealsUnder(tile, gollum)) revealed += 1 / pool.length;
    for (const [points, chance] of damageOf(tile, eye).entries()) damage[points] = (damage[points] ?? 0) + chance / pool.length;
  }
  return { revealed, damage: Array.from(damage, (chance) => chance ?? 0) };
}

interface HuntOdds {
  /** How many successes the roll has. */
  readonly successes: Distribution;
  /** A tile is drawn. */
  readonly found: number;
  /** The tile reveals the Fellowship. */
  readonly revealed: number;
  /** Damage of the tile, before a guide, a card or a Companion takes some of it. */
  readonly damage: Distribution;
  readonly meanDamage: number;
}

/** The roll and the tile after it, from what everybody knows of the pool. */
export function huntOdds(setup: HuntSetup, pool: readonly TileEffect[], gollum: boolean): HuntOdds {
  const rolled = huntSuccesses(setup);
  let revealed = 0;
  const damage = given(rolled, (hits) => {
    if (hits === 0) return certainly(0);
    const drawn = drawOdds(pool, hits, gollum);
    revealed += (rolled[hits] ?? 0) * drawn.revealed;
    return drawn.damage;
  });
  return { successes: rolled, found: atLeast(rolled, 1), revealed, damage, meanDamage: meanOf(damage) };
}
