import { CHARACTER_COUNT, CHARACTERS, FIGURES, KINDS, type Place } from '../content/box.ts';
import { ROW } from '../rules/figures.ts';
import type { War } from '../rules/state.ts';
import type { ForceView } from './view.ts';

/** Who stands in a place. */
export function forceAt(s: War, place: Place): ForceView {
  const figures: { [figure: string]: number } = {};
  const characters: string[] = [];
  if (place < 0) return { figures, characters };
  for (let kind = 0; kind < KINDS; kind++)
    if (s.open.figures[place * ROW + kind] > 0) figures[FIGURES[kind]] = s.open.figures[place * ROW + kind];
  for (let c = 0; c < CHARACTER_COUNT; c++) if (s.open.characters[c] === place) characters.push(CHARACTERS[c]);
  return { figures, characters };
}
