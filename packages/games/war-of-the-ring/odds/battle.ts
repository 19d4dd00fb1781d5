import { type Distribution, meanOf } from '#odds';
import { type ArmyStrength, diceOf, hitsToFall, leadershipOf, MOST_UNITS, payHits, unitsOf } from './army.ts';
import { HIT, HIT_AT_WALLS, hitsOfRound, type RollModifiers } from './roll.ts';

/** A battle that is about to begin or to go on, and how long each side means to fight. */
export interface BattleSetup {
  readonly attacker: ArmyStrength;
  readonly defender: ArmyStrength;
  readonly kind: 'field' | 'assault' | 'sortie';
  /** A field battle against a city or a fortification: in the first round the attacker needs a six. */
  readonly walls?: boolean;
  /** Rounds that were fought already. */
  readonly fought?: number;
  /** What combat cards change in the next round. */
  readonly cards?: { readonly attacker?: RollModifiers; readonly defender?: RollModifiers };
  /** Further rounds after which the attacker ceases; without it, none. */
  readonly attackerRounds?: number;
  /** Further rounds after which the defender retreats; without it, none. An army in a siege cannot. */
  readonly defenderRounds?: number;
  /** Assaults: rounds that cost the attacker no elite (one, or three by a card), and elites that it does not spend on more. */
  readonly freeRounds?: number;
  readonly keptElites?: number;
}

/** How a battle may have ended by the end of a round. */
export interface RoundOdds {
  readonly round: number;
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly bothFall: number;
}

/** What is left of an army: the chance of each number of units, and the hits taken on average. */
interface ArmyOdds {
  readonly units: Distribution;
  readonly hitsTaken: number;
}

export interface BattleOdds {
  /** The other side's units fall, one's own do not. */
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly bothFall: number;
  /** The battle ends with both armies there: it is ceased, or the defender retreats. */
  readonly undecided: number;
  readonly rounds: number;
  readonly byRound: readonly RoundOdds[];
  readonly attacker: ArmyOdds;
  readonly defender: ArmyOdds;
}

const SIZE = MOST_UNITS + 1;
const indexOf = ({ regulars, elites }: ArmyStrength): number => regulars * SIZE + elites;
const STATES = SIZE * SIZE;
/** Less than this is nobody's chance any more. */
const NEGLIGIBLE = 1e-12;
const MOST_ROUNDS = 400;

/** One army in all states that it can still come to. */
class Side {
  readonly armies: readonly ArmyStrength[];
  private readonly start: ArmyStrength;
  private readonly after = new Map<number, number>();

  constructor(start: ArmyStrength) {
    this.start = start;
    this.armies = Array.from({ length: STATES }, (_, index) => ({ ...start, regulars: Math.floor(index / SIZE), elites: index % SIZE }));
  }

  get first(): number {
    return indexOf(this.start);
  }

  /** The state after some hits. */
  struck(state: number, hits: number): number {
    const key = state * 32 + hits;
    let found = this.after.get(key);
    if (found === undefined) {
      found = indexOf(payHits(this.armies[state], hits));
      this.after.set(key, found);
    }
    return found;
  }

  /** The state after an elite was given for a round more of an assault (WR-SIEGE-12). */
  extended(state: number): number {
    const army = this.armies[state];
    return indexOf({ ...army, regulars: army.regulars + 1, elites: army.elites - 1 });
  }

  isGone(state: number): boolean {
    return unitsOf(this.armies[state]) === 0;
  }
}

/** The hits of a side in one round, for every state it may be in. */
function hitTable(side: Side, needed: number, modifiers: RollModifiers | undefined): (state: number) => Distribution {
  const known = new Map<number, Distribution>();
  return (state) => {
    const army = side.armies[state];
    const [dice, leads] = [diceOf(army), leadershipOf(army)];
    const key = dice * 64 + leads;
    let found = known.get(key);
    if (found === undefined) {
      found = hitsOfRound(dice, leads, needed, modifiers);
      known.set(key, found);
    }
    return found;
  };
}

