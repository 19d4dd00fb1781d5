import { asId } from './id.ts';
import { cloneState, hashState } from './codec.ts';
import { nameEvent, type AddressedEvent } from './event.ts';
import { perform, refusal, settle, stepOf, waiting } from './flow.ts';
import type { Game } from './game.ts';
import { LegalMoves } from './legalMoves.ts';
import type { Prompt } from './prompt.ts';
import type { Draw, Random } from './random/random.ts';
import { RecordingRandom } from './random/recordingRandom.ts';
import type { Refusal } from './refusal.ts';
import { includes, type Seat, type Seats, seatList } from './seat.ts';
import type { State, WordsOf } from './state.ts';
import { isAutomatic } from './step.ts';
import { RecordingEffects } from './effects.ts';
import { type Move, nameMove, readMove, verbOf } from './verb.ts';
import type { SkippablePrompt } from './skippablePrompt.ts';

/** Result of an accepted action. */
export interface AppliedAction<S extends State = State> {
  readonly events: readonly AddressedEvent<WordsOf<S>['event']>[];
  readonly draws: readonly Draw[];
}

export type ActionResult<S extends State = State> =
  | ({ readonly ok: true } & AppliedAction<S>)
  | { readonly ok: false; readonly refusal: Refusal };

interface UndoEntry<S> {
  readonly seat: Seat;
  readonly before: S;
  readonly events: readonly AddressedEvent[];
}

interface MatchStart<S extends State> {
  readonly state: S;
  readonly random: Random;
  /** Number of draws already made, for a resumed game. */
  readonly drawn?: { readonly open: number; readonly hidden: number };
}

