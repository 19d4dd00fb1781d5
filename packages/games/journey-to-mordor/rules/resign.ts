import { goTo, only, type Seat, type Table, top } from '#kernel';
import { chooserLeft } from './chooseHobbit.ts';
import { finish, survivors } from './endTurn.ts';
import { at, type Journey, seatsOf } from './state.ts';

/** Giving up is leaving the game: the colour becomes neutral (JM-OUT-04) and the others play on (JM-OUT-05). A last one who stays has won. */
export function resign(s: Journey, seat: Seat, table: Table): void {
  if (seat >= seatsOf(s) || s.open.out[seat]) return;
  s.open.out[seat] = true;
  if (table.listening) table.tell({ type: 'resigned', seat: `@seat.${seat}` });
  const left = survivors(s);
  if (left.length <= 1) finish(s, table, { winners: left, reason: 'othersResigned', rules: ['JM-OUT-05'] });
  else if (top(s).step === 'chooseHobbit') chooserLeft(s);
  else if (s.open.active === seat) goTo(s, at('endTurn'));
  else if (top(s).step === 'gandalf') s.open.leavers |= only(seat);
}
