import type { GameEvent, Projected, Seats } from '#kernel';
import type { Store } from '../store/store.ts';
import { heardWith } from './projector.ts';

const CHUNK = 64;

/** The whole chronicle as somebody with these seats heard it. */
export async function chronicle(store: Store, table: string, ears: Seats): Promise<Projected<GameEvent[]>> {
  const entries = await store.entriesAfter(table, -1);
  return heardWith(
    entries.flatMap(({ told }) => told),
    ears,
  );
}

/** The last `count` events that somebody with these seats heard: read from the end, so that it costs what was missed and not what was played. */
export async function lastEvents(
  store: Store,
  table: string,
  ears: Seats,
  count: number,
  sequence: number,
): Promise<Projected<GameEvent[]>> {
  let events: Projected<GameEvent[]> = heardWith([], ears);
  for (let before = sequence + 1; events.length < count && before > 0; ) {
    const entries = await store.entriesBefore(table, before, CHUNK);
    if (entries.length === 0) break;
    before = entries[entries.length - 1].sequence;
    const earlier = heardWith(
      entries.toReversed().flatMap(({ told }) => told),
      ears,
    );
    events = [...earlier, ...events] as Projected<GameEvent[]>;
  }
  return events.slice(events.length - count) as Projected<GameEvent[]>;
}
