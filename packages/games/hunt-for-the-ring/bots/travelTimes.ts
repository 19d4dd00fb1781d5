import { asId } from '#kernel/id.ts';
import type { Space } from '../content/ids.ts';
import type { HuntBox } from '../content/box.ts';
import { type BoardMap, FAR, reach } from '../content/map.ts';

/** How long ways take: for riders in turns, for Frodo in entries of his log, for Gandalf in moves. Worked out once a board. */
interface TravelTimes {
  /** Turns a rider needs by day from space to space: `turns[from * size + to]`. */
  readonly turns: Uint8Array;
  /** The same to an area or a space next to it, where he takes part in an encounter. */
  readonly near: Uint8Array;
  /** Moves from area to connected area. */
  readonly hops: Uint8Array;
}

const ROAD_SPACES = 3;

const kept = new WeakMap<BoardMap, TravelTimes>();

export function waysOf(map: BoardMap): TravelTimes {
  const known = kept.get(map);
  if (known !== undefined) return known;
  const { size, within, neighbours, connected, exits } = map;
  const turns = spread(size, within[reach(1, ROAD_SPACES)]);
  const near = turns.slice();
  for (let from = 0; from < size; from++)
    for (let to = 0; to < size; to++)
      for (const next of neighbours[to]) near[from * size + to] = Math.min(near[from * size + to], turns[from * size + next]);
  const hops = spread(
    size,
    connected.map((list, from) => (exits.includes(asId(from)) ? [] : list)),
  );
  const ways = { turns, near, hops };
  kept.set(map, ways);
  return ways;
}

function spread(size: number, links: readonly (readonly number[])[]): Uint8Array {
  const found = new Uint8Array(size * size).fill(FAR);
  for (let from = 0; from < size; from++) {
    found[from * size + from] = 0;
    const queue = [from];
    for (const space of queue)
      for (const next of links[space])
        if (found[from * size + next] === FAR) {
          found[from * size + next] = found[from * size + space] + 1;
          queue.push(next);
        }
  }
  return found;
}

const MOST_DOTS = 8;
const entriesKept = new WeakMap<HuntBox, Uint8Array>();

/** Entries still needed to an exit of part I from an area with so many dots behind. */
export function entriesLeft(box: HuntBox, area: Space, dots: number): number {
  let table = entriesKept.get(box);
  if (table === undefined) {
    table = new Uint8Array(box.spaces.length * MOST_DOTS).fill(FAR);
    const { connected, dotsBetween, entriesToExit, size, exits, areas } = box.maps[1];
    for (let behind = 0; behind < MOST_DOTS; behind++) {
      for (const exit of exits) table[exit * MOST_DOTS + behind] = 0;
      for (const from of areas)
        for (const to of connected[from]) {
          const way = Math.max(0, dotsBetween[from * size + to] - behind) + 1 + entriesToExit[to];
          table[from * MOST_DOTS + behind] = Math.min(table[from * MOST_DOTS + behind], way);
        }
    }
    entriesKept.set(box, table);
  }
  return table[area * MOST_DOTS + Math.min(dots, MOST_DOTS - 1)];
}
