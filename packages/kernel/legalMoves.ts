import { allCandidates } from './allCandidates.ts';
import { stepOf } from './flow.ts';
import type { Rules } from './game.ts';
import { includes, type Seat } from './seat.ts';
import { asId } from './id.ts';
import type { Frame, State } from './state.ts';
import { allAllow, GuardCache, type KeyedGuard, guardIndexOf } from './guardIndex.ts';
import { type AskingStep, type Choice, type Guard, isAutomatic, type Propose } from './step.ts';
import { type Move, pack, type Verb } from './verb.ts';

/** Reusable list of moves: filled again without allocation. */
export class MoveList {
  moves = new Int32Array(64);
  length = 0;

  add(move: Move): void {
    if (this.length === this.moves.length) {
      const longer = new Int32Array(this.length * 2);
      longer.set(this.moves);
      this.moves = longer;
    }
    this.moves[this.length++] = move;
  }

  has(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.moves[i] === move) return true;
    return false;
  }

  toArray(): Move[] {
    const { moves, length } = this;
    const array = new Array<Move>(length);
    for (let i = 0; i < length; i++) array[i] = asId(moves[i]);
    return array;
  }
}

/** Lists the legal moves of a seat: the candidates that pass every guard. Reusable: create it once. */
export class LegalMoves<S extends State> {
  readonly list = new MoveList();
  private readonly game: Rules<S>;
  private state: S | null = null;
  private seat: Seat = 0;
  private verb: Verb<S['box']> | null = null;
  private guards: readonly Guard<S>[] = [];
  private perNumber: readonly KeyedGuard<S>[] = [];
  private readonly answers = new GuardCache<S>();

  constructor(game: Rules<S>) {
    this.game = game;
  }

  options(state: S, seat: Seat): MoveList {
    this.list.length = 0;
    if (state.outcome !== null) return this.list;
    const step = stepOf(this.game, state);
    if (isAutomatic(step) || !includes(step.asks(state), seat)) return this.list;
    return this.at(step, state, seat);
  }

  /** The same for a seat that is known to be asked at this step. */
  at(step: AskingStep<S>, state: S, seat: Seat): MoveList {
    return this.among(step.choices, state, seat);
  }

  /** Legal asides of the seat, asked or not. */
  asides(state: S, seat: Seat): MoveList {
    return this.among(state.outcome === null ? (this.game.asides ?? []) : [], state, seat);
  }

  private among(choices: readonly Choice<S>[], state: S, seat: Seat): MoveList {
    const { list } = this;
    list.length = 0;
    const index = guardIndexOf(choices);
    const { momentGuards, each } = index;
    this.answers.reset(index);
    this.state = state;
    this.seat = seat;
    for (let i = 0; i < each.length; i++) {
      const { choice, moment, ofCandidate, perNumber } = each[i];
      if (!this.answers.allowsNow(moment, momentGuards, state, seat)) continue;
      this.verb = choice.verb;
      this.guards = ofCandidate;
      this.perNumber = perNumber;
      if (choice.candidates === undefined) allCandidates(choice.verb, state, this.propose);
      else choice.candidates(state, this.propose, seat);
    }
    return list;
  }

  private readonly propose: Propose = (a = 0, b = 0, c = 0) => {
    const { verb, state, seat } = this;
    if (verb === null || state === null || !allAllow(this.guards, state, a, b, c, seat)) return false;
    if (this.perNumber.length === 0 || this.answers.perNumber(this.perNumber, state, a, b, c, seat)) this.list.add(pack(verb, a, b, c));
    return false;
  };
}

/** One pending existence query. A guard may start another, so they form a stack. */
class Search<S extends State> {
  found = false;
  private choice: Choice<S> | null = null;
  private state: S | null = null;
  private seat: Seat = 0;

  among(choice: Choice<S>, state: S, seat: Seat): boolean {
    this.found = false;
    this.choice = choice;
    this.state = state;
    this.seat = seat;
    if (choice.candidates === undefined) allCandidates(choice.verb, state, this.propose);
    else choice.candidates(state, this.propose, seat);
    return this.found;
  }

  private readonly propose: Propose = (a = 0, b = 0, c = 0) => {
    const { choice, state } = this;
    if (!this.found && choice !== null && state !== null) this.found = allAllow(choice.guards, state, a, b, c, this.seat);
    return this.found;
  };
}

const searches: Search<never>[] = [];
let depth = 0;

/** Whether a choice offers the seat any move: stops at the first candidate that passes every guard. */
export function offersAny<S extends State>(choice: Choice<S>, state: S, seat: Seat): boolean {
  const search: Search<S> = (searches[depth] ??= new Search<never>());
  depth++;
  try {
    return search.among(choice, state, seat);
  } finally {
    depth--;
  }
}

/**
 * The same as if the game were at this frame: an action is offered only if it can be completed, without a second copy of its rules. The state is restored.
 */
export function wouldOffer<S extends State>(choice: Choice<S>, state: S, seat: Seat, frame: Frame): boolean {
  state.frames.push(frame);
  try {
    return offersAny(choice, state, seat);
  } finally {
    state.frames.pop();
  }
}
