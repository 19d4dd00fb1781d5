import type { SideId } from '../../content/box.ts';
import type { Journey } from '../../rules/state.ts';
import type { Library } from '../library.ts';
import { Standings } from './standing.ts';
import type { TurnResult } from './turn-graph.ts';
import { type Chances, type Ends, Turns } from './turns.ts';

export interface Solution {
  readonly standings: Standings;
  /** By round place of the one to move (0 plays first in a round), his standing and the other's: his chance, and the other's. */
  readonly mover: Float64Array;
  readonly other: Float64Array;
  /** The chance of somebody who is left alone, by standing. */
  readonly alone: Float64Array;
}

/** Iterations stop when a value moves by less than this: each brings it much nearer than the one before, so what is left is far less. */
const SETTLED = 3e-6;
const MOST_ROUNDS = 60;

/**
 * Works out perfect play for two: both want to win, and who cannot win more often lets the other win less. Fields are only ever crossed off and trails
 * only ever used up, so every pair of standings is solved after all it can lead to; only a turn in which nothing happens leads back, and that circle is solved by
 * itself.
 */
export class Solver {
  readonly standings: Standings;
  private readonly turns: Turns;
  private readonly lonely: Turns;
  private readonly all: number;
  private readonly mover: Float64Array;
  private readonly other: Float64Array;
  private readonly alone: Float64Array;
  private readonly chances: Chances;
  /** Neighbours are alike: where the next pair is begun from. */
  private latest: [number, number] = [0.45, 0.45];
  private readonly result: TurnResult = { own: 0, other: 0, stays: 0 };

  constructor(given: Journey, side: SideId, lastSurvivor: boolean, library: Library) {
    const sheet = given.box.sheets[side];
    this.standings = new Standings(sheet.fields.length, sheet.squares);
    this.all = sheet.fields.length;
    const { count } = this.standings;
    this.mover = new Float64Array(2 * count * count);
    this.other = new Float64Array(2 * count * count);
    this.alone = new Float64Array(count);
    const options = { side, lastSurvivor };
    this.lonely = new Turns(given, options, this.standings, 0, library);
    this.turns = new Turns(given, options, this.standings, 1, library);
    this.chances = {
      moving: (place, one, two) => this.mover[this.at(place, one, two)],
      waiting: (place, one, two) => this.other[this.at(place, one, two)],
      alone: (standing) => this.alone[standing],
    };
  }

  solve(report?: (done: number) => void): Solution {
    this.solveAlone();
    const { all, standings } = this;
    const { trails } = standings;
    for (let first = all; first >= 0; first--)
      for (let second = all; second >= 0; second--) {
        for (let a = 0; a < trails.length; a++)
          for (let b = 0; b < trails.length; b++) this.solvePair(standings.numberOf(first, a), standings.numberOf(second, b));
        report?.(((all - first) * (all + 1) + all - second + 1) / ((all + 1) * (all + 1)));
      }
    const { mover, other, alone } = this;
    return { standings, mover, other, alone };
  }

  /** What the rules make of the values after a turn: the values of a solved pair give themselves back. */
  bellman(place: number, mover: number, other: number): { own: number; other: number } {
    const ends = this.turns.of(mover);
    const here = this.at(place, mover, other);
    this.setEnds(ends, place, other);
    if (!this.turns.isInMordor(other)) this.setStay(ends, ...this.staying(place, mover, other));
    ends.graph.play(this.result);
    return { own: Math.abs(this.result.own - this.mover[here]), other: Math.abs(this.result.other - this.other[here]) };
  }

  private at(place: number, mover: number, other: number): number {
    return (place * this.standings.count + mover) * this.standings.count + other;
  }

  solveAlone(): { readonly standings: Standings; readonly chances: Float64Array } {
    const { alone, standings, all, result } = this;
    alone.fill(1, standings.numberOf(all, 0));
    for (let number = standings.numberOf(all, 0) - 1; number >= 0; number--) {
      // Trails in their own order, but fields from the end.
      const fields = Math.floor(number / standings.trails.length);
      const here = standings.numberOf(fields, standings.trails.length - 1 - (number % standings.trails.length));
      const { graph, after, same } = this.lonely.of(here);
      let value = 0.5;
      for (let round = 0; round < MOST_ROUNDS; round++) {
        for (let end = 0; end < after.length; end++)
          graph.setEnd(end, same[end] === 1 ? value : after[end] < 0 ? 0 : alone[after[end]], 0, same[end] === 1);
        graph.play(result);
        const solved = (result.own - result.stays * value) / (1 - result.stays);
        const moved = Math.abs(solved - value);
        value = solved;
        if (moved < SETTLED) break;
      }
      alone[here] = value;
    }
    return { standings, chances: alone };
  }

  /** Values of all ends of a turn but those where nothing has changed. */
  private setEnds(ends: Ends, place: number, other: number): void {
    this.turns.setEnds(ends, place, other, this.chances, true);
  }

  private setStay({ graph, same }: Ends, own: number, other: number): void {
    for (let end = 0; end < same.length; end++) if (same[end] === 1) graph.setEnd(end, own, other, true);
  }

  /** What the mover and the other have when nothing has changed in the turn. */
  private staying(place: number, mover: number, other: number): [number, number] {
    const next = this.at(1 - place, other, mover);
    return [this.other[next], this.mover[next]];
  }

  private solvePair(first: number, second: number): void {
    const { result } = this;
    // Whoever plays second ends the round with his arrival: there is no turn after it.
    if (this.turns.isInMordor(second)) return;
    const later = this.at(1, second, first);
    const secondEnds = this.turns.of(second);
    this.setEnds(secondEnds, 1, first);
    if (this.turns.isInMordor(first)) {
      secondEnds.graph.play(result);
      [this.mover[later], this.other[later]] = [result.own, result.other];
      return;
    }
    const now = this.at(0, first, second);
    const firstEnds = this.turns.of(first);
    // Chances of the first and of the second player at the turn of each.
    let [firstLater, secondLater] = this.latest;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      this.setEnds(firstEnds, 0, second);
      this.setStay(firstEnds, firstLater, secondLater);
      firstEnds.graph.play(result);
      const stays = result.stays;
      const [firstNow, secondNow] = [result.own - stays * firstLater, result.other - stays * secondLater];
      const [guessFirst, guessSecond] = [result.own, result.other];
      this.setEnds(secondEnds, 1, first);
      this.setStay(secondEnds, guessSecond, guessFirst);
      secondEnds.graph.play(result);
      const both = 1 - stays * result.stays;
      const circle = (atFirst: number, atSecond: number): number => (atSecond + result.stays * atFirst) / both;
      const solvedFirst = circle(firstNow, result.other - result.stays * guessFirst);
      const solvedSecond = circle(secondNow, result.own - result.stays * guessSecond);
      const moved = Math.max(Math.abs(solvedFirst - firstLater), Math.abs(solvedSecond - secondLater));
      [firstLater, secondLater] = [solvedFirst, solvedSecond];
      [this.mover[now], this.other[now]] = [firstNow + stays * firstLater, secondNow + stays * secondLater];
      [this.mover[later], this.other[later]] = [secondLater, firstLater];
      if (moved < SETTLED) {
        this.latest = [firstLater, secondLater];
        return;
      }
    }
    throw new Error(`The circle of ${first} and ${second} does not settle`);
  }
}
