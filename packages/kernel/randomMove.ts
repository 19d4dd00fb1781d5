import { asId } from './id.ts';
import { allCandidates } from './allCandidates.ts';
import { MoveList } from './legalMoves.ts';
import type { Random } from './random/random.ts';
import type { Seat } from './seat.ts';
import { allAllow, GuardCache, type GuardIndex, guardIndexOf } from './guardIndex.ts';
import type { State } from './state.ts';
import type { AskingStep, Propose } from './step.ts';
import { argument, type Move, pack, type Verb } from './verb.ts';

/**
 * Draws a uniformly random legal move without listing all: candidates are tried in random order until one passes the guards. Where listing is most of the
 * work, as in War, random play is three to four times as fast; short lists are no slower. Reusable: create it once.
 */
export class RandomMove<S extends State> {
  private readonly candidates = new MoveList();
  /** Index of the choice that each candidate belongs to. */
  private readonly choiceOf: number[] = [];
  private readonly answers = new GuardCache<S>();
  private verb: Verb<S['box']> | null = null;
  private choice = 0;

  /** A move for a seat that is asked at this step; throws if it has none. */
  draw(step: AskingStep<S>, state: S, seat: Seat, random: Random): Move {
    const { candidates, choiceOf } = this;
    const index = guardIndexOf(step.choices);
    const { moves } = this.gather(index, state, seat);
    for (let left = candidates.length; left > 0; left--) {
      const place = left === 1 ? 0 : random.draw(left);
      const move: Move = asId(moves[place]);
      if (this.lets(index.each[choiceOf[place]], state, seat, move)) return move;
      moves[place] = moves[left - 1];
      choiceOf[place] = choiceOf[left - 1];
    }
    throw new Error(`Seat ${seat} is asked at "${step.frame.step}" but has no option`);
  }

  /** Collects the candidates whose moment guards pass. */
  private gather(index: GuardIndex<S>, state: S, seat: Seat): MoveList {
    const { candidates, answers } = this;
    const { momentGuards, each } = index;
    candidates.length = 0;
    answers.reset(index);
    for (let i = 0; i < each.length; i++) {
      const { choice, moment } = each[i];
      if (!answers.allowsNow(moment, momentGuards, state, seat)) continue;
      this.verb = choice.verb;
      this.choice = i;
      if (choice.candidates === undefined) allCandidates(choice.verb, state, this.propose);
      else choice.candidates(state, this.propose, seat);
    }
    return candidates;
  }

  private lets({ choice, ofCandidate, perNumber }: GuardIndex<S>['each'][number], state: S, seat: Seat, move: Move): boolean {
    const count = choice.verb.domains.length;
    const a = count > 0 ? argument(move, count, 0) : 0;
    const b = count > 1 ? argument(move, count, 1) : 0;
    const c = count > 2 ? argument(move, count, 2) : 0;
    return allAllow(ofCandidate, state, a, b, c, seat) && this.answers.perNumber(perNumber, state, a, b, c, seat);
  }

  private readonly propose: Propose = (a = 0, b = 0, c = 0) => {
    if (this.verb === null) return true;
    this.choiceOf[this.candidates.length] = this.choice;
    this.candidates.add(pack(this.verb, a, b, c));
    return false;
  };
}
