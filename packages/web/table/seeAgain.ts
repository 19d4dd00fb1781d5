import { recordOf } from '../me.ts';
import type { Controller } from './controller.ts';

/** Where a line of the chronicle of a game that is over is seen again: its moment in the replay, through the ears that heard it. */
export async function momentAgain(table: Controller, ownSeats: number, line: number): Promise<string> {
  const [{ courseOf, heard, momentOfTold }, record] = await Promise.all([import('../replay/course.ts'), recordOf(table.id)]);
  const alone = ownSeats === 1 ? table.mine() : null;
  const moments = heard(await courseOf(record), alone ?? 'spectator');
  const seen = alone !== null && record.outcome !== null ? `?eyes=${alone}` : '';
  return `/replay/${table.id}${seen}#${momentOfTold(moments, table.events(), line)}`;
}
