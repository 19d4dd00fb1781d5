import { asId } from '#kernel/id.ts';
import type { Habits } from '../redeal/belief/choices.ts';
import type { HuntBox } from '../content/box.ts';
import { DOT_ENTRY, SLASH_ENTRY } from '../rules/state.ts';
import { entriesLeft } from './travelTimes.ts';

/** How often a Ring-bearer wastes an entry of his log, compared with one that brings him nearer to an exit. */
const WASTED = 0.3;
/** After an encounter he thinks of his safety as much as of the way. */
const WASTED_IN_FLIGHT = 0.65;

const kept = new WeakMap<HuntBox, Habits>();

/** What hunters think of the Ring-bearer: he means to arrive, so ways round are rarer than ways on. */
export function habitsOf(box: HuntBox): Habits {
  const known = kept.get(box);
  if (known !== undefined) return known;
  const habits: Habits = (from, dots, entry, escape) => {
    const after =
      entry === DOT_ENTRY
        ? entriesLeft(box, asId(from), dots + 1)
        : entry === SLASH_ENTRY
          ? entriesLeft(box, asId(from), dots)
          : entriesLeft(box, asId(entry), 0);
    return (escape ? WASTED_IN_FLIGHT : WASTED) ** (after + 1 - entriesLeft(box, asId(from), dots));
  };
  kept.set(box, habits);
  return habits;
}
