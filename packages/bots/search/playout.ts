import { firstOf, type Game, type Move, perform, type Random, type Seat, SeededRandom, SilentEffects, type State, waiting } from '#kernel';
import { CommonRandomNumbers } from './common-random-numbers.ts';
import type { SearchPolicy } from './search-policy.ts';

/** A playout that has not reached its horizon after this many decisions is valued where it stands. */
const MAX_DECISIONS = 400;

/** Share of the victory of a seat at the end: partners share it in full, rivals divide it. Null while the game goes on. */
export function shareOf<S extends State>({ teams }: Game<S>, { outcome, own }: S, seat: Seat): number | null {
  if (outcome === null) return null;
  const { winners } = outcome;
  return winners.includes(seat) ? (teams?.[own.length] === undefined ? 1 / winners.length : 1) : 0;
}

/** Seeds of one world, shared by all candidates compared in it. */
interface WorldSeeds {
  readonly dice: number;
  readonly thoughts: number;
}

const SEEDS = 1 << 30;
export const drawSeeds = (random: Random): WorldSeeds => ({ dice: random.draw(SEEDS), thoughts: random.draw(SEEDS) });

/** Monte Carlo playouts of determinized worlds up to the policy's horizon. Reusable: create it once. */
export class Playouts<S extends State> {
  private readonly policy: SearchPolicy<S>;

  constructor(policy: SearchPolicy<S>) {
    this.policy = policy;
  }

  /** Value of a move for a seat: all seats go on with the rule bot, and the position at the horizon is valued. Consumes the world. */
  valueAfter(world: S, seat: Seat, move: Move, chance: WorldSeeds): number {
    this.run(world, seat, move, chance);
    return shareOf(this.policy.game, world, seat) ?? this.policy.value(world, seat);
  }

  /** Performs a move in a world and plays on to the horizon. */
  run(world: S, seat: Seat, move: Move, { dice, thoughts }: WorldSeeds): void {
    const { policy } = this;
    const { game } = policy;
    const random = new CommonRandomNumbers(dice);
    const effects = new SilentEffects(random);
    const isFar = policy.horizon(world, seat);
    let [asked, chosen] = [seat, move];
    for (let count = 0; count < MAX_DECISIONS; count++) {
      random.use(policy.chanceKey?.(world, chosen) ?? 0);
      perform(game, world, asked, chosen, effects);
      if (world.outcome !== null || isFar(world)) return;
      asked = firstOf(waiting(game, world));
      // Random choices of the rule bot are common random numbers, too.
      chosen = policy.play(world, asked, new SeededRandom(thoughts, asked));
    }
  }
}
