import { asId } from './id.ts';
import { allCandidates } from './allCandidates.ts';
import type { Seat } from './seat.ts';
import { allAllow, GuardCache, type KeyedGuard, guardIndexOf } from './guardIndex.ts';
import type { State } from './state.ts';
import type { Choice, Guard, Propose } from './step.ts';
import { type Move, pack, type Verb } from './verb.ts';

/** Value of a candidate, legal or not. */
type Weigh = (move: Move) => number;

/** Stands for no move. */
const NO_MOVE: Move = asId(-1);

/**
 * Finds the legal move of the highest value without listing all: guards run only for candidates that beat the best so far. Where guards cost more than
 * values, as in War, a rule bot is twice as fast. Not re-entrant while it evaluates. Reusable: create it once.
 * The loop repeats the one of `LegalMoves` on purpose: a shared base class made Battle's casual bot 7 % slower.
 */
export class BestMove<S extends State> {
  /** The move found, `NO_MOVE` if there is none, and its value. */
  move: Move = NO_MOVE;
  value = Number.NEGATIVE_INFINITY;
  private state: S | null = null;
  private seat: Seat = 0;
  private weigh: Weigh = () => 0;
  private verb: Verb<S['box']> | null = null;
  private guards: readonly Guard<S>[] = [];
  private perNumber: readonly KeyedGuard<S>[] = [];
  private readonly answers = new GuardCache<S>();

  /** Searches the choices of a step, for a seat that is asked there. */
  among(choices: readonly Choice<S>[], state: S, seat: Seat, weigh: Weigh): this {
    const index = guardIndexOf(choices);
    const { momentGuards, each } = index;
    this.move = NO_MOVE;
    this.value = Number.NEGATIVE_INFINITY;
    this.state = state;
    this.seat = seat;
    this.weigh = weigh;
    this.answers.reset(index);
    for (let i = 0; i < each.length; i++) {
      const { choice, moment, ofCandidate, perNumber } = each[i];
      if (!this.answers.allowsNow(moment, momentGuards, state, seat)) continue;
      this.verb = choice.verb;
      this.guards = ofCandidate;
      this.perNumber = perNumber;
      if (choice.candidates === undefined) allCandidates(choice.verb, state, this.propose);
      else choice.candidates(state, this.propose, seat);
    }
    return this;
  }

  private readonly propose: Propose = (a = 0, b = 0, c = 0) => {
    const { verb, state, seat } = this;
    if (verb === null || state === null) return true;
    const move = pack(verb, a, b, c);
    const promise = this.weigh(move);
    if (promise <= this.value || !allAllow(this.guards, state, a, b, c, seat)) return false;
    if (this.perNumber.length > 0 && !this.answers.perNumber(this.perNumber, state, a, b, c, seat)) return false;
    this.move = move;
    this.value = promise;
    return false;
  };
}
