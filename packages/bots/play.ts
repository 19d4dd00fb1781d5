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

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly rounds: number;
  /** The seat that began. */
  readonly first: Seat;
}

/** What bots of one game do when they are asked. Make one and keep it. */
export class Choosing<S extends State> {
  private readonly game: Game<S>;
  private readonly lister: LegalMoves<S>;
  private readonly lot: RandomMove<S> = new RandomMove();

  constructor(game: Game<S>) {
    this.game = game;
    this.lister = new LegalMoves(game);
  }

  /** Who is asked, and what his bot does. The same thoughts lead to the same choice. */
  next(state: S, bots: readonly Bot<S>[], thoughts: Random): { readonly seat: Seat; readonly move: Move } {
    const step = askedAt(this.game, state);
    const seat = firstOf(step.asks(state));
    // Whoever plays by lot needs no list: in War that is four times as fast.
    const move = bots[seat] === random ? this.lot.draw(step, state, seat, thoughts) : this.chosen(bots[seat], state, seat, thoughts);
    return { seat, move };
  }

  private chosen(bot: Bot<S>, state: S, seat: Seat, thoughts: Random): Move {
    const seen = new SeatObservation(this.game, state, seat, this.lister);
    if (seen.moves.length === 1) return seen.moves[0];
    const move = bot(seen, thoughts);
    if (!seen.moves.includes(move)) throw new Error(`${this.game.id}: the bot of seat ${seat} chose ${move}, which was not offered`);
    return move;
  }

  /** Plays a game on from where it stands to its end, in place. */
  toEnd(
    state: S,
    bots: readonly Bot<S>[],
    dice: Random,
    thoughts: Random,
    watch?: (state: S) => void,
  ): Pick<Played, 'outcome' | 'decisions'> {
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

/** Plays whole games between bots with nobody listening. Make one and keep it. */
export class BotTable<S extends State> {
  private readonly game: Game<S>;
  private readonly box: S['box'];
  private readonly given: unknown;
  private readonly options: unknown[] = [];
  private readonly choosing: Choosing<S>;

  constructor(game: Game<S>, box: S['box'], options: unknown) {
    this.game = game;
    this.box = box;
    this.given = options;
    this.choosing = new Choosing(game);
  }

  /** The options are the same in every game: they are read once for a number of seats. */
  private read(seats: number): unknown {
    this.options[seats] ??= this.game.readOptions(this.given, seats);
    return this.options[seats];
  }

  /** One bot a seat. Chance of the table and chance of the bots are kept apart: how a bot thinks does not change the dice. `watch` looks on after every decision. */
  play(bots: readonly Bot<S>[], dice: Random, thoughts: Random, watch?: (state: S) => void): Played {
    const { game, choosing } = this;
    const effects = new SilentEffects(dice);
    const state = game.setup(this.box, this.read(bots.length), bots.length, effects);
    settle(game, state, effects);
    const first = game.first?.(state) ?? firstOf(waiting(game, state));
    const { outcome, decisions } = choosing.toEnd(state, bots, dice, thoughts, watch);
    return { outcome, decisions, rounds: game.rounds(state), first };
  }
}