/** One game in progress: state, randomness and the undo stack of snapshots. */
export class Match<S extends State, Options = unknown, View = unknown> {
  readonly game: Game<S, Options, View>;
  state: S;
  /** Draws and events of the set-up. */
  readonly beginning: AppliedAction<S>;
  private readonly random: RecordingRandom;
  private readonly effects: RecordingEffects<WordsOf<S>['event']>;
  private readonly legalMoves: LegalMoves<S>;
  private readonly undoStack: UndoEntry<S>[] = [];
  private decisions = 0;
  /** Why earlier decisions cannot be undone. */
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
    this.legalMoves = new LegalMoves(game);
    this.state = make(this.effects);
    settle(game, this.state, this.effects);
    this.beginning = { events: this.effects.take().events, draws: this.random.take() };
  }

  /** Starts a new game. Throws `InvalidInput` for bad options or a wrong number of seats. */
  static begin<S extends State, Options, View>(
    game: Game<S, Options, View>,
    start: { box: S['box']; options: unknown; seats: number; random: Random },
  ): Match<S, Options, View> {
    const options = game.readOptions(start.options, start.seats);
    return new Match(game, start.box, new RecordingRandom(start.random), (effects) => game.setup(start.box, options, start.seats, effects));
  }

  /** Resumes a game from a stored state or a position. */
  static resume<S extends State, Options, View>(game: Game<S, Options, View>, start: MatchStart<S>): Match<S, Options, View> {
    return new Match(game, start.state.box, new RecordingRandom(start.random, start.drawn), () => start.state);
  }

  waiting(): Seats {
    return waiting(this.game, this.state);
  }

  waitingList(): Seat[] {
    return seatList(this.waiting());
  }

  /** Legal actions of the seat; empty if it is not asked. */
  options(seat: Seat): WordsOf<S>['action'][] {
    return this.moves(seat).map((move) => nameMove(this.game.verbs, move, this.state.box));
  }

  moves(seat: Seat): Move[] {
    return this.legalMoves.options(this.state, seat).toArray();
  }

  /** Legal asides of the seat, asked or not; they do not advance the game. */
  asides(seat: Seat): WordsOf<S>['action'][] {
    return this.asideMoves(seat).map((move) => nameMove(this.game.verbs, move, this.state.box));
  }

  asideMoves(seat: Seat): Move[] {
    return this.legalMoves.asides(this.state, seat).toArray();
  }

  /** Whether an action is an aside: such an action is never too late. */
  isAside(action: unknown): boolean {
    const move = readMove(this.game.verbs, action, this.state.box);
    return typeof move === 'number' && this.isAsideMove(move);
  }

  private isAsideMove(move: Move): boolean {
    return this.game.asides?.some(({ verb }) => verb.index === verbOf(move)) === true;
  }

  /** Null if the seat is not asked. */
  prompt(seat: Seat): Prompt | null {
    if (!includes(this.waiting(), seat)) return null;
    const step = stepOf(this.game, this.state);
    return isAutomatic(step) ? null : step.prompt(this.state, seat);
  }

  /** The seat's prompt, if it may be skipped; null if the seat is not asked or must decide. */
  skippablePrompt(seat: Seat): SkippablePrompt | null {
    if (!includes(this.waiting(), seat)) return null;
    const step = stepOf(this.game, this.state);
    if (isAutomatic(step) || step.nothing === undefined) return null;
    const kind = step.prompt(this.state, seat).id;
    return { kind, nothing: { type: step.nothing.name }, mayBeHarmless: step.harmless?.prompts.includes(kind) === true };
  }

  /** Passing the prompt of this seat costs it nothing. That may be a secret: only an order of the seat itself may depend on it. */
  isHarmless(seat: Seat): boolean {
    if (this.skippablePrompt(seat)?.mayBeHarmless !== true) return false;
    const step = stepOf(this.game, this.state);
    return !isAutomatic(step) && step.harmless?.holds(this.state) === true;
  }

  /** Null if the action is legal; otherwise the refusal. Changes nothing. */
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
    if (!this.isAsideMove(move)) this.decisions++;
    return answer;
  }

  /** Number of decisions so far; asides do not count. A bot that thinks about a decision can go on while it is unchanged. */
  get decisionCount(): number {
    return this.decisions;
  }

  /** The seat resigns; nothing before it can be undone. */
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
    this.undoStack.length = 0;
    this.barrier = { message: 'Somebody has given up since', rules: [] };
    this.decisions++;
    return answer;
  }

  /** True if this seat decided last, and no player has learned anything new since. */
  canUndo(seat: Seat): boolean {
    return this.undoStack.length > 0 && this.undoStack[this.undoStack.length - 1].seat === seat;
  }

  undo(seat: Seat): ActionResult<S> {
    const last = this.undoStack[this.undoStack.length - 1];
    if (last === undefined || last.seat !== seat)
      return {
        ok: false,
        refusal: { code: 'refused', ...this.whyNoUndo(last) },
      };
    this.undoStack.pop();
    this.decisions++;
    this.state = last.before;
    const heard = last.events.reduce((seats, { to }) => seats | (to ?? -1), 0);
    const undone = { type: 'undone', seat };
    if (last.events.length > 0) this.effects.emit(undone, heard === -1 ? undefined : asId(heard));
    return { ok: true, events: this.effects.take().events, draws: [] };
  }

  /** Why the seat cannot undo. */
  private whyNoUndo(last: UndoEntry<S> | undefined): Pick<Refusal, 'message' | 'rules'> {
    if (last !== undefined) return { message: 'Somebody else has decided since', rules: [] };
    if (this.state.outcome !== null) return { message: 'The game is over', rules: [this.game.overRule] };
    return this.barrier;
  }

  /** Number of decisions that can be undone, one after the other. */
  undoDepth(): number {
    return this.undoStack.length;
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
      this.undoStack.length = 0;
      this.barrier =
        final.length > 0
          ? { message: `Nothing before this can be taken back (${final.join(', ')})`, rules: final }
          : { message: draws.length > 0 ? 'A die was rolled or a card drawn since' : 'Something was seen since', rules: [] };
    } else {
      if (this.undoStack.length > 0 && this.undoStack[this.undoStack.length - 1].seat !== seat) this.undoStack.length = 0;
      this.undoStack.push({ seat, before, events });
    }
    return { ok: true, events, draws };
  }
}
