/** An army, as far as its chances in a battle depend on it. */
export interface ArmyStrength {
  readonly regulars: number;
  readonly elites: number;
  /** Captains of the West: each adds one to the strength. */
  readonly captains: number;
  readonly leadership: number;
  /** Elites that lead (Isengard's while Saruman is in play): each adds one to the leadership. */
  readonly leadingElites?: boolean;
}

/** An army holds ten units at most. */
export const MOST_UNITS = 10;
/** No roll uses more dice (WR-COMP-02). */
export const MOST_DICE = 5;

export const unitsOf = ({ regulars, elites }: ArmyStrength): number => regulars + elites;

/** The hits that the army takes before it is gone: one for a regular, two for an elite. */
export const hitsToFall = ({ regulars, elites }: ArmyStrength): number => regulars + 2 * elites;

export const diceOf = (army: ArmyStrength): number => (unitsOf(army) === 0 ? 0 : Math.min(MOST_DICE, unitsOf(army) + army.captains));

export const leadershipOf = ({ leadership, leadingElites, elites }: ArmyStrength): number =>
  leadership + (leadingElites === true ? elites : 0);

/**
 * How an army pays a hit at the least cost: regulars that roll no die fall first, then elites are reduced, which costs no die, then regulars fall (WR-BATTLE-33).
 */
export function payHit(army: ArmyStrength): ArmyStrength {
  const { regulars, elites } = army;
  const spare = unitsOf(army) + army.captains > MOST_DICE;
  if (regulars > 0 && (spare || elites === 0)) return { ...army, regulars: regulars - 1 };
  if (elites > 0) return { ...army, regulars: regulars + 1, elites: elites - 1 };
  return army;
}

export function payHits(army: ArmyStrength, hits: number): ArmyStrength {
  let left = army;
  for (let hit = 0; hit < hits; hit++) left = payHit(left);
  return left;
}
