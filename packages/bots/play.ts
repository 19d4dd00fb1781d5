import {
  firstOf,
  type Game,
  Lister,
  type Outcome,
  perform,
  type Random,
  type Seat,
  settle,
  SilentTable,
  type State,
  waiting,
} from '#kernel';
import type { Bot } from './bot.ts';
import { SeenState } from './seen.ts';

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly rounds: number;
  /** The seat that began. */
  readonly first: Seat;
}

/** Plays whole games between bots with nobody listening. Make one and keep it. */
export class BotTable<S extends State> {
  private readonly game: Game<S>;
  private readonly box: S['box'];
  private readonly given: unknown;
  private readonly options: unknown[] = [];
  private readonly lister: Lister<S>;

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
    const { game, lister } = this;
    const table = new SilentTable(dice);
    const state = game.setup(this.box, this.read(bots.length), bots.length, table);
    settle(game, state, table);
    const first = game.first?.(state) ?? firstOf(waiting(game, state));
    const { outcome, decisions } = playOn(game, state, bots, lister, dice, thoughts, watch);
    return { outcome, decisions, rounds: game.rounds(state), first };
  }
}

/** Plays a game on from where it stands to its end, in place, with one bot a seat. */
export function playOn<S extends State>(
  game: Game<S>,
  state: S,
  bots: readonly Bot<S>[],
  lister: Lister<S>,
  dice: Random,
  thoughts: Random,
  watch?: (state: S) => void,
): Pick<Played, 'outcome' | 'decisions'> {
  const table = new SilentTable(dice);
  let decisions = 0;
  for (; state.outcome === null; decisions++) {
    if (decisions > game.longest) throw new Error(`${game.id}: longer than ${game.longest} decisions`);
    const seat = firstOf(waiting(game, state));
    const seen = new SeenState(game, state, seat, lister);
    const move = seen.moves.length === 1 ? seen.moves[0] : bots[seat](seen, thoughts);
    if (!seen.moves.includes(move)) throw new Error(`${game.id}: the bot of seat ${seat} chose ${move}, which was not offered`);
    perform(game, state, seat, move, table);
    watch?.(state);
  }
  return { outcome: state.outcome, decisions };
}
