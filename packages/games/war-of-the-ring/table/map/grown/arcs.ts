import type { Point } from '#look/pen.ts';
import { type Border, bordersOf, type Given, ofPair, owners, pairOf } from './countries.ts';
import type { Grid } from './grid.ts';

/** A piece of border between two places where three lands meet. It is made once, so neighbours share it exactly. */
export interface Arc {
  readonly between: readonly [number, number];
  readonly kind: Border | 'lake' | 'edge';
  readonly line: readonly Point[];
}

export interface Outlined {
  readonly arcs: readonly Arc[];
  /** For each region its closed lines: arcs counted from 1, negative where an arc is followed backwards. */
  readonly rings: readonly (readonly (readonly number[])[])[];
}

interface Link {
  readonly to: number;
  readonly pair: number;
  used: boolean;
}

const SMOOTHINGS = 3;

export function outline(given: readonly Given[], { corners, edges }: Grid, own: Int16Array): Outlined {
  const { sea, lake, frame } = owners(given.length);
  const wanted = bordersOf(given);
  const links = new Map<number, Link[]>();
  for (const { cells, corners: ends } of edges) {
    const [p, q] = [own[cells[0]], own[cells[1]]];
    if (p === q) continue;
    for (const [from, to] of [ends, [ends[1], ends[0]] as const])
      links.set(from, [...(links.get(from) ?? []), { to, pair: pairOf(p, q), used: false }]);
  }
  const chains: { pair: number; chain: number[] }[] = [];
  const walk = (start: number, first: Link): void => {
    const chain = [start];
    let [before, link] = [start, first];
    for (;;) {
      link.used = true;
      const here = link.to;
      chain.push(here);
      const ways = links.get(here) ?? [];
      const back = ways.find(({ to, used, pair }) => to === before && !used && pair === first.pair);
      if (back !== undefined) back.used = true;
      if (ways.length !== 2 || here === start) break;
      const onward = ways.find(({ used, pair }) => !used && pair === first.pair);
      if (onward === undefined) break;
      before = here;
      link = onward;
    }
    chains.push({ pair: first.pair, chain });
  };
  // From every place where three lands meet; then what is closed in itself.
  for (const [corner, ways] of links) if (ways.length !== 2) for (const way of ways) if (!way.used) walk(corner, way);
  for (const [corner, ways] of links) for (const way of ways) if (!way.used) walk(corner, way);
  const kindOf = (pair: number): Arc['kind'] => {
    const [, b] = ofPair(pair);
    return b === frame ? 'edge' : b === lake ? 'lake' : b === sea ? 'coast' : (wanted.get(pair) ?? 'open');
  };
  const ringsOf = (region: number): number[][] => {
    const left = new Set(chains.flatMap(({ pair }, at) => (ofPair(pair).includes(region) ? [at] : [])));
    const rings: number[][] = [];
    for (const first of left) {
      left.delete(first);
      const ring = [first + 1];
      let end = chains[first].chain.at(-1);
      while (end !== chains[first].chain[0]) {
        const next = [...left].find((at) => chains[at].chain[0] === end || chains[at].chain.at(-1) === end);
        if (next === undefined) break;
        left.delete(next);
        const isForward = chains[next].chain[0] === end;
        ring.push(isForward ? next + 1 : -next - 1);
        end = isForward ? chains[next].chain.at(-1) : chains[next].chain[0];
      }
      rings.push(ring);
    }
    return rings;
  };
  return {
    arcs: chains.map(({ pair, chain }) => ({ between: ofPair(pair), kind: kindOf(pair), line: smoothed(chain.map((at) => corners[at])) })),
    rings: given.map((_, region) => ringsOf(region)),
  };
}

function smoothed(line: readonly Point[]): Point[] {
  let now = [...line];
  for (let round = 0; round < SMOOTHINGS; round++)
    now = now.map(([x, y], at) => {
      const [before, after] = [now[at - 1], now[at + 1]];
      return before === undefined || after === undefined
        ? [x, y]
        : [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  return now;
}
