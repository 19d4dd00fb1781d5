import type { Exact } from '#bots/exact.ts';
import { cloneState, type Move, perform, type Seat, SeededRandom, SilentTable } from '#kernel';
import type { JourneyBox } from '../../content/box.ts';
import { journeyToMordor as game } from '../../index.ts';
import { choosing, gandalf, settingAside } from '../../rules/frames.ts';
import { type Journey, seatsOf } from '../../rules/state.ts';
import { finishRolling, repeatRoll, roll, setAside } from '../../rules/verbs.ts';
import { LOOSE } from '../code.ts';
import { type Opened, situationOf } from '../library.ts';
import { plansFrom } from '../plans.ts';
import { learnedOf } from '../ranger.ts';
import { isInOrder, trailOf } from '../trail.ts';
import type { Shelf } from './shelf.ts';
import type { Table } from './table.ts';
import { type Both, isBetter, type TurnGraph } from './turn-graph.ts';
import { type Chances, GONE, Turns } from './turns.ts';

/** A turn under way, seen through to its end. */
interface Through {
  readonly graph: TurnGraph;
  readonly opened: Opened;
}

/**
 * Perfect play of one solved game. The table on file knows the chance of the one who waits; that of the one whose turn begins is what his turn comes to on
 * average, and what a turn under way leaves to the other follows from how it is played on.
 */
class PerfectPlay {
  private readonly table: Table;
  private readonly together: Turns;
  private readonly alone: Turns;
  private readonly begun = new Map<number, number>();
  /** For which position the turn of a graph was last played through. */
  private readonly played = new WeakMap<TurnGraph, string>();
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
  through(s: Journey): Through | null {
    const { active, first, out } = s.open;
    const place = active === first ? 0 : 1;
    const other = out[1 - active] ? GONE : this.standingOf(s, 1 - active);
    const turns = other === GONE ? this.alone : this.together;
    const mover = this.standingOf(s, active);
    const ends = turns.of(mover);
    const opened = learnedOf(game, s.box).library.open(s);
    if (opened.book !== ends.book) return null;
    const position = `${place} ${mover} ${other}`;
    if (this.played.get(ends.graph) !== position) {
      // The first time everything is worked out that is asked for, with the same graphs; the second time it is known.
      turns.setEnds(ends, place, other, this.chances, false);
      turns.setEnds(ends, place, other, this.chances, false);
      ends.graph.play(this.result);
      this.played.set(ends.graph, position);
    }
    return { graph: ends.graph, opened };
  }

  private standingOf(s: Journey, seat: Seat): number {
    const { standings } = this.table;
    return standings.numberOf(s.open.fields[seat], standings.placeOf(trailOf(s, seat)));
  }
}

const partsOf = (winners: readonly Seat[]): readonly number[] => [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));

const bySeat = (s: Journey, { own, other }: Both): readonly number[] => (s.open.active === 0 ? [own, other] : [other, own]);

/** Nothing is drawn where this is used. */
const noChance = (): SilentTable => new SilentTable(new SeededRandom(0));

/** Where nothing is left to choose that matters: whose hobbit is whose is all the same, and the leftmost square is split first. */
function playedThrough(s: Journey): Journey {
  let on = s;
  while (on.outcome === null && (choosing.is(on.frames[0]) || gandalf.is(on.frames[0]))) {
    if (on === s) on = cloneState(s);
    const { lister } = learnedOf(game, s.box);
    const seat = on.open.hobbit.findIndex((hobbit) => hobbit < 0);
    const asked = seat < 0 ? on.open.active : seat;
    perform(game, on, asked, lister.options(on, asked).moves[0], noChance());
  }
  return on;
}

/** The chances of both seats in every game for two that is on the shelf. */
export function exactWith(shelf: Shelf): Exact<Journey> {
  const known = new WeakMap<JourneyBox, Map<Table, PerfectPlay>>();

  const perfectPlay = (s: Journey): PerfectPlay | null => {
    const table = seatsOf(s) === 2 && isInOrder(s, 0) && isInOrder(s, 1) ? shelf.tableFor(s) : null;
    if (table === null) return null;
    let ofBox = known.get(s.box);
    if (ofBox === undefined) known.set(s.box, (ofBox = new Map<Table, PerfectPlay>()));
    let perfect = ofBox.get(table);
    if (perfect === undefined) ofBox.set(table, (perfect = new PerfectPlay(s, table)));
    return perfect;
  };

  const chances = (given: Journey): readonly number[] | null => {
    const perfect = perfectPlay(given);
    if (perfect === null) return null;
    const s = playedThrough(given);
    if (s.outcome !== null) return partsOf(s.outcome.winners);
    const turn = perfect.through(s);
    return turn === null
      ? null
      : bySeat(s, settingAside.is(s.frames[0]) ? bestFrom(s, turn) : turn.graph.at(situationOf(s, turn.opened, 0)));
  };

  const after = (s: Journey, seat: Seat, move: Move): readonly number[] | null => {
    const ofTurn = [roll, repeatRoll, finishRolling].some((verb) => verb.is(move)) || isLast(s, move);
    if (!ofTurn) {
      const next = cloneState(s);
      perform(game, next, seat, move, noChance());
      return chances(next);
    }
    const turn = perfectPlay(s)?.through(s) ?? null;
    return turn === null ? null : bySeat(s, rightAfter(s, turn, move));
  };

  return { chances, after };
}

/** Whether the last die is set aside, with which rolling ends (JM-DICE-07). */
const isLast = (s: Journey, move: Move): boolean => setAside.is(move) && s.open.asideAt.filter((at) => at === 0).length === 1;

function rightAfter(s: Journey, { graph, opened }: Through, move: Move): Both {
  if (setAside.is(move)) return graph.at(situationOf(s, opened, 1 << setAside.read.die(move)));
  const key = situationOf(s, opened, 0);
  if (repeatRoll.is(move)) return graph.taken(key);
  return graph.at(finishRolling.is(move) ? key & ((1 << LOOSE) - 1) : key);
}

/** The best way to go on from the dice on the table. */
function bestFrom(s: Journey, { graph, opened }: Through): Both {
  const { lister } = learnedOf(game, s.box);
  let best: Both = { own: -1, other: 1 };
  const offer = (both: Both): void => {
    if (isBetter(both, best)) best = both;
  };
  if (
    lister
      .options(s, s.open.active)
      .toArray()
      .some((move) => repeatRoll.is(move))
  )
    offer(graph.taken(situationOf(s, opened, 0)));
  for (const { adds, ends } of plansFrom(s, lister)) {
    const key = situationOf(s, opened, adds);
    offer(graph.at(ends ? key & ((1 << LOOSE) - 1) : key));
  }
  return best;
}
