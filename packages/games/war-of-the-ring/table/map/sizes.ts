import { broken } from '#look/map/labels.ts';

/** A settlement with an army beside it, an army alone: half of its width, and how far it reaches up and down. In units of the map. */
export const STACK = { half: 24, alone: 13, up: 15, down: 13 } as const;

const LONG = 11;

/** A long name is written in two lines, a short one in one. */
export const linesOf = (name: string): readonly string[] => (name.length <= LONG ? [name] : broken(name));

/** How far a point is from the nearest point of a line that is drawn finely. */
export const farFrom = (line: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): number =>
  line.reduce((least, [px, py]) => Math.min(least, Math.hypot(px - x, py - y)), Number.POSITIVE_INFINITY);
