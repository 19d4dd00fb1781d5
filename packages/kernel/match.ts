import { cloneState, hashState } from './codec.ts';
import { nameEvent, type AddressedEvent } from './event.ts';
import { perform, refusal, settle, stepOf, waiting } from './flow.ts';
import type { Game } from './game.ts';
import { LegalMoves } from './legalMoves.ts';
import type { Prompt } from './prompt.ts';
import type { Draw, Random } from './random/random.ts';
import { RecordingRandom } from './random/recorded.ts';
import type { Refusal } from './refusal.ts';
import { includes, type Seat, type Seats, seatList } from './seat.ts';
import type { State, WordsOf } from './state.ts';
import { isAutomatic } from './step.ts';
import { RecordingEffects } from './effects.ts';
import { type Move, nameMove, readMove, verbOf } from './verb.ts';
import type { SkippablePrompt } from './skippablePrompt.ts';

/** What an accepted action brought about. */
export interface AppliedAction<S extends State = State> {
  readonly events: readonly AddressedEvent<WordsOf<S>['event']>[];
  readonly draws: readonly Draw[];
}

export type ActionResult<S extends State = State> =
  | ({ readonly ok: true } & AppliedAction<S>)
  | { readonly ok: false; readonly refusal: Refusal };

interface Taken<S> {
  readonly seat: Seat;
  readonly before: S;
  readonly events: readonly AddressedEvent[];
}

export interface MatchStart<S extends State> {
  readonly state: S;
  readonly random: Random;
  /** How many draws were made before, when a game goes on. */
  readonly drawn?: { readonly open: number; readonly hidden: number };
}

/** One game being played: a state, its chance, and the way back as far as undo may go. */
export class Match<S extends State, Options = unknown, View = unknown> {
  readonly game: Game<S, Options, View>;
  state: S;
  /** Draws and events of the set-up. */
  readonly beginning: AppliedAction<S>;
  private readonly random: RecordingRandom;
  private readonly effects: RecordingEffects<WordsOf<S>['event']>;
  private readonly lister: LegalMoves<S>;
  private readonly taken: Taken<S>[] = [];
  private turned = 0;
  /** What lies between now and the decisions before. */
  private barrier: Pick<Refusal, 'message' | 'rules'> = { message: 'Nobody has decided anything yet', rules: [] };

  private constructor(
    game: Game<S, Options, View>,
    box: S['box'],
    random: RecordingRandom,
    make: (effects: RecordingEffects<WordsOf<S>['event']>) => S,
  ) {
    this.game = game;
    this.random = random;
    this.effects = new RecordingEffects(random, (raw) => nameEvent(game.events, raw, box));
    this.lister = new LegalMoves(game);
    this.state = make(this.effects);
    settle(game, this.state, this.effects);
    this.beginning = { events: this.effects.take().events, draws: this.random.take() };
  }

  /** A new game. Throws `Unacceptable` for bad options or a wrong number of seats. */
  static begin<S extends State, Options, View>(
    game: Game<S, Options, View>,
    start: { box: S['box']; options: unknown; seats: number; random: Random },
  ): Match<S, Options, View> {
    const options = game.readOptions(start.options, start.seats);
    return new Match(game, start.box, new RecordingRandom(start.random), (effects) => game.setup(start.box, options, start.seats, effects));
  }

  /** A game that goes on from a stored state or a position. */
  static resume<S extends State, Options, View>(game: Game<S, Options, View>, start: MatchStart<S>): Match<S, Options, View> {
    return new Match(game, start.state.box, new RecordingRandom(start.random, start.drawn), () => start.state);
  }

  waiting(): Seats {
    return waiting(this.game, this.state);
  }

  waitingList(): Seat[] {
    return seatList(this.waiting());
  }

  /** What the seat may do; empty when it is not asked. */
  options(seat: Seat): WordsOf<S>['action'][] {
    return this.moves(seat).map((move) => nameMove(this.game.verbs, move, this.state.box));
  }

  moves(seat: Seat): Move[] {
    return this.lister.options(this.state, seat).toArray();
  }

  /** What the seat may do besides, asked or not, without moving the game on. */
  asides(seat: Seat): WordsOf<S>['action'][] {
    return this.asideMoves(seat).map((move) => nameMove(this.game.verbs, move, this.state.box));
  }

  asideMoves(seat: Seat): Move[] {
    return this.lister.asides(this.state, seat).toArray();
  }

  /** Of a kind that belongs to no moment of the game: it cannot come too late. */
  isAside(action: unknown): boolean {
    const move = readMove(this.game.verbs, action, this.state.box);
    return typeof move === 'number' && this.isAsideMove(move);
  }

  private isAsideMove(move: Move): boolean {
    return this.game.asides?.some(({ verb }) => verb.index === verbOf(move)) === true;
  }

