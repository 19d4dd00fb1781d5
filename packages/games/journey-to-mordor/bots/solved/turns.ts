import type { EffectId } from '../../content/box.ts';
import type { Journey } from '../../rules/state.ts';
import { gandalfsIn, hitsIn, struckIn } from '../code.ts';
import type { Library } from '../library.ts';
import { limitsOf, movesFor, raceState } from '../race.ts';
import { type RollBook, targetsOf } from '../rolls.ts';
import { afterTurn } from '../trail.ts';
import type { Standings } from './standing.ts';
import { TurnGraph } from './turn-graph.ts';

/** Where one turn leads: what it makes of both standings, worked out once for all opponents. */
export interface Ends {
  readonly book: RollBook;
  readonly graph: TurnGraph;
  /** For each end: the mover's number afterwards (-1 caught), and whether the other is struck. */
  readonly after: Int32Array;
  readonly struck: Uint8Array;
  /** Nothing has changed for either. */
  readonly same: Uint8Array;
}

/** Chances between two turns, by round place of the one to move (0 plays first in a round), his standing and the other's. */
export interface Chances {
  moving(place: number, mover: number, other: number): number;
  waiting(place: number, mover: number, other: number): number;
  /** Of somebody who is left alone. */
  alone(standing: number): number;
}

/** The other is out. */
export const GONE = -1;

/** The turns of a player under way on one side of the sheet, each made ready when it is first asked for; with the other in the game, or without. */
export class Turns {
  private readonly s: Journey;
  private readonly standings: Standings;
  private readonly lastSurvivor: boolean;
  private readonly effects: readonly (EffectId | null)[];
  private readonly library: Library;
  private readonly graphs = new Map<string, TurnGraph>();
  private readonly known: (Ends | undefined)[] = [];

  constructor(given: Journey, options: Journey['open']['options'], standings: Standings, opponents: 0 | 1, library: Library) {
    this.s = raceState(given, options, opponents);
    this.standings = standings;
    this.lastSurvivor = options.lastSurvivor;
    this.effects = [null, ...given.box.sheets[options.side].fields.map(({ effect }) => effect)];
    this.library = library;
  }

  of(mover: number): Ends {
    return (this.known[mover] ??= this.make(mover));
  }

  isInMordor(standing: number): boolean {
    return standing >= this.standings.numberOf(this.standings.all, 0);
  }

  private make(mover: number): Ends {
    const { standings, s } = this;
    const { all, trails } = standings;
    const dice = s.box.dice.length;
    const fields = Math.floor(mover / trails.length);
    const trail = trails[mover % trails.length];
    const effect = this.effects[fields];
    const limits = limitsOf(fields, all, effect, Math.min(trail.whole, dice), dice);
    const name = `${effect} ${limits.rings} ${limits.gandalfs}`;
    s.open.effect = effect;
    const { book } = this.library.open(s, targetsOf(s));
    let graph = this.graphs.get(name);
    if (graph === undefined) {
      graph = new TurnGraph(book, limits, effect === 'repeat-roll');
      this.graphs.set(name, graph);
    }
    const after = Int32Array.from(graph.ends, (code) => {
      const place = standings.placeOf(afterTurn(trail, gandalfsIn(code), hitsIn(code)));
      return place < 0 ? -1 : standings.numberOf(fields + movesFor(code, fields, all, effect), place);
    });
    const struck = Uint8Array.from(graph.ends, (code) => struckIn(code));
    const same = Uint8Array.from(after, (to, end) => (to === mover && struck[end] === 0 ? 1 : 0));
    return { book, graph, after, struck, same };
  }

  /** Values of all ends of a turn; `circle`: but of those where nothing has changed and both go on, which are set apart. */
  setEnds({ graph, after, struck, same }: Ends, place: number, other: number, chances: Chances, circle: boolean): void {
    const hit = this.struck(other);
    for (let end = 0; end < after.length; end++) {
      if (circle && same[end] === 1 && !this.isInMordor(other)) continue;
      const me = after[end];
      const you = struck[end] === 1 ? hit : other;
      if (me < 0) graph.setEnd(end, 0, you === GONE ? 0 : this.lastSurvivor ? 1 : chances.alone(you), false);
      else if (you === GONE) graph.setEnd(end, this.lastSurvivor ? 1 : chances.alone(me), 0, false);
      else if (place === 0) graph.setEnd(end, chances.waiting(1, you, me), chances.moving(1, you, me), false);
      else this.setRoundOver(graph, end, me, you, chances);
    }
  }

  /** What a Nazgûl makes of the other. */
  private struck(other: number): number {
    if (other === GONE) return GONE;
    const { standings } = this;
    const { trails } = standings;
    const left = standings.placeOf(afterTurn(trails[other % trails.length], 0, 1));
    return left < 0 ? GONE : standings.numberOf(Math.floor(other / trails.length), left);
  }

  /** Both have had their turn: whoever is in Mordor wins, of two the one with more spaces (JM-END-03, JM-END-04). */
  private setRoundOver(graph: TurnGraph, end: number, me: number, you: number, chances: Chances): void {
    const [mine, yours] = [this.isInMordor(me), this.isInMordor(you)];
    if (mine && yours) {
      const { trails } = this.standings;
      const lead = trails[me % trails.length].spaces - trails[you % trails.length].spaces;
      const share = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
      graph.setEnd(end, share, 1 - share, false);
    } else if (mine || yours) graph.setEnd(end, mine ? 1 : 0, yours ? 1 : 0, false);
    else graph.setEnd(end, chances.waiting(0, you, me), chances.moving(0, you, me), false);
  }
}
