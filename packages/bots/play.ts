import {
  askedAt,
  firstOf,
  type Game,
  Lister,
  Lot,
  type Move,
  type Outcome,
  perform,
  type Random,
  type Seat,
  settle,
  SilentTable,
  type State,
} from '#kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { SeenState } from './seen.ts';

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly rounds: number;
}

/** Plays whole games between bots with nobody listening. Make one and keep it. */
export class BotTable<S extends State> {
  private readonly game: Game<S>;
  private readonly box: S['box'];
  private readonly given: unknown;
  private readonly options: unknown[] = [];
  private readonly lister: Lister<S>;
  private readonly lot: Lot<S> = new Lot();

  constructor(game: Game<S>, box: S['box'], options: unknown) {
    this.game = game;
    this.box = box;
    this.given = options;
    this.lister = new Lister(game);
  }

  /** The options are the same in every game: they are read once for a number of seats. */
  private read(seats: number): unknown {
    this.options[seats] ??= this.game.readOptions(this.given, seats);
    return this.options[seats];
  }

  /** One bot a seat. Chance of the table and chance of the bots are kept apart: how a bot thinks does not change the dice. `watch` looks on after every decision. */
  play(bots: readonly Bot<S>[], dice: Random, thoughts: Random, watch?: (state: S) => void): Played {
    const { game, lot } = this;
    const table = new SilentTable(dice);
    const state = game.setup(this.box, this.read(bots.length), bots.length, table);
    settle(game, state, table);
    let decisions = 0;
    for (; state.outcome === null; decisions++) {
      if (decisions > game.longest) throw new Error(`${game.id}: longer than ${game.longest} decisions`);
      const step = askedAt(game, state);
      const seat = firstOf(step.asks(state));
      // Whoever plays by lot needs no list: in War that is four times as fast.
      const move = bots[seat] === random ? lot.draw(step, state, seat, thoughts) : this.chosen(bots[seat], state, seat, thoughts);
      perform(game, state, seat, move, table);
      watch?.(state);
    }
    return { outcome: state.outcome, decisions, rounds: game.rounds(state) };
  }

  private chosen(bot: Bot<S>, state: S, seat: Seat, thoughts: Random): Move {
    const seen = new SeenState(this.game, state, seat, this.lister);
    if (seen.moves.length === 1) return seen.moves[0];
    const move = bot(seen, thoughts);
    if (!seen.moves.includes(move)) throw new Error(`${this.game.id}: the bot of seat ${seat} chose ${move}, which was not offered`);
    return move;
  }
}
