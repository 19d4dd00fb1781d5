import { asId } from '#kernel/id.ts';
import { type GameRecord, eventsFor, replay, type Seat } from '#kernel';
import type { Mark } from '#look/table.ts';
import { journeyToMordor } from '../index.ts';
import type { JourneyEvent } from '../rules/events.ts';
import type { Journey } from '../rules/state.ts';

/** What is worth seeing again: the Nazgûl one space away, a hobbit caught, Shelob's web, the first in Mordor. */
function markOf(event: JourneyEvent): { readonly kind: string; readonly seat: Seat } | null {
  switch (event.type) {
    case 'nazgulStrikes':
      return event.left === 1 ? { kind: 'nazgulNear', seat: asId(event.seat) } : null;
    case 'caught':
    case 'shelobHolds':
    case 'reachedMordor':
      return { kind: event.type, seat: asId(event.seat) };
    default:
      return null;
  }
}

export function marks(record: GameRecord): readonly Mark[] {
  const found: Mark[] = [];
  replay<Journey>(journeyToMordor, record, ({ index, events }) => {
    for (const event of eventsFor(events, 'spectator')) {
      const mark = markOf(event);
      if (mark !== null) found.push({ step: index + 1, kind: mark.kind, params: { seat: `@seat.${mark.seat}` } });
    }
  });
  return found;
}
