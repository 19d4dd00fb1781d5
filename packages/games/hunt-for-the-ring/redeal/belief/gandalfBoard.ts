import type { BeliefBox } from './box.ts';
import type { Below } from './chance.ts';
import type { GandalfModel } from './beliefFilter.ts';

export const MOST_MOVES = 4;
/** A Ring-bearer with a move left goes on or stays, more likely on. */
export const GOES_ON = 0.9;

/**
 * Where Gandalf can be, as one weight for each number of moves in the present turn and each area or exit: `weights[moves * spaces.length + place]`.
 * Each way on is as likely as the others.
 */
export class GandalfBoard implements GandalfModel<Float64Array> {
  readonly spaces: readonly number[];
  private readonly box: BeliefBox;
  /** Places in `spaces` that are connected with each. */
  private readonly ways: readonly (readonly number[])[];
  /** Places of deeds that have not been done: for his start, hiding and flight. */
  private readonly free: readonly number[];

  constructor(box: BeliefBox, deedsDone: readonly number[]) {
    const { areas, exits, connected } = box.maps[2];
    this.box = box;
    this.spaces = [...areas, ...exits];
    this.ways = this.spaces.map((space) => connected[space].map((to) => this.spaces.indexOf(to)));
    this.free = box.deeds.flatMap((area, deed) => (deedsDone.includes(deed) ? [] : [this.spaces.indexOf(area)]));
  }

  /** Weights are added up; there is nothing to choose. */
  luck(): Below {
    return () => 0;
  }

  starts(): Float64Array {
    const weights = new Float64Array(MOST_MOVES * this.spaces.length);
    for (const place of this.free) weights[place] += 1;
    return weights;
  }

  isEmpty(weights: Float64Array): boolean {
    for (let slot = 0; slot < weights.length; slot++) if (weights[slot] > 0) return false;
    return true;
  }

  keep(weights: Float64Array, fits: (area: number, moves: number) => boolean): Float64Array {
    const { spaces } = this;
    const next = weights.slice();
    for (let moves = 0, slot = 0; moves < MOST_MOVES; moves++)
      for (let place = 0; place < spaces.length; place++, slot++) if (next[slot] !== 0 && !fits(spaces[place], moves)) next[slot] = 0;
    return next;
  }

  /** With each move he is allowed he may as well have stayed. */
  wander(weights: Float64Array, allowed: number): Float64Array {
    const { length } = this.spaces;
    const next = weights.slice();
    for (let move = 0; move < Math.min(allowed, MOST_MOVES - 1); move++)
      for (let place = 0; place < length; place++) {
        const weight = next[move * length + place];
        if (weight === 0) continue;
        const ways = this.ways[place];
        const share = (weight * GOES_ON) / ways.length;
        for (let way = 0; way < ways.length; way++) next[(move + 1) * length + ways[way]] += share;
      }
    return next;
  }

  newTurn(weights: Float64Array): Float64Array {
    const next = new Float64Array(weights.length);
    const { length } = this.spaces;
    for (let slot = 0; slot < weights.length; slot++) next[slot % length] += weights[slot];
    return next;
  }

  deed(weights: Float64Array, deed: number): Float64Array {
    return this.keep(weights, (area) => area === this.box.deeds[deed]);
  }

  /** Any deed token that has not been done. */
  vanish(weights: Float64Array): Float64Array {
    return this.spread(weights, () => this.free);
  }

  slip(weights: Float64Array): Float64Array {
    return this.spread(weights, (place) => [place, ...this.ways[place]]);
  }

  relocate(weights: Float64Array, script: number, nazgul: readonly number[]): Float64Array {
    const { length } = this.spaces;
    const op = this.box.scripts[script].find(({ op: name }) => name === 'gandalf.relocate');
    const mask = op?.op === 'gandalf.relocate' ? op.mask : new Uint8Array(this.box.spaces.length);
    const { areas } = this.box.maps[2];
    const goals = areas.filter((area) => (mask[area] & 2) !== 0 && !nazgul.includes(area)).map((area) => this.spaces.indexOf(area));
    const next = weights.slice();
    for (let place = 0; place < length; place++) {
      const others = goals.filter((goal) => goal !== place);
      if (weights[place] === 0 || others.length === 0) continue;
      next[place] -= weights[place];
      for (const goal of others) next[length + goal] += weights[place] / others.length;
    }
    return next;
  }

  /** However often he has moved: a weight for every space of the box. */
  bySpace(weights: Float64Array): Float64Array {
    const { spaces } = this;
    const found = new Float64Array(this.box.spaces.length);
    for (let slot = 0; slot < weights.length; slot++) found[spaces[slot % spaces.length]] += weights[slot];
    return found;
  }

  private spread(weights: Float64Array, goalsOf: (place: number) => readonly number[]): Float64Array {
    const { length } = this.spaces;
    const next = new Float64Array(weights.length);
    for (let slot = 0; slot < weights.length; slot++) {
      if (weights[slot] === 0) continue;
      const goals = goalsOf(slot % length);
      for (const goal of goals) next[slot - (slot % length) + goal] += weights[slot] / goals.length;
    }
    return next;
  }
}
