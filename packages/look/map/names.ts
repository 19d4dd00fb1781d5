import { type Box, overlap, type Spot, within } from './geometry.ts';
import { type Label, labelAt } from './labels.ts';

/** Names at one zoom, where letters keep their size on the screen: the farther one goes, the fewer find room. */

export interface Name {
  readonly id: string;
  /** How it may be broken into lines, the best way first. */
  readonly layouts: readonly (readonly string[])[];
  /** Where its middle may stand, the best spot first; in units of the map. */
  readonly spots: readonly Spot[];
  /** Pixels a letter on the screen. */
  readonly size: number;
  /** Smaller ranks are written first: strongholds before villages before wild land. */
  readonly rank: number;
}

/** Height of a line, by the size of its letters. */
const LEADING = 1.06;

/**
 * Each name in the first of its spots where nothing lies; who finds none is left out. `taken` is where something lies that no name may cover, in units
 * of the map; pieces keep their size on the screen, so a game says their boxes for this scale.
 */
export function namesAt(names: readonly Name[], scale: number, sheet: Box, taken: readonly Box[]): Label[] {
  const full = [...taken];
  const written = new Map<string, Label>();
  for (const name of names.toSorted((a, b) => a.rank - b.rank)) {
    const label = firstFree(name, scale, sheet, full);
    if (label === null) continue;
    full.push(label.box);
    written.set(name.id, label);
  }
  return names.flatMap(({ id }) => written.get(id) ?? []);
}

function firstFree({ id, layouts, spots, size: pixels }: Name, scale: number, sheet: Box, full: readonly Box[]): Label | null {
  const size = pixels / scale;
  for (const { x, y } of spots)
    for (const lines of layouts) {
      const line = size * LEADING;
      const label = labelAt({ id, lines, anchor: 'middle', x, top: y - (lines.length * line) / 2 }, { size, line });
      if (within(label.box, sheet) && !full.some((box) => overlap(box, label.box))) return label;
    }
  return null;
}
