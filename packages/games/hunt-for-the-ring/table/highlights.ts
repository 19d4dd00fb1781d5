import { type GameEvent, type GameRecord, heardBy, type Param, replay } from '#kernel';
import type { Mark } from '#look/table.ts';
import { huntForTheRing } from '../index.ts';
import { lastArea } from '../rules/derived.ts';
import { bearer, type Hunt } from '../rules/state.ts';
import { spaceNamed } from './map/motion.ts';

/** Questions that found nothing, or only where Frodo had been. */
const MISSES: ReadonlySet<string> = new Set(['searchNo', 'huntNo', 'huntYes']);

/** The area of the question and Frodo's last area lie side by side, or are one. */
function isNear({ box, open }: Hunt, area: string, frodo: number): boolean {
  const map = box.maps[open.part];
  return frodo !== 0 && map.distance[box.spaces.indexOf(area) * map.size + frodo] <= 1;
}

function markOf(event: GameEvent, isClose: (area: string) => boolean): { kind: string; params: { [name: string]: Param } } | null {
  switch (event.type) {
    case 'firstDaylight':
      return { kind: 'day', params: { day: event.day } };
    case 'partTwoBegins':
      return { kind: 'partTwo', params: {} };
    case 'huntHere':
      return { kind: 'found', params: { area: event.area } };
    case 'corrupted':
      return { kind: 'corrupted', params: { points: event.points, corruption: event.corruption } };
    case 'informationFound':
      return { kind: 'information', params: { area: event.area } };
    case 'gandalfRevealed':
      return { kind: 'gandalf', params: { area: event.area } };
    case 'witchKingEnters':
      return { kind: 'witchKing', params: { at: event.at } };
    default: {
      const area = MISSES.has(event.type) ? spaceNamed(event.area) : null;
      return area !== null && isClose(area) ? { kind: 'nearMiss', params: { area: event.area } } : null;
    }
  }
}

/** What is worth seeing again: the days, the Riders one space away from Frodo or upon him, corruption, what turned the hunt. */
export function marks(record: GameRecord): readonly Mark[] {
  const found: Mark[] = [];
  let before = 0;
  replay(huntForTheRing, record, ({ index, told, match: { state } }) => {
    for (const event of heardBy(told, 'spectator')) {
      const mark = markOf(event, (area) => isNear(state, area, before));
      if (mark !== null) found.push({ step: index + 1, ...mark });
    }
    // In part II there is nowhere to be until a Journey card is kept.
    before = state.open.part === 2 && bearer(state).journey < 0 ? 0 : lastArea(state);
  });
  return found;
}
