import { type GameRecord, eventsFor, replay, wordsOfEvent } from '#kernel';
import type { Mark } from '#look/table.ts';
import { battleForMiddleEarth } from '../index.ts';
import { EVENTS, type BattleEvent } from '../rules/events.ts';
import type { Battle } from '../rules/state.ts';

/** What is worth seeing again: every counter-attack, and every attack that beat more than one enemy. */
function markOf(event: BattleEvent): Omit<Mark, 'step'> | null {
  const { card, seat, enemies } = wordsOfEvent(EVENTS, event);
  if (event.type === 'counterattack') return { kind: 'counterattack', params: { card } };
  return event.type === 'attacked' && event.enemies.length > 1 ? { kind: 'attacked', params: { seat, enemies } } : null;
}

export function marks(record: GameRecord): readonly Mark[] {
  const found: Mark[] = [];
  replay<Battle>(battleForMiddleEarth, record, ({ index, events }) => {
    for (const event of eventsFor(events, 'spectator')) {
      const mark = markOf(event);
      if (mark !== null) found.push({ step: index + 1, ...mark });
    }
  });
  return found;
}
