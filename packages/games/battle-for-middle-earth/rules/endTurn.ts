import { asId } from '#kernel/id.ts';
import { endTurn, turn } from './frames.ts';
import { seatsOf } from './state.ts';
import { automatic } from './tools.ts';

/** Players take turns clockwise (BM-TURN-01); those who gave up are passed over. */
export const endingTurn = automatic(endTurn, (s, effects) => {
  const { open } = s;
  open.rally = false;
  open.wandered = asId(0);
  do {
    open.active = asId((open.active + 1) % seatsOf(s));
    if (open.active === open.first) open.round++;
  } while (open.out[open.active]);
  effects.emit?.({ type: 'turnBegan', seat: open.active, round: open.round });
  turn.goTo(s);
});
