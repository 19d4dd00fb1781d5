import type { Space } from '../../content/ids.ts';
import { AREA, FAR } from '../../content/map.ts';
import { CLUE_ENTRY, CLUE_ESCAPE } from '../../rules/clues.ts';
import { type Hunt, LAST_STEP } from '../../rules/state.ts';
import { type Beliefs, beliefsOf } from '../beliefs.ts';
import { entriesLeft } from '../ways.ts';
import { danger } from './danger.ts';
import type { Outlook } from './outlook.ts';
import { TUNING } from './tuning.ts';

/** Part I: what the next entry of the log is worth, with the entries after it chosen as well as can be foreseen. */

const HORIZON = 3;

/** Corruption still to come from a place with so many steps left, dangers on the way not counted one by one. */
function toCome(s: Hunt, area: Space, dots: number, stepsLeft: number, mean: number): number {
  const entries = entriesLeft(s.box, area, dots);
  return Math.min(entries, stepsLeft) * 1.5 * TUNING.turn + Math.max(0, entries - stepsLeft) * mean * 1.1;
}

/** What the hunters will believe once the next entry is logged, whatever it is. */
export function afterEntry({ s, habits }: Outlook): Beliefs {
  const { clues, rangeBonus, jump, step } = s.open;
  return beliefsOf(s, [...clues, CLUE_ENTRY, rangeBonus, jump, 0], step + 1, habits);
}

export const afterEscape = ({ s, habits }: Outlook): Beliefs =>
  beliefsOf(s, [...s.open.clues, CLUE_ESCAPE, 0, 0, 0], s.open.step + 1, habits);

/** The cost of writing an entry: the less the better. */
export function entryCost(s: Hunt, beliefs: Beliefs, area: Space, dots: number, mean: number): number {
  return costFrom(s, beliefs, area, dots, s.open.step + 1, 0, mean);
}

function costFrom(s: Hunt, beliefs: Beliefs, area: Space, dots: number, step: number, depth: number, mean: number): number {
  const [, map] = s.box.maps;
  if ((map.kind[area] & AREA) === 0) return -2;
  const belief = beliefs.ahead[depth][area];
  const now = danger(s, area, belief, depth + 1, mean) * (depth === 0 ? 1 : TUNING.later);
  if (step >= LAST_STEP || depth === HORIZON) return now + toCome(s, area, dots, LAST_STEP - step, mean);
  let least = Number.POSITIVE_INFINITY;
  const left = entriesLeft(s.box, area, dots);
  const go = (to: number, behind: number): void => {
    // Ways far round are not worth looking at.
    if (entriesLeft(s.box, to, behind) > left + 1) return;
    least = Math.min(least, costFrom(s, beliefs, to, behind, step + 1, depth + 1, mean));
  };
  for (const to of map.connected[area]) {
    const between = map.dotsBetween[area * map.size + to];
    if (between !== FAR && between <= dots) go(to, 0);
  }
  go(area, dots + 1);
  return now + least + 1.5 * TUNING.turn * (depth === 0 ? 0 : 0.3);
}
