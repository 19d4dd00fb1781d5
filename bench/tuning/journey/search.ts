import { unchecked } from '../../../packages/kernel/unchecked.ts';

/** A point to search from: named numbers. */
type Point<Name extends string> = { readonly [name in Name]: number };

interface Search<Name extends string> {
  readonly start: Point<Name>;
  /** The first step of each number; it is halved when no step of that size helps any more. */
  readonly steps: Point<Name>;
  readonly halvings: number;
  /** A step that helps by less than this is no step: what little it seems to help is chance. */
  readonly least: number;
  /** The smaller the better; always the same for the same point. */
  readonly cost: (point: Point<Name>) => number;
  /** Told of every improvement. */
  readonly better?: (point: Point<Name>, cost: number) => void;
}

/** Coordinate search: one number at a time, up or down while it helps, then with smaller steps. It never gets worse than where it began. */
export function search<Name extends string>({
  start,
  steps,
  halvings,
  least,
  cost,
  better,
}: Search<Name>): { readonly point: Point<Name>; readonly cost: number } {
  const names = unchecked<Name[]>(Object.keys(start));
  let best = { point: start, cost: cost(start) };
  const move = (name: Name, by: number): boolean => {
    const point = { ...best.point, [name]: best.point[name] + by };
    const found = cost(point);
    if (!(found < best.cost - least)) return false;
    best = { point, cost: found };
    better?.(point, found);
    return true;
  };
  for (let halved = 0; halved <= halvings; halved++) {
    for (let helped = true; helped; ) {
      helped = false;
      for (const name of names) {
        const step = steps[name] / 2 ** halved;
        if (step === 0) continue;
        for (const by of [step, -step]) {
          let moved = false;
          while (move(name, by)) moved = true;
          helped ||= moved;
          if (moved) break;
        }
      }
    }
  }
  return best;
}
