import type { Seat } from '#kernel';
import { binomial, HORIZON, type Prospect, type Race } from './race.ts';
import type { Trail } from './trail.ts';

/** A player at the end of a turn. */
export interface Standing {
  readonly fields: number;
  readonly trail: Trail;
  readonly out: boolean;
  /** Has still a turn in this round. */
  readonly toPlay: boolean;
}

/** How much the end of the horizon is worth to somebody still under way. */
const LONG_RUN = 0.3;
/** How sure a lead in spaces is when both numbers are still open. */
const SPREAD = 1.2;

/** Probability that a player arrives in each round from now (0 is the round under way), with the spaces he has then. */
interface Arrival {
  readonly chance: Float64Array;
  readonly spaces: Float64Array;
  readonly caught: Float64Array;
}

/** Probability that a seat wins, a shared victory counting as a part: the players race against time, each for himself. */
export function winningChance(players: readonly Standing[], me: Seat, all: number, lastSurvivor: boolean, race: Race): number {
  const own = players[me];
  if (own.out) return 0;
  const others = players.filter((player, seat) => seat !== me && !player.out);
  if (lastSurvivor && others.length === 0) return 1;
  const mine = arrivalOf(own, all, race, others.filter(({ toPlay }) => toPlay).length);
  const theirs = others.map((player) => arrivalOf(player, all, race, others.filter((other) => other !== player && other.toPlay).length));
  const before = theirs.map(() => 0);
  const gone = theirs.map(() => 0);
  let alone = 0;
  let running = 1;
  let sum = 0;
  for (let round = 0; round <= HORIZON; round++) {
    let unbeaten = 1;
    for (const [index, { chance, spaces }] of theirs.entries()) {
      const same = chance[round];
      const tie = same === 0 ? 0 : lead(mine.spaces[round] - spaces[round], own.fields === all && others[index].fields === all);
      unbeaten *= 1 - before[index] - same * (1 - tie);
      before[index] += same;
      gone[index] += theirs[index].caught[round];
    }
    sum += mine.chance[round] * unbeaten;
    running -= mine.chance[round] + mine.caught[round];
    if (lastSurvivor) {
      const now = gone.reduce((product, share) => product * share, 1);
      sum += (now - alone) * Math.max(0, running);
      alone = now;
    }
  }
  const left = before.reduce((product, share) => product * (1 - share), 1);
  return sum + (Math.max(0, running) * left * LONG_RUN) / players.length;
}

/** Part of a victory when both arrive in one round: the one with more spaces wins, equals share. */
function lead(difference: number, certain: boolean): number {
  if (certain) return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
  return 1 / (1 + Math.exp(-difference * SPREAD));
}

function arrivalOf({ fields, trail, toPlay }: Standing, all: number, race: Race, attackers: number): Arrival {
  const chance = new Float64Array(HORIZON + 1);
  const spaces = new Float64Array(HORIZON + 1);
  const caught = new Float64Array(HORIZON + 1);
  if (fields >= all) {
    // In Mordor, but the round is not over (JM-RULING-13).
    const strikes = binomial(attackers, race.danger);
    for (let hits = 0; hits < strikes.length; hits++) {
      if (hits < trail.spaces) chance[0] += strikes[hits];
      else caught[0] += strikes[hits];
    }
    spaces[0] = trail.spaces;
    return { chance, spaces, caught };
  }
  const ahead: Prospect = race.prospect(fields, trail);
  const shift = toPlay ? 1 : 0;
  for (let round = 1 - shift; round + shift <= HORIZON; round++) {
    chance[round] = ahead.arrives[round + shift];
    spaces[round] = ahead.spaces[round + shift];
    caught[round] = ahead.caught[round + shift];
  }
  return { chance, spaces, caught };
}
