import { firstOf, Lister, type Move, perform, type Random, type Seat, SilentTable, type State, waiting } from '#kernel';
import type { Thinker } from './thinker.ts';

/** A playout that is still in the same period after this many decisions is judged where it stands. */
const LONGEST = 400;

/** The part of the victory that a seat has. */
export const shareOf = (winners: readonly Seat[], seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Plays imagined worlds on to the end of their period. Make one and keep it. */
export class Playouts<S extends State> {
  private readonly thinker: Thinker<S>;
  private readonly lister: Lister<S>;

  constructor(thinker: Thinker<S>) {
    this.thinker = thinker;
    this.lister = new Lister(thinker.game);
  }

  /** What a move is worth to a seat: everybody goes on by the rule bot, and the end of the period is valued. The world is used up. */
  after(world: S, seat: Seat, move: Move, dice: Random, thoughts: Random): number {
    this.run(world, seat, move, dice, thoughts);
    return world.outcome === null ? this.thinker.value(world, seat) : shareOf(world.outcome.winners, seat);
  }

  /** Makes a move in a world and goes on to the end of the period. */
  run(world: S, seat: Seat, move: Move, dice: Random, thoughts: Random): void {
    const { thinker, lister } = this;
    const { game } = thinker;
    const table = new SilentTable(dice);
    const period = thinker.period(world);
    perform(game, world, seat, move, table);
    for (let count = 0; count < LONGEST && world.outcome === null && thinker.period(world) === period; count++) {
      const asked = firstOf(waiting(game, world));
      const moves = lister.options(world, asked).toArray();
      perform(game, world, asked, moves.length === 1 ? moves[0] : thinker.play(world, asked, moves, thoughts), table);
    }
  }
}
