import { type GameEvent, type GameRecord, heardBy, replay } from '#kernel';
import type { Mark } from '#look/table.ts';
import { journeyToMordor } from '../index.ts';

/** What is worth seeing again: the Nazgûl one space away, a hobbit caught, Shelob's web, the first in Mordor. */
function kindOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'nazgulStrikes':
      return event.left === 1 ? 'nazgulNear' : null;
    case 'caught':
    case 'shelobHolds':
    case 'reachedMordor':
      return event.type;
    default:
      return null;
  }
}

export function marks(record: GameRecord): readonly Mark[] {
  const found: Mark[] = [];
  replay(journeyToMordor, record, ({ index, told }) => {
    for (const event of heardBy(told, 'spectator')) {
      const kind = kindOf(event);
      if (kind !== null) found.push({ step: index + 1, kind, params: { seat: event.seat } });
    }
  });
  return found;
}
