import { once } from '#kernel/once.ts';
import packed from '../../redeal/belief/packed.json' with { type: 'json' };
import { unpackBox } from '../../redeal/belief/packed.ts';
import { filterPartOne } from '../../redeal/belief/partOne.ts';
import { filterPartTwo } from '../../redeal/belief/partTwo.ts';

/** What everybody may know, and nothing else: no view of a seat ever comes here. */
export interface Publicly {
  readonly part: 1 | 2;
  readonly clues: readonly number[];
  readonly step: number;
  /** Areas of the deeds done. */
  readonly deedsDone: readonly string[];
  readonly longKnown: boolean;
  readonly havens: boolean;
}

const boxOf = once(() => unpackBox(packed));

/** Where Frodo's last area can be, as pairs of area and share. Empty before he has set out, and when it cannot be told. */
export function believe({ part, clues, step, deedsDone, longKnown, havens }: Publicly): [area: string, share: number][] {
  const box = boxOf();
  const { spaces, deeds, journeys } = box;
  const shares = new Map<number, number>();
  const add = (area: number, weight: number): void => void shares.set(area, (shares.get(area) ?? 0) + weight);
  if (part === 1) for (const { area, weight } of filterPartOne(box, clues)) add(area, weight);
  else {
    const done = deedsDone.map((area) => deeds.findIndex((space) => spaces[space] === area)).filter((deed) => deed >= 0);
    for (const { card, weight } of filterPartTwo(box, clues, { deedsDone: done, longKnown, havens }))
      add(journeys[card].lastArea[step], weight);
  }
  const total = [...shares.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  return [...shares].filter(([, weight]) => weight > 0).map(([area, weight]) => [spaces[area], weight / total]);
}
