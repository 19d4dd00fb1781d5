import { afterTurn, type Trail } from '../trail.ts';

/** More Gandalfs than dice never come in one turn, nor more Nazgûl. */
const DICE = 5;

/**
 * Every standing of one player between two turns that can come about on a sheet, numbered: how far on the way, and what is left of the trail. Trails come in an order in which a turn never leads to a later one: splitting and
 * crossing off cannot be undone, so a game that is solved in this order meets only what is solved already.
 */
export class Standings {
  readonly all: number;
  readonly trails: readonly Trail[];
  readonly count: number;
  private readonly places = new Map<number, number>();

  constructor(fields: number, squares: number) {
    this.all = fields;
    const found = new Map<number, Trail>();
    const queue: Trail[] = [{ spaces: squares, whole: squares }];
    for (const trail of queue) {
      const key = keyOf(trail);
      if (trail.spaces <= 0 || found.has(key)) continue;
      found.set(key, trail);
      for (let gandalfs = 0; gandalfs <= DICE; gandalfs++)
        for (let hits = 0; hits <= DICE; hits++) queue.push(afterTurn(trail, gandalfs, hits));
    }
    this.trails = [...found.values()].sort((a, b) => rank(a) - rank(b) || a.whole - b.whole);
    for (const [place, trail] of this.trails.entries()) this.places.set(keyOf(trail), place);
    this.count = (this.all + 1) * this.trails.length;
  }

  /** The number of a trail; -1 for one that has come to its end. */
  placeOf(trail: Trail): number {
    return trail.spaces <= 0 ? -1 : (this.places.get(keyOf(trail)) ?? -1);
  }

  numberOf(fields: number, trail: number): number {
    return fields * this.trails.length + trail;
  }
}

const keyOf = ({ spaces, whole }: Trail): number => spaces * 64 + whole;
const rank = ({ spaces, whole }: Trail): number => 2 * whole + spaces;
