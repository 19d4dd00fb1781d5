import { type GameEvent, type GameRecord, heardBy, replay } from '#kernel';
import type { Mark } from '#look/table.ts';
import { battleForMiddleEarth } from '../index.ts';

/** What is worth seeing again: every counter-attack, and every attack that beat more than one enemy. */
function markOf(event: GameEvent): Omit<Mark, 'step'> | null {
  if (event.type === 'counterattack') return { kind: 'counterattack', params: { card: event.card } };
  if (event.type === 'attacked' && Array.isArray(event.enemies) && event.enemies.length > 1)
    return { kind: 'attacked', params: { seat: event.seat, enemies: event.enemies } };
  return null;
}

export function marks(record: GameRecord): readonly Mark[] {
  const found: Mark[] = [];
  replay(battleForMiddleEarth, record, ({ index, told }) => {
    for (const event of heardBy(told, 'spectator')) {
      const mark = markOf(event);
      if (mark !== null) found.push({ step: index + 1, ...mark });
    }
  });
  return found;
}
