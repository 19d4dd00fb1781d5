import { firstOf, type Game, type Move, perform, type Random, type Seat, SeededRandom, SilentEffects, type State, waiting } from '#kernel';
import { Luck } from './luck.ts';
import type { Thinker } from './thinker.ts';

/** A playout that is still in the same period after this many decisions is judged where it stands. */
const LONGEST = 400;

/** The part of the victory that a seat has at the end: partners have all of it, rivals who share it divide it. Null while the game goes on. */
export function shareOf<S extends State>({ teams }: Game<S>, { outcome, own }: S, seat: Seat): number | null {
  if (outcome === null) return null;
  const { winners } = outcome;
  return winners.includes(seat) ? (teams?.[own.length] === undefined ? 1 / winners.length : 1) : 0;
}

/** The chance of one world: what is compared in it meets the same. */
export interface Chance {
  readonly dice: number;
  readonly thoughts: number;
}

const SEEDS = 1 << 30;
export const drawChance = (random: Random): Chance => ({ dice: random.draw(SEEDS), thoughts: random.draw(SEEDS) });

/** Plays imagined worlds on to the end of their period. Make one and keep it. */
export class Playouts<S extends State> {
  private readonly thinker: Thinker<S>;

  constructor(thinker: Thinker<S>) {
    this.thinker = thinker;
  }

  /** What a move is worth to a seat: everybody goes on by the rule bot, and the end of the period is valued. The world is used up. */
  after(world: S, seat: Seat, move: Move, chance: Chance): number {
    this.run(world, seat, move, chance);
    return shareOf(this.thinker.game, world, seat) ?? this.thinker.value(world, seat);
  }

  /** Makes a move in a world and goes on to the end of the period. */
  run(world: S, seat: Seat, move: Move, { dice, thoughts }: Chance): void {
    const { thinker } = this;
    const { game } = thinker;
    const luck = new Luck(dice);
    const effects = new SilentEffects(luck);
    const isFar = thinker.until(world, seat);
    let [asked, chosen] = [seat, move];
    for (let count = 0; count < LONGEST; count++) {
      luck.about(thinker.luck?.(world, chosen) ?? 0);
      perform(game, world, asked, chosen, effects);
      if (world.outcome !== null || isFar(world)) return;
      asked = firstOf(waiting(game, world));
      // Whims are the same in the same place, too.
      chosen = thinker.play(world, asked, new SeededRandom(thoughts, asked));
    }
  }
}
