import {
  askedAt,
  firstOf,
  type Game,
  LegalMoves,
  RandomMove,
  type Move,
  type Outcome,
  perform,
  type Random,
  type Seat,
  SeatObservation,
  settle,
  SilentEffects,
  type State,
  waiting,
} from '#kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';

interface SelfPlayResult {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly rounds: number;
  /** The starting seat. */
  readonly first: Seat;
}

/** What a caller may do with a game while it is played. */
interface SelfPlayHooks<S extends State> {
  /** Called once after set-up, before the first decision. */
  readonly prepare?: (state: S) => void;
  /** Called after every decision. */
  readonly watch?: (state: S) => void;
}

/** Drives the bots of one game. Reusable: create it once. */
export class BotDriver<S extends State> {
  private readonly game: Game<S>;
  private readonly legalMoves: LegalMoves<S>;
  private readonly randomMove: RandomMove<S> = new RandomMove();

  constructor(game: Game<S>) {
    this.game = game;
    this.legalMoves = new LegalMoves(game);
  }

  /** The seat to act and its bot's move. The same `thoughts` give the same move. */
  next(state: S, bots: readonly Bot<S>[], thoughts: Random): { readonly seat: Seat; readonly move: Move } {
    const step = askedAt(this.game, state);
    const seat = firstOf(step.asks(state));
    // A random bot needs no list of moves: four times as fast in War.
    const move = bots[seat] === random ? this.randomMove.draw(step, state, seat, thoughts) : this.choose(bots[seat], state, seat, thoughts);
    return { seat, move };
  }

  private choose(bot: Bot<S>, state: S, seat: Seat, thoughts: Random): Move {
    const observation = new SeatObservation(this.game, state, seat, this.legalMoves);
    if (observation.moves.length === 1) return observation.moves[0];
    const move = bot(observation, thoughts);
    if (!observation.moves.includes(move)) throw new Error(`${this.game.id}: the bot of seat ${seat} chose ${move}, which was not offered`);
    return move;
  }

  /** Plays a state to its end, in place. */
  toEnd(
    state: S,
    bots: readonly Bot<S>[],
    dice: Random,
    thoughts: Random,
    watch?: (state: S) => void,
  ): Pick<SelfPlayResult, 'outcome' | 'decisions'> {
    const { game } = this;
    const effects = new SilentEffects(dice);
    let decisions = 0;
    for (; state.outcome === null; decisions++) {
      if (decisions > game.longest) throw new Error(`${game.id}: longer than ${game.longest} decisions`);
      const { seat, move } = this.next(state, bots, thoughts);
      perform(game, state, seat, move, effects);
      watch?.(state);
    }
    return { outcome: state.outcome, decisions };
  }
}

/** Plays whole games between bots without events. Reusable: create it once. */
export class SelfPlay<S extends State> {
  private readonly game: Game<S>;
  private readonly box: S['box'];
  private readonly rawOptions: unknown;
  private readonly optionsBySeats: unknown[] = [];
  private readonly driver: BotDriver<S>;

  constructor(game: Game<S>, box: S['box'], options: unknown) {
    this.game = game;
    this.box = box;
    this.rawOptions = options;
    this.driver = new BotDriver(game);
  }

  /** Options are the same in every game, so they are parsed once per number of seats. */
  private optionsFor(seats: number): unknown {
    this.optionsBySeats[seats] ??= this.game.readOptions(this.rawOptions, seats);
    return this.optionsBySeats[seats];
  }

  /** One bot per seat. Dice and bots have separate random streams: how a bot thinks does not change the dice. */
  play(bots: readonly Bot<S>[], dice: Random, thoughts: Random, { prepare, watch }: SelfPlayHooks<S> = {}): SelfPlayResult {
    const { game, driver } = this;
    const effects = new SilentEffects(dice);
    const state = game.setup(this.box, this.optionsFor(bots.length), bots.length, effects);
    settle(game, state, effects);
    prepare?.(state);
    const first = game.first?.(state) ?? firstOf(waiting(game, state));
    const { outcome, decisions } = driver.toEnd(state, bots, dice, thoughts, watch);
    return { outcome, decisions, rounds: game.rounds(state), first };
  }
}
