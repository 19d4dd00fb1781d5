import { binomial, type Prospect, type Race } from './race.ts';
import type { Trail } from './trail.ts';
import type { Weights } from './weights.ts';

/** A player at the end of a turn. */
export interface RacePosition {
  readonly fields: number;
  readonly trail: Trail;
  /** Has still a turn in this round. */
  readonly toPlay: boolean;
  /** How many others have a turn before this player's next one. */
  readonly before: number;
}

/** Probability that a player arrives in each round from now (0 is the round under way), with the spaces he has then. */
export interface Arrival {
  readonly chance: Float64Array;
  readonly spaces: Float64Array;
  readonly caught: Float64Array;
  /** Already in Mordor: the spaces are what they are. */
  readonly certain: boolean;
  /** Plays later in a round than the one who asks. */
  readonly later: boolean;
}

/** Probability that a seat wins, a shared victory counting as a part: the players race against time, each for himself. */
export function winningChance(
  mine: Arrival,
  theirs: readonly Arrival[],
  lastSurvivor: boolean,
  { spread, rally, longRun }: Weights,
): number {
  if (lastSurvivor && theirs.length === 0) return 1;
  const before = theirs.map(() => 0);
  const gone = theirs.map(() => 0);
  let alone = 0;
  let running = 1;
  let sum = 0;
  for (let round = 0; round < mine.chance.length; round++) {
    let unbeaten = 1;
    // Whoever plays after the other in a round has one last turn, and nothing to lose.
    const mineLast = mine.certain || mine.chance[round] === 0 ? 1 : Math.min(rally, Math.max(0, running) / mine.chance[round]);
    for (let other = 0; other < theirs.length; other++) {
      const { chance, spaces, caught, certain, later } = theirs[other];
      const same = chance[round];
      const tie = same === 0 || mine.chance[round] === 0 ? 0 : lead(mine.spaces[round] - spaces[round], mine.certain && certain, spread);
      const met = 1 - before[other];
      unbeaten *= later ? met - Math.min(met, same * rally) * (1 - tie) : met - same * (1 - tie * mineLast);
      before[other] += same;
      gone[other] += caught[round];
    }
    // Whoever is left alone has won by then: that is not won once more by arriving.
    sum += mine.chance[round] * Math.max(0, unbeaten - alone);
    running -= mine.chance[round] + mine.caught[round];
    if (lastSurvivor) {
      const now = gone.reduce((product, share) => product * share, 1);
      sum += (now - alone) * Math.max(0, running);
      alone = now;
    }
  }
  const left = before.reduce((product, share) => product * (1 - share), 1);
  return sum + (Math.max(0, running) * Math.max(0, left - alone) * longRun) / (theirs.length + 1);
}

/** Part of a victory when both arrive in one round: the one with more spaces wins, equals share. */
function lead(difference: number, certain: boolean, spread: number): number {
  if (certain) return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
  return 1 / (1 + Math.exp(-difference * spread));
}

/** `attackers`: how many others have still a turn in this round. */
export function arrivalOf({ fields, trail, toPlay, before }: RacePosition, all: number, race: Race, attackers: number): Arrival {
  const chance = new Float64Array(race.horizon + 1);
  const spaces = new Float64Array(race.horizon + 1);
  const caught = new Float64Array(race.horizon + 1);
  if (fields >= all) {
    // In Mordor, but the round is not over (JM-RULING-13).
    const strikes = binomial(attackers, race.danger);
    for (let hits = 0; hits < strikes.length; hits++) {
      if (hits < trail.spaces) chance[0] += strikes[hits];
      else caught[0] += strikes[hits];
    }
    spaces[0] = trail.spaces;
    return { chance, spaces, caught, certain: true, later: toPlay };
  }
  const ahead: Prospect = race.prospect(fields, trail, before);
  const shift = toPlay ? 1 : 0;
  caught[0] = ahead.caught[0];
  for (let round = 1 - shift; round + shift <= race.horizon; round++) {
    chance[round] = ahead.arrives[round + shift];
    spaces[round] = ahead.spaces[round + shift];
    caught[round] += ahead.caught[round + shift];
  }
  return { chance, spaces, caught, certain: false, later: toPlay };
}
