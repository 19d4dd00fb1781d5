import { perform, settle, stepOf } from './flow.ts';
import type { Game } from './game.ts';
import { Lister } from './lister.ts';
import type { SeededRandom } from './random/seeded.ts';
import { firstOf } from './seat.ts';
import type { State } from './state.ts';
import { isAutomatic } from './step.ts';
import { SilentTable } from './table.ts';

/** Plays whole games with random moves, as fast as the rules allow. Make one and keep it. */
export class Playout<S extends State> {
  readonly lister: Lister<S>;
  private readonly game: Game<S>;

  constructor(game: Game<S>) {
    this.game = game;
    this.lister = new Lister(game);
  }

  /** Plays a state to its end, in place; returns the number of decisions. */
  toEnd(state: S, random: SeededRandom): number {
    const { game, lister } = this;
    const table = new SilentTable(random);
    let decisions = 0;
    for (; state.outcome === null; decisions++) {
      const step = stepOf(game, state);
      if (isAutomatic(step)) throw new Error(`${game.id}: nobody is asked at an automatic step`);
      const seats = step.asks(state);
      const seat = firstOf(seats);
      const list = lister.at(step, state, seat);
      if (list.length === 0) throw new Error(`${game.id}: seat ${seat} is asked but has no option`);
      if (decisions > game.longest) throw new Error(`${game.id}: longer than ${game.longest} decisions`);
      perform(game, state, seat, list.moves[list.length === 1 ? 0 : random.below(list.length)], table);
    }
    return decisions;
  }

  /** A whole game from its set-up. */
  fromSetup(box: S['box'], options: unknown, seats: number, random: SeededRandom): { state: S; decisions: number } {
    const state = this.game.setup(box, this.game.readOptions(options, seats), seats, new SilentTable(random));
    settle(this.game, state, new SilentTable(random));
    return { state, decisions: this.toEnd(state, random) };
  }
}
