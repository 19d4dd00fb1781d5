import { type GameRecord, eventsFor, replay, wordsOfEvent } from '#kernel';
import type { Mark } from '#look/table.ts';
import { warOfTheRing } from '../index.ts';
import { EVENTS, type WarEvent } from '../rules/events.ts';

/** What is worth seeing again, by the kind of its mark: turns, battles, what was taken, nations at war, the hunt where it drew blood, the way through Mordor. */
const KINDS: { readonly [type in WarEvent['type']]?: string } = {
  turnBegan: 'turn',
  battleBegan: 'battle',
  captured: 'captured',
  nationAtWar: 'atWar',
  tileDrawn: 'hunt',
  revealedAt: 'revealed',
  corrupted: 'corrupted',
  huntCasualty: 'lost',
  enteredMordor: 'mordor',
  mordorStep: 'mordorStep',
  minionEntered: 'minion',
  upgraded: 'upgraded',
};

export const MARK_KINDS: readonly string[] = Object.values(KINDS);

export function marks(record: GameRecord): readonly Mark[] {
  const found: Mark[] = [];
  replay(warOfTheRing, record, ({ index, events }) => {
    for (const event of eventsFor(events, 'spectator')) {
      const kind = KINDS[event.type];
      if (kind !== undefined) found.push({ step: index + 1, kind, params: wordsOfEvent(EVENTS, event) });
    }
  });
  return found;
}
