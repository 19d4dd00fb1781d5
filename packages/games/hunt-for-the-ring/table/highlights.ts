import { asId } from '#kernel/id.ts';
import { type GameRecord, eventsFor, type Param, replay, wordsOfEvent } from '#kernel';
import type { Mark } from '#look/table.ts';
import type { Space } from '../content/ids.ts';
import { huntForTheRing } from '../index.ts';
import { lastArea } from '../rules/derived.ts';
import { EVENTS, type HuntEvent } from '../rules/events.ts';
import { spotNamed } from '../rules/spots.ts';
import { bearer, type Hunt } from '../rules/state.ts';

/** What is marked, as the sentence of the mark needs it. */
const KINDS: { readonly [type in HuntEvent['type']]?: string } = {
  firstDaylight: 'day',
  partTwoBegins: 'partTwo',
  huntHere: 'found',
  corrupted: 'corrupted',
  informationFound: 'information',
  gandalfRevealed: 'gandalf',
  witchKingEnters: 'witchKing',
};

/** The area of the question and Frodo's last area lie side by side, or are one. */
function isNear({ box, open }: Hunt, area: string, frodo: Space): boolean {
  const map = box.maps[open.part];
  return frodo !== 0 && map.distance[box.spaces.indexOf(area) * map.size + frodo] <= 1;
}

/** A question that found nothing, or only where Frodo had been. */
const isMiss = (event: HuntEvent, isClose: (area: string) => boolean): boolean =>
  (event.type === 'searchNo' || event.type === 'huntNo' || event.type === 'huntYes') && isClose(spotNamed(event.area)?.space ?? '');

function markOf(event: HuntEvent, isClose: (area: string) => boolean): { kind: string; params: { readonly [name: string]: Param } } | null {
  const kind = KINDS[event.type] ?? (isMiss(event, isClose) ? 'nearMiss' : null);
  return kind === null ? null : { kind, params: wordsOfEvent(EVENTS, event) };
}

/** What is worth seeing again: the days, the Riders one space away from Frodo or upon him, corruption, what turned the hunt. */
export function marks(record: GameRecord): readonly Mark[] {
  const found: Mark[] = [];
  let before: Space = asId(0);
  replay(huntForTheRing, record, ({ index, events, match: { state } }) => {
    for (const event of eventsFor(events, 'spectator')) {
      const mark = markOf(event, (area) => isNear(state, area, before));
      if (mark !== null) found.push({ step: index + 1, ...mark });
    }
    // In part II there is nowhere to be until a Journey card is kept.
    before = state.open.part === 2 && bearer(state).journey < 0 ? asId(0) : lastArea(state);
  });
  return found;
}
