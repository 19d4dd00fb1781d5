import { asId } from '#kernel/id.ts';
import { fetchRecord } from '../records/fetchRecord.ts';
import type { TableController } from './session/tableController.ts';

/** Where a line of the chronicle of a game that is over is seen again: its moment in the replay, through the ears that heard it. */
export async function replayLink(table: TableController, ownSeats: number, line: number): Promise<string> {
  // Lines are counted from the end: older ones may still come before them.
  const after = table.events().length - line;
  const [{ buildTimeline, eventsByMoment, momentOfTableLine }, record] = await Promise.all([
    import('../records/timeline.ts'),
    fetchRecord(table.id),
    table.fullHistory(),
  ]);
  const alone = ownSeats === 1 ? table.mine() : null;
  const moments = eventsByMoment(await buildTimeline(record), alone === null ? 'spectator' : asId(alone));
  const seen = alone !== null && record.outcome !== null ? `?eyes=${alone}` : '';
  return `/replay/${table.id}${seen}#${momentOfTableLine(moments, table.events(), table.events().length - after)}`;
}
