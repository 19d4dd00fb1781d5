import { asId } from '#kernel/id.ts';
import type { Place, Space } from '../content/ids.ts';
import type { HuntBox } from '../content/box.ts';
import type { BoardMap } from '../content/map.ts';
import type { Beliefs, Case } from './beliefs.ts';

/** How much more than the chance to name him at once a halving of all that is possible counts. */
const HALVING = 0.06;

/**
 * What an answer is worth before it is known: by how much the chance to name Frodo's area grows, now and after his next move (if the chances of
 * the areas are p, naming one in proportion to its chance is right with the sum of their squares), and how often it halves the possibilities.
 */
class Guess {
  private readonly last = new Map<number, number>();
  private readonly next = new Map<number, number>();
  private total = 0;

  add({ last, next }: Case, weight: number): void {
    if (weight <= 0) return;
    this.last.set(last, (this.last.get(last) ?? 0) + weight);
    this.next.set(next, (this.next.get(next) ?? 0) + weight);
    this.total += weight;
  }

  /** The chance of this answer times that of naming him right after it. */
  right(): number {
    if (this.total <= 0) return 0;
    return (this.of(this.last) + this.of(this.next)) / 2;
  }

  private of(chances: Map<number, number>): number {
    let squares = 0;
    let bits = 0;
    for (const weight of chances.values()) {
      squares += weight * weight;
      bits += weight * Math.log2(weight / this.total);
    }
    return squares / this.total + HALVING * bits;
  }
}

const before = new WeakMap<Beliefs, number>();

function knowing(beliefs: Beliefs): number {
  let known = before.get(beliefs);
  if (known === undefined) {
    const all = new Guess();
    for (const each of beliefs.cases) all.add(each, each.weight);
    known = all.right();
    before.set(beliefs, known);
  }
  return known;
}

export function searchGain(beliefs: Beliefs, area: Space): number {
  if (beliefs.visited[area] < 0.003 || beliefs.visited[area] > 0.997) return 0;
  const yes = new Guess();
  const no = new Guess();
  for (const each of beliefs.cases) {
    const been = each.been(area);
    yes.add(each, each.weight * been);
    no.add(each, each.weight * (1 - been));
  }
  return yes.right() + no.right() - knowing(beliefs);
}

export function huntGain(beliefs: Beliefs, area: Space): number {
  if (beliefs.visited[area] < 0.003) return 0;
  const here = new Guess();
  const yes = new Guess();
  const no = new Guess();
  for (const each of beliefs.cases)
    if (each.last === area) here.add(each, each.weight);
    else {
      const been = each.been(area);
      yes.add(each, each.weight * been);
      no.add(each, each.weight * (1 - been));
    }
  return here.right() + yes.right() + no.right() - knowing(beliefs);
}

export function perceptionGain(box: HuntBox, map: BoardMap, beliefs: Beliefs, place: Place, named: boolean): number {
  const inside = (space: Space): boolean =>
    place < box.regions.length ? map.region[space] === place : map.section[space] === place - box.regions.length;
  const frodo = new Guess();
  const other = new Guess();
  for (const each of beliefs.cases) {
    if (inside(each.last)) {
      frodo.add(each, each.weight);
      continue;
    }
    let gandalf = 0;
    if (!named && each.gandalf !== null)
      for (let space: Space = asId(0); space < map.size; space++)
        if (each.gandalf[space] > 0 && inside(space)) gandalf += each.gandalf[space];
    frodo.add(each, gandalf);
    other.add(each, each.weight - gandalf);
  }
  return frodo.right() + other.right() - knowing(beliefs);
}
