import { asId } from '#kernel/id.ts';
import type { Space } from './ids.ts';

/** Which spaces of one side of the board lie next to which, and which areas Frodo can go between. */

/** Farther than any way on the board: not connected. */
export const FAR = 255;

/** Kinds of spaces, as bits. */
export const AREA = 1;
export const DOT = 2;
export const EXIT = 4;

export interface Links {
  readonly size: number;
  /** 0 where this side of the board has no such space. */
  readonly kind: Uint8Array;
  /** All spaces of this side; of these the numbered areas, and the exits. */
  readonly spaces: readonly Space[];
  readonly areas: readonly Space[];
  readonly exits: readonly Space[];
  readonly neighbours: readonly (readonly Space[])[];
  /** Areas and exits connected to an area, itself left out (HR-DEF-02). */
  readonly connected: readonly (readonly Space[])[];
  /** Fewest dots on a way of dots only, from area to area (HR-RUL-04): `dotsBetween[from * size + to]`. To itself it is 1 (HR-RUL-06). */
  readonly dotsBetween: Uint8Array;
}

export function makeLinks(size: number, kind: Uint8Array, edges: readonly { readonly a: Space; readonly b: Space }[]): Links {
  const spaces = Array.from({ length: size }, (_, space) => asId<Space>(space)).filter((space) => kind[space] !== 0);
  const neighbours: Space[][] = Array.from({ length: size }, () => []);
  for (const { a, b } of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  const areas = spaces.filter((space) => (kind[space] & AREA) !== 0);
  const exits = spaces.filter((space) => (kind[space] & EXIT) !== 0);
  const dotsBetween = new Uint8Array(size * size).fill(FAR);
  const connected: Space[][] = Array.from({ length: size }, () => []);
  for (const from of [...areas, ...exits]) {
    const dots = steps(from, size, neighbours, (space) => (kind[space] & DOT) !== 0);
    for (const to of [...areas, ...exits])
      if (to !== from && dots[to] !== FAR) {
        dotsBetween[from * size + to] = dots[to] - 1;
        connected[from].push(to);
      }
    dotsBetween[from * size + from] = 1;
    connected[from].sort((a, b) => a - b);
  }
  return { size, kind, spaces, areas, exits, neighbours, connected, dotsBetween };
}

/** Fewest steps from a space to every other, going on only from spaces that may be crossed. */
export function steps(
  from: number,
  size: number,
  neighbours: readonly (readonly number[])[],
  crosses: (space: number) => boolean,
): Uint8Array {
  const found = new Uint8Array(size).fill(FAR);
  found[from] = 0;
  const queue = [from];
  for (const space of queue) {
    if (space !== from && !crosses(space)) continue;
    for (const next of neighbours[space])
      if (found[next] === FAR) {
        found[next] = found[space] + 1;
        queue.push(next);
      }
  }
  return found;
}
