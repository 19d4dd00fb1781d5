import { type Distribution, given, successes, sum, certainly } from '#odds';

/** What combat cards change in the rolls of one side, in one round. */
export interface RollModifiers {
  /** Added to each die of the combat roll, and of the leader re-roll. */
  readonly rollBonus?: number;
  readonly rerollBonus?: number;
  /** Fewer dice in the combat roll, but one at least. */
  readonly fewerDice?: number;
  readonly noReroll?: boolean;
  /** Hits beside the dice. */
  readonly extraHits?: number;
}

/** From five on a die hits; at walls a six is needed (WR-BATTLE-26, WR-BATTLE-47, WR-SIEGE-10). */
export const HIT = 5;
export const HIT_AT_WALLS = 6;

/** A natural 1 misses and a natural 6 hits, whatever is added (WR-BATTLE-31). */
function chanceOfHit(needed: number, bonus = 0): number {
  let faces = 0;
  for (let die = 2; die <= 6; die++) if (die === 6 || die + bonus >= needed) faces++;
  return faces / 6;
}

/** The hits of one side in a round: its combat roll, then as many missed dice again as its leadership allows (WR-BATTLE-27). */
export function hitsOfRound(dice: number, leadership: number, needed: number, modifiers: RollModifiers = {}): Distribution {
  const { rollBonus = 0, rerollBonus = 0, fewerDice = 0, noReroll = false, extraHits = 0 } = modifiers;
  const thrown = fewerDice > 0 ? Math.max(Math.min(1, dice), dice - fewerDice) : dice;
  const again = chanceOfHit(needed, rerollBonus);
  const rolled = given(successes(thrown, chanceOfHit(needed, rollBonus)), (hits) =>
    sum(certainly(hits), successes(noReroll ? 0 : Math.min(leadership, thrown - hits), again)),
  );
  return sum(certainly(extraHits), rolled);
}
