import { type Box, distanceTo } from '#look/map/geometry.ts';
import type { SheetSpace } from './sheet.ts';

/** Sizes in units of the map. */
export const NAME_SIZE = 16;
export const AREA_RADIUS = 13;
export const DOT_RADIUS = 5;
export const LINE = 15;

export const radiusOf = ({ kind }: SheetSpace): number => (kind === 'dot' ? DOT_RADIUS : AREA_RADIUS);

export const covers = (box: Box, space: SheetSpace): boolean => distanceTo(box, [space.x, space.y]) < radiusOf(space) + 1;
