import type { HuntBox } from '../content/box.ts';
import { chance } from '../belief/partOne.ts';

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

type Below = (count: number) => number;

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

/** He starts on the area of one of the deed tokens. */
export const gandalfStarts = ({ deeds }: HuntBox): GandalfPast =>
  pastOf(deeds.map((area, deed) => ({ area, moves: 0, used: 1 << deed, weight: 1 / deeds.length, from: null })));

export function keepOf(past: GandalfPast, fits: (at: Whereabouts) => boolean): GandalfPast {
  const nodes = past.nodes.filter(fits);
  return nodes.length === past.nodes.length ? past : pastOf(nodes);
}

export const newTurn = (past: GandalfPast, below: Below): GandalfPast => {
  const next = new Gathering(below);
  for (const { area, used, weight, from } of past.nodes) next.add(area, 0, used, weight, from);
  return next.past();
};

/** A Ring-bearer with a move left goes on or stays, more likely on. */
const GOES_ON = 0.9;

/** He may have moved in secret, any number of times up to what he is allowed. */
export function wander(past: GandalfPast, { maps }: HuntBox, allowed: number, below: Below): GandalfPast {
  const [, , { connected }] = maps;
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

/** He stands on the area of a token that was held until now and so never used for anything else. */
export const doDeed = (past: GandalfPast, { deeds }: HuntBox, deed: number): GandalfPast =>
  pastOf(
    past.nodes.flatMap((at) => (at.area === deeds[deed] && ((at.used >> deed) & 1) === 0 ? [{ ...at, used: at.used | (1 << deed) }] : [])),
  );

/** Hidden or fled to the area of a token that is not used yet. */
export function vanish(past: GandalfPast, { deeds }: HuntBox, below: Below): GandalfPast {
  const next = new Gathering(below);
  for (const at of past.nodes)
    for (const [deed, area] of deeds.entries())
      if (((at.used >> deed) & 1) === 0) next.add(area, at.moves, at.used | (1 << deed), at.weight / deeds.length, at);
  return next.past();
}

/** With no token left: to a connected area, or he stays. */
export function slip(past: GandalfPast, { maps }: HuntBox, below: Below): GandalfPast {
  const next = new Gathering(below);
  for (const at of past.nodes) {
    const ways = [at.area, ...maps[2].connected[at.area]];
    for (const to of ways) next.add(to, at.moves, at.used, at.weight / ways.length, at);
  }
  return next.past();
}

/** A card may have taken him to an area of a kind in place of his move; once he has moved it does nothing. */
export function relocate(past: GandalfPast, box: HuntBox, script: number, nazgul: readonly number[], below: Below): GandalfPast {
  const op = box.scripts[script].find(({ op: name }) => name === 'gandalf.relocate');
  const mask = op?.op === 'gandalf.relocate' ? op.mask : new Uint8Array(box.spaces.length);
  const next = new Gathering(below);
  for (const at of past.nodes) {
    const { area, moves, used, weight, from } = at;
    const goals = moves > 0 ? [] : box.maps[2].areas.filter((to) => (mask[to] & 2) !== 0 && to !== area && !nazgul.includes(to));
    if (goals.length === 0) next.add(area, moves, used, weight, from);
    for (const to of goals) next.add(to, 1, used, weight / goals.length, at);
  }
  return next.past();
}

/** Gandalf's log along the past that leads here. */
export function gandalfLogTo(at: Whereabouts): number[] {
  const log: number[] = [];
  for (let step: Whereabouts | null = at; step !== null; step = step.from) log.push(step.area);
  return log.reverse();
}