const neededBy = ({ kind, walls }: BattleSetup, round: number): number =>
  kind === 'assault' || (kind === 'field' && walls === true && round === 1) ? HIT_AT_WALLS : HIT;

/**
 * The exact chances of a battle: all dice of all rounds, with losses paid at the least cost. Combat cards count as far as the set-up names them.
 */
export function battleOdds(setup: BattleSetup): BattleOdds {
  const { kind, fought = 0, cards = {}, attackerRounds = Infinity, defenderRounds = Infinity, freeRounds = 1, keptElites = 0 } = setup;
  const [attacker, defender] = [new Side(setup.attacker), new Side(setup.defender)];
  const ended = new Float64Array(STATES * STATES);
  let open = new Map([[attacker.first * STATES + defender.first, 1]]);
  const byRound: RoundOdds[] = [];
  let [attackerWins, defenderWins, bothFall] = [0, 0, 0];
  for (let round = fought + 1; open.size > 0 && round <= fought + MOST_ROUNDS; round++) {
    const hitsOfAttacker = hitTable(attacker, neededBy(setup, round), round === fought + 1 ? cards.attacker : undefined);
    const hitsOfDefender = hitTable(defender, HIT, round === fought + 1 ? cards.defender : undefined);
    const isLast = round - fought >= Math.min(attackerRounds, kind === 'assault' ? Infinity : defenderRounds);
    const next = new Map<number, number>();
    for (const [pair, chance] of open) {
      const [a, d] = [Math.floor(pair / STATES), pair % STATES];
      for (const [byDefender, one] of hitsOfDefender(d).entries())
        for (const [byAttacker, other] of hitsOfAttacker(a).entries()) {
          const share = chance * one * other;
          if (share === 0) continue;
          const [left, facing] = [attacker.struck(a, byDefender), defender.struck(d, byAttacker)];
          const [isLost, isWon] = [attacker.isGone(left), defender.isGone(facing)];
          if (isLost && isWon) bothFall += share;
          else if (isLost) defenderWins += share;
          else if (isWon) attackerWins += share;
          // Without an elite to pay with, an assault is over (WR-SIEGE-11).
          const pays = kind === 'assault' && round >= freeRounds;
          const goesOn = !isLost && !isWon && !isLast && (!pays || attacker.armies[left].elites > keptElites);
          if (!goesOn) ended[left * STATES + facing] += share;
          else {
            const to = (pays ? attacker.extended(left) : left) * STATES + facing;
            next.set(to, (next.get(to) ?? 0) + share);
          }
        }
    }
    byRound.push({ round, attackerWins, defenderWins, bothFall });
    open = new Map([...next].filter(([, chance]) => chance > NEGLIGIBLE));
  }
  const undecided = Math.max(0, 1 - attackerWins - defenderWins - bothFall);
  return {
    attackerWins,
    defenderWins,
    bothFall,
    undecided,
    rounds: byRound.length,
    byRound,
    attacker: armyOdds(setup.attacker, attacker, ended, (pair) => Math.floor(pair / STATES)),
    defender: armyOdds(setup.defender, defender, ended, (pair) => pair % STATES),
  };
}

function armyOdds(start: ArmyStrength, side: Side, ended: Float64Array, stateIn: (pair: number) => number): ArmyOdds {
  const units = Array.from({ length: unitsOf(start) + 1 }, () => 0);
  const hits = Array.from({ length: hitsToFall(start) + 1 }, () => 0);
  for (const [pair, chance] of ended.entries()) {
    if (chance === 0) continue;
    const army = side.armies[stateIn(pair)];
    units[unitsOf(army)] += chance;
    hits[hitsToFall(start) - hitsToFall(army)] += chance;
  }
  return { units, hitsTaken: meanOf(hits) };
}
