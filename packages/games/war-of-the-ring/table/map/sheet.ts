import { groundOf, type Paper } from '#look/map/map.ts';

/** Units of the map. Beyond the sheet lie the western sea, over which the tracks lie on a wide screen, and a rim of vellum. */
export const PAPER: Paper = {
  sheet: { x: 0, y: 0, width: 1000, height: 700 },
  bleed: { x: -420, y: -12, width: 1430, height: 724 },
  foot: 190,
  nearest: 3,
  legible: 0.68,
  close: 1.15,
};
export const SHEET = PAPER.sheet;
export const GROUND = groundOf(PAPER);
