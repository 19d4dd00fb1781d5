import { askedAt, perform, settle } from './flow.ts';
import type { Game } from './game.ts';
import { RandomMove } from './randomMove.ts';
import type { SeededRandom } from './random/seededRandom.ts';
import { firstOf } from './seat.ts';
import type { State } from './state.ts';
import { SilentEffects } from './effects.ts';

/** Monte Carlo playouts: whole games of random moves, as fast as the rules allow. Reusable: create it once. */
export class Playout<S extends State> {
  private readonly randomMove: RandomMove<S> = new RandomMove();
  private readonly game: Game<S>;

  constructor(game: Game<S>) {
    this.game = game;
  }

  /** Plays a state to its end, in place; returns the number of decisions. */
  toEnd(state: S, random: SeededRandom): number {
    const { game, randomMove } = this;
    const effects = new SilentEffects(random);
    let decisions = 0;
    for (; state.outcome === null; decisions++) {
      const step = askedAt(game, state);
      const seat = firstOf(step.asks(state));
      if (decisions > game.longest) throw new Error(`${game.id}: longer than ${game.longest} decisions`);
      perform(game, state, seat, randomMove.draw(step, state, seat, random), effects);
    }
    return decisions;
  }

  /** A whole game from its set-up. */
  fromSetup(box: S['box'], options: unknown, seats: number, random: SeededRandom): { state: S; decisions: number } {
    const state = this.game.setup(box, this.game.readOptions(options, seats), seats, new SilentEffects(random));
    settle(this.game, state, new SilentEffects(random));
    return { state, decisions: this.toEnd(state, random) };
  }
}
