import type { EffectId, SideId } from '../../content/box.ts';
import type { Journey } from '../../rules/state.ts';
import { gandalfsIn, hitsIn, struckIn } from '../code.ts';
import type { Library } from '../library.ts';
import { limitsOf, movesFor, raceState } from '../race.ts';
import { targetsOf } from '../rolls.ts';
import { afterTurn } from '../trail.ts';
import { Standings } from './standing.ts';
import { type Played, TurnGraph } from './turn-graph.ts';

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

/** Where one turn leads: what it makes of both standings, worked out once for all opponents. */
interface Ends {
  readonly graph: TurnGraph;
  /** For each end: the mover's number afterwards (-1 caught), and whether the other is struck. */
  readonly after: Int32Array;
  readonly struck: Uint8Array;
  readonly same: Uint8Array;
}

/**
 * Works out perfect play for two: both want to win, and who cannot win more often lets the other win less. Fields are only ever crossed off and trails
 * only ever used up, so every pair of standings is solved after all it can lead to; only a turn in which nothing happens leads back, and that circle is solved by
 * itself.
 */
export class Solver {
  readonly standings: Standings;
  private readonly lastSurvivor: boolean;
  private readonly turns: readonly Ends[];
  private readonly lonely: readonly Ends[];
  private readonly all: number;
  private readonly mover: Float64Array;
  private readonly other: Float64Array;
  private readonly alone: Float64Array;
  /** Neighbours are alike: where the next pair is begun from. */
  private latest: [number, number] = [0.45, 0.45];
  private readonly result: Played = { own: 0, other: 0, stays: 0 };

  constructor(given: Journey, side: SideId, lastSurvivor: boolean, library: Library) {
    this.lastSurvivor = lastSurvivor;
    const sheet = given.box.sheets[side];
    this.standings = new Standings(sheet.fields.length, sheet.squares);
    this.all = sheet.fields.length;
    const { count } = this.standings;
    this.mover = new Float64Array(2 * count * count);
    this.other = new Float64Array(2 * count * count);
    this.alone = new Float64Array(count);
    const effects = [null, ...sheet.fields.map(({ effect }) => effect)];
    const options = { side, lastSurvivor };
    this.lonely = this.turnsFor(raceState(given, options, 0), effects, library);
    this.turns = this.turnsFor(raceState(given, options, 1), effects, library);
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
    const ends = this.turns[mover];
    const here = this.at(place, mover, other);
    this.setEnds(ends, place, other);
    if (!this.isInMordor(other)) this.setStay(ends, ...this.staying(place, mover, other));
    ends.graph.play(this.result);
    return { own: Math.abs(this.result.own - this.mover[here]), other: Math.abs(this.result.other - this.other[here]) };
  }

  private at(place: number, mover: number, other: number): number {
    return (place * this.standings.count + mover) * this.standings.count + other;
  }

  private isInMordor(standing: number): boolean {
    return standing >= this.standings.numberOf(this.all, 0);
  }

  private turnsFor(s: Journey, effects: readonly (EffectId | null)[], library: Library): Ends[] {
    const graphs = new Map<string, TurnGraph>();
    const { standings, all } = this;
    const dice = s.box.dice.length;
    return Array.from({ length: standings.numberOf(all, 0) }, (_, number) => {
      const fields = Math.floor(number / standings.trails.length);
      const trail = standings.trails[number % standings.trails.length];
      const effect = effects[fields];
      const limits = limitsOf(fields, all, effect, Math.min(trail.whole, dice), dice);
      const name = `${effect} ${limits.rings} ${limits.gandalfs}`;
      let graph = graphs.get(name);
      if (graph === undefined) {
        s.open.effect = effect;
        graph = new TurnGraph(library.open(s, targetsOf(s)).book, limits, effect === 'repeat-roll');
        graphs.set(name, graph);
      }
      const after = Int32Array.from(graph.ends, (code) => {
        const place = standings.placeOf(afterTurn(trail, gandalfsIn(code), hitsIn(code)));
        return place < 0 ? -1 : standings.numberOf(fields + movesFor(code, fields, all, effect), place);
      });
      const struck = Uint8Array.from(graph.ends, (code) => struckIn(code));
      const same = after.map((to, end) => (to === number && struck[end] === 0 ? 1 : 0));
      return { graph, after, struck, same: Uint8Array.from(same) };
    });
  }

  solveAlone(): { readonly standings: Standings; readonly chances: Float64Array } {
    const { alone, standings, all, result } = this;
    alone.fill(1, standings.numberOf(all, 0));
    for (let number = standings.numberOf(all, 0) - 1; number >= 0; number--) {
      // Trails in their own order, but fields from the end.
      const fields = Math.floor(number / standings.trails.length);
      const here = standings.numberOf(fields, standings.trails.length - 1 - (number % standings.trails.length));
      const { graph, after, same } = this.lonely[here];
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
  private setEnds({ graph, after, struck, same }: Ends, place: number, other: number): void {
    const { standings } = this;
    const fields = Math.floor(other / standings.trails.length);
    const left = standings.placeOf(afterTurn(standings.trails[other % standings.trails.length], 0, 1));
    const hit = left < 0 ? -1 : standings.numberOf(fields, left);
    for (let end = 0; end < after.length; end++) {
      if (same[end] === 1 && !this.isInMordor(other)) continue;
      const me = after[end];
      const you = struck[end] === 1 ? hit : other;
      if (me < 0) graph.setEnd(end, 0, you < 0 ? 0 : this.lastSurvivor ? 1 : this.alone[you], false);
      else if (you < 0) graph.setEnd(end, this.lastSurvivor ? 1 : this.alone[me], 0, false);
      else if (place === 0) {
        const next = this.at(1, you, me);
        graph.setEnd(end, this.other[next], this.mover[next], false);
      } else this.setRoundOver(graph, end, me, you);
    }
  }

  /** Both have had their turn: whoever is in Mordor wins, of two the one with more spaces (JM-END-03, JM-END-04). */
  private setRoundOver(graph: TurnGraph, end: number, me: number, you: number): void {
    const [mine, yours] = [this.isInMordor(me), this.isInMordor(you)];
    if (mine && yours) {
      const { trails } = this.standings;
      const lead = trails[me % trails.length].spaces - trails[you % trails.length].spaces;
      const share = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
      graph.setEnd(end, share, 1 - share, false);
    } else if (mine || yours) graph.setEnd(end, mine ? 1 : 0, yours ? 1 : 0, false);
    else {
      const next = this.at(0, you, me);
      graph.setEnd(end, this.other[next], this.mover[next], false);
    }
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
    if (this.isInMordor(second)) return;
    const later = this.at(1, second, first);
    const secondEnds = this.turns[second];
    this.setEnds(secondEnds, 1, first);
    if (this.isInMordor(first)) {
      secondEnds.graph.play(result);
      [this.mover[later], this.other[later]] = [result.own, result.other];
      return;
    }
    const now = this.at(0, first, second);
    const firstEnds = this.turns[first];
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
