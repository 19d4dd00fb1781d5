import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { journeyToMordor as game } from '../../index.ts';
import type { Journey } from '../../rules/state.ts';
import { repeatRoll } from '../../rules/verbs.ts';
import { LOOSE } from '../code.ts';
import { type OpenedTables, situationOf } from '../library.ts';
import { type Plan, plansFrom } from '../plans.ts';
import { learnedOf } from '../ranger.ts';
import { trailOf } from '../trail.ts';
import type { Table } from './table.ts';
import { type BothSeats, isBetter, type TurnGraph } from './turn-graph.ts';
import { type Chances, GONE, Turns } from './turns.ts';

/** A turn under way, seen through to its end. */
export interface TurnValue {
  readonly graph: TurnGraph;
  readonly opened: OpenedTables;
}

/**
 * Perfect play of one solved game. The table on file knows the chance of the one who waits; that of the one whose turn begins is what his turn comes to on
 * average, and what a turn under way leaves to the other follows from how it is played on.
 */
export class PerfectPlay {
  private readonly table: Table;
  private readonly together: Turns;
  private readonly alone: Turns;
  private readonly begun = new Map<number, number>();
  /** For which position the turn of a graph was last played through. */
  private readonly played = new WeakMap<TurnGraph, number>();
  private readonly result = { own: 0, other: 0, stays: 0 };
  private readonly chances: Chances;
  private readonly ownOnly: Chances;

  constructor(s: Journey, table: Table) {
    const { library } = learnedOf(game, s.box);
    const { options } = s.open;
    this.table = table;
    this.together = new Turns(s, options, table.standings, 1, library);
    this.alone = new Turns(s, options, table.standings, 0, library);
    const known = {
      waiting: (place: number, mover: number, other: number) => table.waiting(place, mover, other),
      alone: (standing: number) => table.alone[standing],
    };
    this.ownOnly = { ...known, moving: () => 0 };
    this.chances = { ...known, moving: (place, mover, other) => this.begins(place, mover, other) };
  }

  /** The chance of the one whose turn begins. */
  private begins(place: number, mover: number, other: number): number {
    const { count } = this.table.standings;
    const key = (place * count + mover) * count + other;
    let own = this.begun.get(key);
    if (own === undefined) {
      const ends = this.together.of(mover);
      this.together.setEnds(ends, place, other, this.ownOnly, false);
      ends.graph.play(this.result);
      this.played.delete(ends.graph);
      own = this.result.own;
      this.begun.set(key, own);
    }
    return own;
  }

  /** Null where dice are not alike, so that it matters whose hobbit is whose. */
  through(s: Journey): TurnValue | null {
    const { place, mover, other } = this.pairOf(s);
    const turns = other === GONE ? this.alone : this.together;
    const ends = turns.of(mover);
    const opened = learnedOf(game, s.box).library.open(s);
    if (opened.book !== ends.book) return null;
    const position = this.positionOf(s);
    if (this.played.get(ends.graph) !== position) {
      // The first time everything is worked out that is asked for, with the same graphs; the second time it is known.
      turns.setEnds(ends, place, other, this.chances, false);
      turns.setEnds(ends, place, other, this.chances, false);
      ends.graph.play(this.result);
      this.played.set(ends.graph, position);
    }
    return { graph: ends.graph, opened };
  }

  /** All that the worth of a turn depends on, as one number: who is to move in the round, and how both stand. */
  positionOf(s: Journey): number {
    const { place, mover, other } = this.pairOf(s);
    const { count } = this.table.standings;
    return (place * count + mover) * (count + 1) + other - GONE;
  }

  private pairOf(s: Journey): { readonly place: number; readonly mover: number; readonly other: number } {
    const { active, first, out } = s.open;
    return {
      place: active === first ? 0 : 1,
      mover: this.standingOf(s, active),
      other: out[1 - active] ? GONE : this.standingOf(s, asId(1 - active)),
    };
  }

  private standingOf(s: Journey, seat: Seat): number {
    const { standings } = this.table;
    return standings.numberOf(s.open.fields[seat], standings.placeOf(trailOf(s, seat)));
  }
}

/** A way to go on from the dice on the table, and what it comes to. */
interface Way {
  /** Null: the roll is repeated. */
  readonly plan: Plan | null;
  readonly both: BothSeats;
}

/** The best way to go on from the dice on the table; the first of equals. */
export function bestWay(s: Journey, { graph, opened }: TurnValue): Way {
  const { legalMoves } = learnedOf(game, s.box);
  let best: Way = { plan: null, both: { own: -1, other: 1 } };
  const offer = (plan: Plan | null, both: BothSeats): void => {
    if (isBetter(both, best.both)) best = { plan, both };
  };
  if (
    legalMoves
      .options(s, s.open.active)
      .toArray()
      .some((move) => repeatRoll.is(move))
  )
    offer(null, graph.taken(situationOf(s, opened, 0)));
  for (const plan of plansFrom(s, legalMoves)) {
    const key = situationOf(s, opened, plan.adds);
    offer(plan, graph.at(plan.ends ? key & ((1 << LOOSE) - 1) : key));
  }
  return best;
}
