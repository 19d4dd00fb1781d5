import type { Space } from '../../content/ids.ts';
import { AREA, FAR } from '../../content/map.ts';
import { CLUE_ENTRY, CLUE_ESCAPE } from '../../rules/clues.ts';
import { type Hunt, LAST_STEP } from '../../rules/state.ts';
import { type Beliefs, beliefsOf } from '../beliefs.ts';
import { entriesLeft } from '../travelTimes.ts';
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

/** A place that the log may come to. */
interface Place {
  readonly area: Space;
  readonly dots: number;
  readonly step: number;
  /** Entries after the first. */
  readonly depth: number;
  /** The turn of the day in which he gets there. */
  readonly turn: number;
  /** The turns that riders have until then, the one in which they find him there included; none when he goes on before they ride. */
  readonly rides: number;
}

interface Sight {
  readonly s: Hunt;
  readonly beliefs: Beliefs;
  readonly mean: number;
}

/** The cost of writing an entry: the less the better. */
export const entryCost = (s: Hunt, beliefs: Beliefs, area: Space, dots: number, mean: number): number =>
  costFrom({ s, beliefs, mean }, { area, dots, step: s.open.step + 1, depth: 0, turn: s.open.turn, rides: 1 });

/** The same after an encounter, when the riders have had their turn: by day he goes on before they have another. */
export const escapeCost = (s: Hunt, beliefs: Beliefs, area: Space, dots: number, mean: number): number =>
  costFrom({ s, beliefs, mean }, { area, dots, step: s.open.step + 1, depth: 0, turn: s.open.turn, rides: 0 });

const EVENING = 1;

function dangerAt({ s, beliefs, mean }: Sight, { area, depth, turn, rides }: Place): number {
  const within = (turns: number): number =>
    turns === 0 ? 0 : danger(s, area, beliefs.ahead[depth][area], turns, mean) * (turns === 1 ? 1 : TUNING.later);
  // Where an evening ends he rests, and they ride once more.
  return within(rides) + (turn === EVENING ? TUNING.overNight * within(rides + 1) : 0);
}

function costFrom(sight: Sight, place: Place): number {
  const { s, mean } = sight;
  const { area, dots, step, depth, turn, rides } = place;
  const [, map] = s.box.maps;
  if ((map.kind[area] & AREA) === 0) return -2;
  const now = dangerAt(sight, place);
  if (step >= LAST_STEP || depth === HORIZON) return now + toCome(s, area, dots, LAST_STEP - step, mean);
  const next = turn === EVENING ? { turn: 0, rides: rides + 2 } : { turn: (turn + 1) % 3, rides: rides + 1 };
  let least = Number.POSITIVE_INFINITY;
  const left = entriesLeft(s.box, area, dots);
  const go = (to: Space, behind: number): void => {
    // Ways far round are not worth looking at.
    if (entriesLeft(s.box, to, behind) > left + 1) return;
    least = Math.min(least, costFrom(sight, { area: to, dots: behind, step: step + 1, depth: depth + 1, ...next }));
  };
  for (const to of map.connected[area]) {
    const between = map.dotsBetween[area * map.size + to];
    if (between !== FAR && between <= dots) go(to, 0);
  }
  go(area, dots + 1);
  return now + least + 1.5 * TUNING.turn * (depth === 0 ? 0 : 0.3);
}