  /** Null when the seat is not asked. */
  prompt(seat: Seat): Prompt | null {
    if (!includes(this.waiting(), seat)) return null;
    const step = stepOf(this.game, this.state);
    return isAutomatic(step) ? null : step.prompt(this.state, seat);
  }

  /** What the seat is asked, where nothing is an answer; null where it is not asked, and where it has to decide. */
  window(seat: Seat): SkippablePrompt | null {
    if (!includes(this.waiting(), seat)) return null;
    const step = stepOf(this.game, this.state);
    if (isAutomatic(step) || step.nothing === undefined) return null;
    return { kind: step.prompt(this.state, seat).id, nothing: { type: step.nothing.name } };
  }

  /** Null when the action is legal; otherwise why it is not. Changes nothing. */
  explain(seat: Seat, action: unknown): Refusal | null {
    const move = readMove(this.game.verbs, action, this.state.box);
    if (typeof move === 'string') return { code: 'malformed', message: move, rules: [] };
    return refusal(this.game, this.state, seat, move);
  }

  apply(seat: Seat, action: unknown): ActionResult<S> {
    const move = readMove(this.game.verbs, action, this.state.box);
    if (typeof move === 'string') return { ok: false, refusal: { code: 'malformed', message: move, rules: [] } };
    const refused = refusal(this.game, this.state, seat, move);
    if (refused !== null) return { ok: false, refusal: refused };
    const before = cloneState(this.state);
    const answer = this.change(before, seat, () => perform(this.game, this.state, seat, move, this.effects));
    if (!this.isAsideMove(move)) this.turned++;
    return answer;
  }

  /** Stays the same as long as nothing but asides has happened: whoever thinks about a decision can go on thinking. */
  get question(): number {
    return this.turned;
  }

  /** The seat gives up; nothing that led here can be taken back. */
  resign(seat: Seat): ActionResult<S> {
    if (this.state.outcome !== null)
      return { ok: false, refusal: { code: 'over', message: 'The game is over', rules: [this.game.overRule] } };
    if (this.state.own[seat] === undefined)
      return { ok: false, refusal: { code: 'malformed', message: `There is no seat ${seat} at this table`, rules: [] } };
    const before = cloneState(this.state);
    const answer = this.change(before, seat, () => {
      this.game.resign(this.state, seat, this.effects);
      settle(this.game, this.state, this.effects);
    });
    this.taken.length = 0;
    this.barrier = { message: 'Somebody has given up since', rules: [] };
    this.turned++;
    return answer;
  }

  /** Nothing new was learned since this seat's last decision, and nobody else decided. */
  canUndo(seat: Seat): boolean {
    return this.taken.length > 0 && this.taken[this.taken.length - 1].seat === seat;
  }

  undo(seat: Seat): ActionResult<S> {
    const last = this.taken[this.taken.length - 1];
    if (last === undefined || last.seat !== seat)
      return {
        ok: false,
        refusal: { code: 'refused', ...this.lastsSince(last) },
      };
    this.taken.pop();
    this.turned++;
    this.state = last.before;
    const heard = last.events.reduce((seats, { to }) => seats | (to ?? -1), 0);
    const undone = { type: 'undone', seat };
    if (last.events.length > 0) this.effects.emit(undone, heard === -1 ? undefined : heard);
    return { ok: true, events: this.effects.take().events, draws: [] };
  }

  /** Why the seat has nothing to take back. */
  private lastsSince(last: Taken<S> | undefined): Pick<Refusal, 'message' | 'rules'> {
    if (last !== undefined) return { message: 'Somebody else has decided since', rules: [] };
    if (this.state.outcome !== null) return { message: 'The game is over', rules: [this.game.overRule] };
    return this.barrier;
  }

  /** How many decisions could be taken back now, one after the other. */
  undoDepth(): number {
    return this.taken.length;
  }

  hash(): string {
    return hashState(this.state);
  }

  drawn(): { open: number; hidden: number } {
    return this.random.drawn();
  }

  private change(before: S, seat: Seat, act: () => void): ActionResult<S> {
    try {
      act();
    } catch (error) {
      this.state = before;
      this.effects.take();
      this.random.take();
      throw error;
    }
    const { events, revealed, final } = this.effects.take();
    const draws = this.random.take();
    if (draws.length > 0 || revealed || this.state.outcome !== null) {
      this.taken.length = 0;
      this.barrier =
        final.length > 0
          ? { message: `Nothing before this can be taken back (${final.join(', ')})`, rules: final }
          : { message: draws.length > 0 ? 'A die was rolled or a card drawn since' : 'Something was seen since', rules: [] };
    } else {
      if (this.taken.length > 0 && this.taken[this.taken.length - 1].seat !== seat) this.taken.length = 0;
      this.taken.push({ seat, before, events });
    }
    return { ok: true, events, draws };
  }
}
