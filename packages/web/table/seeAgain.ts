import { recordOf } from '../me.ts';
import type { Controller } from './controller.ts';

/** Where a line of the chronicle of a game that is over is seen again: its moment in the replay, through the ears that heard it. */
export async function momentAgain(table: Controller, ownSeats: number, line: number): Promise<string> {
  // Lines are counted from the end: older ones may still come before them.
  const after = table.events().length - line;
  const [{ courseOf, heard, momentOfTold }, record] = await Promise.all([import('../replay/course.ts'), recordOf(table.id), table.whole()]);
  const alone = ownSeats === 1 ? table.mine() : null;
  const moments = heard(await courseOf(record), alone ?? 'spectator');
  const seen = alone !== null && record.outcome !== null ? `?eyes=${alone}` : '';
  return `/replay/${table.id}${seen}#${momentOfTold(moments, table.events(), table.events().length - after)}`;
}
