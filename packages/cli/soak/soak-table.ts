import { asIds } from '#kernel/id.ts';
import {
  type Action,
  type AnyGame,
  cloneState,
  LegalMoves,
  makeRecord,
  Match,
  nameMove,
  parseState,
  type PlayedAction,
  readMove,
  refusal,
  seatList,
  SeatObservation,
  SeededRandom,
  serialise,
  type State,
  verify,
  type Viewer,
  viewOf,
  type Seat,
} from '#kernel';
import { readRecord } from '../record-file.ts';
import type { Bot } from '#bots/bot.ts';
import { tryOut } from '#kernel/battery/tryOut.ts';
import { anyAside } from '#kernel/battery/walk.ts';
import type { SecretWatch } from './secret-watch.ts';

/** Copying, storing and looking are tried at one decision in this many: they are slow, and random play passes everywhere. */
const SAMPLED = 16;

/** One decision in so many is followed by an aside, in games that have such. */
const ASIDES = 20;

/** The players: one bot per seat, or none for random moves. */
type Players = readonly Bot[] | null;

/** One game in which all invariants are checked after every decision. The first violation is thrown. */
export class SoakedGame {
  private readonly game: AnyGame;
  private readonly box: unknown;
  private readonly options: unknown;
  private readonly seats: number;
  private readonly random: SeededRandom;
  private readonly match: Match<State>;
  private readonly played: PlayedAction[] = [];
  private readonly players: Players;
  private readonly legalMoves: LegalMoves<State>;
  private readonly watch: SecretWatch | null;
  private readonly stride: number;

  /** With a watch, what each viewer can tell is looked at once in `stride` decisions. */
  constructor(
    game: AnyGame,
    box: unknown,
    options: unknown,
    seats: number,
    random: SeededRandom,
    players: Players = null,
    watch: SecretWatch | null = null,
    stride = 1,
  ) {
    this.game = game;
    this.box = box;
    this.options = options;
    this.seats = seats;
    this.random = random;
    this.players = players;
    this.legalMoves = new LegalMoves(game);
    this.watch = watch;
    this.stride = stride;
    this.match = Match.begin(game, { box, options, seats, random: new SeededRandom(random.next()) });
    this.check();
  }

  /** To the end; returns the number of decisions. */
  play(): number {
    const { match, random } = this;
    let decisions = 0;
    for (; match.state.outcome === null; decisions++) {
      if (decisions > this.game.longest) throw new Error(`longer than ${this.game.longest} decisions`);
      const waiting = match.waitingList();
      if (waiting.length === 0) throw new Error(`decision ${decisions}: nobody is asked, but the game is not over`);
      if (random.below(SAMPLED) === 0) this.sample();
      const seat = waiting[random.below(waiting.length)];
      const options = match.options(seat);
      if (options.length === 0) throw new Error(`decision ${decisions}: seat ${seat} is asked but has no option`);
      const action = this.choose(seat, options);
      if (this.watch !== null && random.below(this.stride) === 0) this.watch.look(match.state, seat, action);
      this.act(seat, action);
      if (this.game.asides !== undefined && random.below(ASIDES) === 0) this.aside();
    }
    return decisions;
  }

  private choose(seat: Seat, options: readonly Action[]): Action {
    const { game, match, random, players } = this;
    if (players === null) return options[random.below(options.length)];
    const move = players[seat](new SeatObservation(game, match.state, seat, this.legalMoves), random);
    return nameMove(game.verbs, move, match.state.box);
  }

  /** A seat, asked or not, takes an aside. */
  private aside(): void {
    const { match, random } = this;
    const aside = match.state.outcome === null ? anyAside(match, random) : null;
    if (aside === null) return;
    if (this.watch !== null && random.below(this.stride) === 0) this.watch.look(match.state, aside.seat, aside.action);
    this.act(aside.seat, aside.action);
  }

  /** What each player and a watcher see when it is over. */
  views(): unknown[] {
    return this.viewers().map((viewer) => viewOf(this.game, this.match.state, viewer));
  }

  /** The record of the game just played must be true, and must tell the same game. */
  proveRecord(): void {
    const { match } = this;
    const record = makeRecord(
      this.game,
      {
        options: this.options,
        seats: Array.from({ length: this.seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'soak' })),
        chance: { kind: 'unknown' },
      },
      match.beginning.draws,
      this.played,
    );
    verify(this.game, readRecord(JSON.parse(JSON.stringify(record))));
    const last = record.actions[record.actions.length - 1];
    if (last !== undefined && last.hash !== match.hash()) throw new Error('the record ends in another state than the game');
  }

  private act(seat: Seat, action: Action): void {
    const answer = this.match.apply(seat, action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)} was offered to seat ${seat} and is refused: ${answer.refusal.message}`);
    this.played.push({ seat, action, draws: answer.draws });
    this.check();
  }

  private check(): void {
    const wrong: string[] = this.game.check(this.match.state);
    if (wrong.length > 0) throw new Error(`after ${this.played.length} actions: ${wrong.join('; ')}`);
  }

  private sample(): void {
    const { game, match, box } = this;
    const { state } = match;
    const before = serialise(state);
    const same = (name: string, copy: State): void => {
      if (serialise(copy) !== before) throw new Error(`after ${this.played.length} actions: ${name} gives another state`);
    };
    same('a copy', cloneState(state));
    same('storing and reading', parseState<State>(before, box));
    same('writing and reading its position', game.position.read(JSON.parse(JSON.stringify(game.position.write(state))), box));
    for (const viewer of this.viewers()) game.outline(viewOf(game, state, viewer));
    for (const seat of seatList(match.waiting())) this.sampleOptions(seat);
    // Bots go where chance does not, and leave untried what is foolish there.
    if (this.players !== null) tryOut(game, state, this.random, this.legalMoves);
    same('looking at it', state);
  }

  /** Every option is offered once, can be written and read back, and no guard stops it. */
  private sampleOptions(seat: Seat): void {
    const { game, match } = this;
    const moves = match.moves(seat);
    if (new Set(moves).size !== moves.length) throw new Error(`seat ${seat} is offered the same option twice`);
    for (const move of moves) {
      const action = nameMove(game.verbs, move, match.state.box);
      if (readMove(game.verbs, action, match.state.box) !== move) throw new Error(`${JSON.stringify(action)} is read back as another move`);
      const refused = refusal(game, match.state, seat, move);
      if (refused !== null) throw new Error(`${JSON.stringify(action)} is offered but refused: ${refused.message}`);
    }
  }

  private viewers(): Viewer[] {
    return ['spectator', ...asIds<Seat>(Array.from({ length: this.seats }, (_, seat) => seat))];
  }
}
