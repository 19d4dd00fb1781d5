import type { HuntBox } from '../content/box.ts';

export const MOST_MOVES = 4;
/** A Ring-bearer with a move left goes on or stays, more likely on. */
export const GOES_ON = 0.9;

/**
 * Where Gandalf can be, as one weight for each number of moves in the present turn and each area or exit: `weights[moves * spaces.length + place]`.
 * Each way on is as likely as the others.
 */
export class GandalfBoard {
  readonly spaces: readonly number[];
  private readonly box: HuntBox;
  /** Places in `spaces` that are connected with each. */
  private readonly ways: readonly (readonly number[])[];
  /** Places of deeds that have not been done: for his start, hiding and flight. */
  private readonly free: readonly number[];

  constructor(box: HuntBox, deedsDone: readonly number[]) {
    const { areas, exits, connected } = box.maps[2];
    this.box = box;
    this.spaces = [...areas, ...exits];
    this.ways = this.spaces.map((space) => connected[space].map((to) => this.spaces.indexOf(to)));
    this.free = box.deeds.flatMap((area, deed) => (deedsDone.includes(deed) ? [] : [this.spaces.indexOf(area)]));
  }

  starts(): Float64Array {
    const weights = new Float64Array(MOST_MOVES * this.spaces.length);
    for (const place of this.free) weights[place] += 1;
    return weights;
  }

  /** Up to so many moves in all; with each he may as well have stayed. */
  wander(weights: Float64Array, allowed: number): void {
    const { length } = this.spaces;
    for (let move = 0; move < Math.min(allowed, MOST_MOVES - 1); move++)
      for (let place = 0; place < length; place++) {
        const weight = weights[move * length + place];
        if (weight === 0) continue;
        const ways = this.ways[place];
        const share = (weight * GOES_ON) / ways.length;
        for (let way = 0; way < ways.length; way++) weights[(move + 1) * length + ways[way]] += share;
      }
  }

  /** A new turn: moves are counted anew. */
  forgetMoves(weights: Float64Array): void {
    const { length } = this.spaces;
    for (let slot = length; slot < weights.length; slot++) {
      weights[slot % length] += weights[slot];
      weights[slot] = 0;
    }
  }

  /** The turn is over: he has moved, and nothing later asks how often. */
  hasMoved(weights: Float64Array): void {
    weights.fill(0, 0, this.spaces.length);
  }

  /** On the area of any deed token not done. */
  vanish(weights: Float64Array): Float64Array {
    return this.spread(weights, () => this.free);
  }

  slip(weights: Float64Array): Float64Array {
    return this.spread(weights, (place) => [place, ...this.ways[place]]);
  }

  /** In place of his own move to an area that a card speaks of, where no Nazgûl stands; whoever has moved already stays. */
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
