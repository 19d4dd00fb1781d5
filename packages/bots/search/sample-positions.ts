import { type Game, SeededRandom, type State } from '#kernel';
import type { Bot } from '../bot.ts';
import { cachedBox } from '../content-cache.ts';
import { SelfPlay } from '../self-play.ts';
import type { TrainingSet } from './fit.ts';
import type { ValueDataset } from './value-dataset.ts';

/** Positions of whole games, with the round in which and the game from which each was taken. */
export interface PositionSample extends TrainingSet {
  readonly rounds: readonly number[];
  readonly games: readonly number[];
}

/** Plays games between bots and samples a position whenever the dataset's period changes. */
export class PositionSampler<S extends State> {
  private readonly game: Game<S>;
  private readonly dataset: ValueDataset<S>;
  private readonly selfPlay: SelfPlay<S>;
  private readonly rows: Float64Array[] = [];
  private readonly won: number[] = [];
  private readonly rounds: number[] = [];
  private readonly games: number[] = [];
  private played = 0;

  constructor(game: Game<S>, dataset: ValueDataset<S>) {
    this.game = game;
    this.dataset = dataset;
    this.selfPlay = new SelfPlay(game, cachedBox(game, undefined), undefined);
  }

  /** One game, from an altered start where the dataset has such; the same seed and number give the same positions. */
  play(bots: readonly Bot<S>[], seed: number, number: number): void {
    const { dataset } = this;
    const before = this.rows.length;
    let period = Number.NaN;
    const starts = new SeededRandom(seed, 3 * number);
    const { outcome } = this.selfPlay.play(bots, new SeededRandom(seed, 3 * number + 1), new SeededRandom(seed, 3 * number + 2), {
      prepare: (state) => dataset.varyStart?.(state, starts),
      watch: (state) => {
        if (state.outcome !== null || dataset.period(state) === period) return;
        period = dataset.period(state);
        this.rows.push(dataset.features(state));
        this.rounds.push(this.game.rounds(state));
      },
    });
    for (let row = before; row < this.rows.length; row++) {
      this.won.push(outcome.winners.includes(0) ? 1 : 0);
      this.games.push(this.played);
    }
    this.played++;
  }

  sample(): PositionSample {
    return { rows: this.rows, won: this.won, rounds: this.rounds, games: this.games };
  }
}
