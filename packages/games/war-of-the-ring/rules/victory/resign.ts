import type { Seat, Table } from '#kernel';
import { enemyOf } from '../../content/box.ts';
import { saySide } from '../say.ts';
import { sideOfSeat, type War } from '../state.ts';
import { finish } from './finish.ts';

/** Whoever gives up leaves the victory to the other side. */
export function resign(s: War, seat: Seat, table: Table): void {
  const side = sideOfSeat(s, seat);
  if (table.listening) table.tell({ type: 'resigned', side: saySide(side) });
  finish(s, table, enemyOf(side), 'resigned', 'WR-VICTORY-01');
}
