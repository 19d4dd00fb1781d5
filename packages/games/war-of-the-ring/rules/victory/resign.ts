import type { Seat } from '#kernel';
import { enemyOf } from '../../content/box.ts';
import { sideOfSeat, type Table, type War } from '../state.ts';
import { finish } from './finish.ts';

/** Whoever gives up leaves the victory to the other side. */
export function resign(s: War, seat: Seat, table: Table): void {
  const side = sideOfSeat(s, seat);
  table.tell?.({ type: 'resigned', side });
  finish(s, table, enemyOf(side), 'resigned', 'WR-VICTORY-01');
}
