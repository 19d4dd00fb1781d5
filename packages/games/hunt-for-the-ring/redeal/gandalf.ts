import { SeededRandom } from '#kernel';
import type { HuntBox } from '../content/box.ts';
import { type Below, chance } from './belief/chance.ts';
import type { GandalfModel } from './belief/beliefFilter.ts';
import { GOES_ON } from './belief/gandalfBoard.ts';

/**
 * Where Gandalf can be and how he can have come there, with the deed tokens that took him: unlike a belief this must be exact, because a
 * world is made of it, and in a world no token is used twice.
 */
export interface Whereabouts {
  readonly area: number;
  /** Moves made in the Ring-bearer's present turn. */
  readonly moves: number;
  /** Deed tokens used for his start, hiding, flight or a deed, as bits. */
  readonly used: number;
  readonly weight: number;
  /** One of all pasts that lead here, chosen by weight. */
  readonly from: Whereabouts | null;
}

/** All of them; never changed once made. */
export interface GandalfPast {
  readonly nodes: readonly Whereabouts[];
  readonly total: number;
}

const AREAS = 256;
const MOVES = 8;

class Gathering {
  private readonly found = new Map<number, Whereabouts>();
  private readonly below: Below;

  constructor(below: Below) {
    this.below = below;
  }

  add(area: number, moves: number, used: number, weight: number, from: Whereabouts | null): void {
    const key = (used * MOVES + moves) * AREAS + area;
    const known = this.found.get(key);
    if (known === undefined) {
      this.found.set(key, { area, moves, used, weight, from });
      return;
    }
    const total = known.weight + weight;
    this.found.set(key, { area, moves, used, weight: total, from: chance(this.below, weight / total) ? from : known.from });
  }

  past(): GandalfPast {
    return pastOf([...this.found.values()]);
  }
}

const pastOf = (nodes: readonly Whereabouts[]): GandalfPast => ({ nodes, total: nodes.reduce((sum, { weight }) => sum + weight, 0) });

/** Gandalf as a world needs him: every past keeps how it came about and which tokens it took. */
export class GandalfPasts implements GandalfModel<GandalfPast> {
  private readonly box: HuntBox;

  constructor(box: HuntBox) {
    this.box = box;
  }

  /** The same clues give the same pasts, whoever asks and in however many portions they are read. */
  luck(clue: number): Below {
    const random = new SeededRandom(11, clue);
    return (count) => random.below(count);
  }

  /** On the area of one of the deed tokens. */
  starts(): GandalfPast {
    const { deeds } = this.box;
    return pastOf(deeds.map((area, deed) => ({ area, moves: 0, used: 1 << deed, weight: 1 / deeds.length, from: null })));
  }

  isEmpty({ nodes }: GandalfPast): boolean {
    return nodes.length === 0;
  }

  keep(past: GandalfPast, fits: (area: number, moves: number) => boolean): GandalfPast {
    const nodes = past.nodes.filter(({ area, moves }) => fits(area, moves));
    return nodes.length === past.nodes.length ? past : pastOf(nodes);
  }

  newTurn({ nodes }: GandalfPast, below: Below): GandalfPast {
    const next = new Gathering(below);
    for (const { area, used, weight, from } of nodes) next.add(area, 0, used, weight, from);
    return next.past();
  }

  wander(past: GandalfPast, allowed: number, below: Below): GandalfPast {
    const [, , { connected }] = this.box.maps;
    let now = past;
    for (let move = 0; move < allowed; move++) {
      const next = new Gathering(below);
      for (const at of now.nodes) {
        const { area, moves, used, weight, from } = at;
        if (moves !== move) {
          next.add(area, moves, used, weight, from);
          continue;
        }
        next.add(area, moves, used, weight * (1 - GOES_ON), from);
        for (const to of connected[area]) next.add(to, moves + 1, used, (weight * GOES_ON) / connected[area].length, at);
      }
      now = next.past();
    }
    return now;
  }

  /** The token was held until now and so never used for anything else. */
  deed({ nodes }: GandalfPast, deed: number): GandalfPast {
    const area = this.box.deeds[deed];
    return pastOf(
      nodes.flatMap((at) => (at.area === area && ((at.used >> deed) & 1) === 0 ? [{ ...at, used: at.used | (1 << deed) }] : [])),
    );
  }

  /** The token is one that is not used yet. */
  vanish({ nodes }: GandalfPast, below: Below): GandalfPast {
    const { deeds } = this.box;
    const next = new Gathering(below);
    for (const at of nodes)
      for (const [deed, area] of deeds.entries())
        if (((at.used >> deed) & 1) === 0) next.add(area, at.moves, at.used | (1 << deed), at.weight / deeds.length, at);
    return next.past();
  }

  slip({ nodes }: GandalfPast, below: Below): GandalfPast {
    const next = new Gathering(below);
    for (const at of nodes) {
      const ways = [at.area, ...this.box.maps[2].connected[at.area]];
      for (const to of ways) next.add(to, at.moves, at.used, at.weight / ways.length, at);
    }
    return next.past();
  }

  relocate({ nodes }: GandalfPast, script: number, nazgul: readonly number[], below: Below): GandalfPast {
    const { scripts, spaces, maps } = this.box;
    const op = scripts[script].find(({ op: name }) => name === 'gandalf.relocate');
    const mask = op?.op === 'gandalf.relocate' ? op.mask : new Uint8Array(spaces.length);
    const next = new Gathering(below);
    for (const at of nodes) {
      const { area, moves, used, weight, from } = at;
      const goals = moves > 0 ? [] : maps[2].areas.filter((to) => (mask[to] & 2) !== 0 && to !== area && !nazgul.includes(to));
      if (goals.length === 0) next.add(area, moves, used, weight, from);
      for (const to of goals) next.add(to, 1, used, weight / goals.length, at);
    }
    return next.past();
  }
}

/** Gandalf's log along the past that leads here. */
export function gandalfLogTo(at: Whereabouts): number[] {
  const log: number[] = [];
  for (let step: Whereabouts | null = at; step !== null; step = step.from) log.push(step.area);
  return log.reverse();
}
