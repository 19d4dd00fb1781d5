import { type Box, distanceTo } from '#look/map/geometry.ts';
import type { Space } from './sheet.ts';

export type Tongue = 'en' | 'pl';

/** Sizes in units of the map. */
export const NAME_SIZE = 16;
export const AREA_RADIUS = 13;
export const DOT_RADIUS = 5;
export const LINE = 15;

export const radiusOf = ({ kind }: Space): number => (kind === 'dot' ? DOT_RADIUS : AREA_RADIUS);

export const covers = (box: Box, space: Space): boolean => distanceTo(box, [space.x, space.y]) < radiusOf(space) + 1;
