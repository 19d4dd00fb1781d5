import { box } from './letter.ts';

const [, map] = box.maps;
const START = box.spaces.indexOf('1');

/**
 * A log of part I from Bag End to an area over as few areas as can be, as if cards had helped with the dots; dots at its beginning when it
 * must have so many entries.
 */
export function way(area: number, entries = 0): (string | number)[] {
  const goal = box.spaces.indexOf(String(area));
  const before = new Map<number, number>([[START, 0]]);
  const queue = [START];
  for (const from of queue)
    for (const to of map.connected[from])
      if (!before.has(to) && !map.exits.includes(to)) {
        before.set(to, from);
        queue.push(to);
      }
  const log: (string | number)[] = [];
  for (let at = goal; at !== START; at = before.get(at) ?? START) log.unshift(Number(box.spaces[at]));
  const padding = new Array<string>(Math.max(0, entries - log.length)).fill('dot');
  return [1, ...padding, ...log];
}
