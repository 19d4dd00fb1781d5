import type { Hatching } from '#look';

export type SideId = 'free-peoples' | 'shadow';

/** How a nation is told apart: by colour, by hatching, by device, and by the shape of its side's shields. */
export interface NationLook {
  readonly side: SideId;
  readonly fill: string;
  /** What is written on it. */
  readonly on: string;
  /** Its lands. */
  readonly wash: string;
  readonly hatching: Hatching;
  readonly device: string;
  /** On the figures: regular and elite. */
  readonly units: readonly [regular: string, elite: string];
}

const LIGHT = '#fff6e2';
const INK = '#22160c';

export const NATIONS: { readonly [id: string]: NationLook | undefined } = {
  dwarves: nation('free-peoples', '#7a4a24', LIGHT, '#b98a5a', 'sanguine', 'anvil', ['dwarf-helmet', 'dwarf-face']),
  elves: nation('free-peoples', '#8dbb7e', INK, '#a9cf94', 'plain', 'linden-leaf', ['bowman', 'elf-helmet']),
  gondor: nation('free-peoples', '#21477e', LIGHT, '#8fa9d3', 'azure', 'white-tree', ['crested-helmet', 'mounted-knight']),
  north: nation('free-peoples', '#7fb2d6', INK, '#a9cfe6', 'plain', 'polar-star', ['archer', 'swordman']),
  rohan: nation('free-peoples', '#1f5e3a', LIGHT, '#86b58f', 'vert', 'horse-head', ['light-helm', 'cavalry']),
  isengard: nation('shadow', '#e3c24a', INK, '#ecd676', 'or', 'hand', ['goblin-head', 'wolf-head']),
  sauron: nation('shadow', '#a8261c', LIGHT, '#d78a7a', 'gules', 'burning-eye', ['orc-head', 'troll']),
  southrons: nation('shadow', '#db7b22', INK, '#ecb072', 'tenne', 'sun', ['spears', 'elephant']),
};

function nation(
  side: SideId,
  fill: string,
  on: string,
  wash: string,
  hatching: Hatching,
  device: string,
  units: NationLook['units'],
): NationLook {
  return { side, fill, on, wash, hatching, device, units };
}

/** A nation that the box does not know is drawn plain. */
const NOBODY: NationLook = nation('free-peoples', '#8a7a5c', INK, '#cdb68a', 'plain', 'meeple', ['meeple', 'meeple']);

export const nationOf = (id: string): NationLook => NATIONS[id] ?? NOBODY;

/** The shield of each side: a heater for the Free Peoples, horned and angular for the Shadow. 22 by 26 about the middle. */
export const SHIELDS: { readonly [side in SideId]: string } = {
  'free-peoples': 'M-10-12h20v12q0 9-10 13q-10-4-10-13z',
  shadow: 'M-7-13L0-10L7-13L11-5L9 6L0 13L-9 6L-11-5z',
};

/** The colour of each side, and its hatching. */
export const SIDE_PAINT: {
  readonly [side in SideId]: { readonly fill: string; readonly on: string; readonly hatching: Hatching; readonly device: string };
} = {
  'free-peoples': { fill: '#21477e', on: LIGHT, hatching: 'azure', device: 'white-tree' },
  shadow: { fill: '#8e1b16', on: '#ffefdb', hatching: 'gules', device: 'burning-eye' },
};
