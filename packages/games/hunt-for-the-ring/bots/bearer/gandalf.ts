import type { Deed, Space } from '../../content/ids.ts';
import { bearer, type Hunt } from '../../rules/state.ts';
import { waysOf } from '../travelTimes.ts';

/** Gandalf's errands in part II: all deeds still held, then an exit, over as few moves as can be. */
export function errandsLeft(s: Hunt, area: Space, deeds: readonly Deed[]): number {
  const map = s.box.maps[2];
  const { hops } = waysOf(map);
  const way = (from: number, to: number): number => hops[from * map.size + to];
  if (deeds.length === 0) return Math.min(...map.exits.map((exit) => way(area, exit)));
  return Math.min(
    ...deeds.map((deed) => {
      const goal = s.box.deeds[deed];
      const rest = deeds.filter((each) => each !== deed);
      // Exits cannot be left again.
      return map.exits.includes(area) ? 99 : way(area, goal) + errandsLeft(s, goal, rest);
    }),
  );
}

/** Turns that the journey still takes at two steps a day. */
function turnsLeft(s: Hunt): number {
  const { length } = s.box.journeys[bearer(s).journey];
  return Math.ceil(((length - s.open.step) * 3) / 2.4);
}

/** The fewest moves to as many deeds as there is time for, and to an exit. */
export function errandScore(s: Hunt, area: Space): number {
  const { deeds } = bearer(s);
  const time = turnsLeft(s);
  let best = -99;
  for (let mask = 0; mask < 1 << deeds.length; mask++) {
    const chosen = deeds.filter((_, place) => (mask >> place) & 1);
    const moves = errandsLeft(s, area, chosen);
    // Each deed and the arrival raise the limit by one, if there is time for them; sooner is surer.
    const worth = (chosen.length + 1) * (moves <= time ? 1 : 0.2) - moves * 0.05;
    best = Math.max(best, worth);
  }
  return best;
}
