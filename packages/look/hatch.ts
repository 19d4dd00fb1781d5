/**
 * Petra Sancta hatching: engravers have printed the colours of heraldry in black ink since the 1630s. Every identity is told by its
 * hatching as well as by its colour, so that grey print, colour blindness and a phone in the sun change nothing.
 */
export type Hatching = 'or' | 'gules' | 'azure' | 'vert' | 'purpure' | 'tenne' | 'sanguine' | 'sable' | 'plain';

/** Lines on a tile of 8 by 8. Gold has dots instead. */
export const HATCH_LINES: { readonly [hatching in Exclude<Hatching, 'or' | 'plain'>]: string } = {
  gules: 'M2 0v8M6 0v8',
  azure: 'M0 2h8M0 6h8',
  vert: 'M-1-1l10 10M-1 7l2 2M7-1l2 2',
  purpure: 'M9-1L-1 9M1-1L-1 1M9 7L7 9',
  tenne: 'M9-1L-1 9M1-1L-1 1M9 7L7 9M0 4h8',
  sanguine: 'M-1-1l10 10M9-1L-1 9',
  sable: 'M0 2h8M0 6h8M2 0v8M6 0v8',
};

/** What to write into `fill` for a hatching; the page must carry `HatchDefs` once. */
export const hatchFill = (hatching: Hatching): string => (hatching === 'plain' ? 'none' : `url(#h-${hatching})`);
