import { type AutomaticStep, goTo } from '#kernel';
import { at, type Battle, seatsOf } from './state.ts';

/** Players take turns clockwise (BM-TURN-01); those who gave up are passed over. */
export const endingTurn: AutomaticStep<Battle> = {
  run(s, table) {
    const { open } = s;
    open.rally = false;
    open.wandered = 0;
    open.attack = null;
    do {
      open.active = (open.active + 1) % seatsOf(s);
      if (open.active === open.first) open.round++;
    } while (open.out[open.active]);
    if (table.listening) table.tell({ type: 'turnBegan', seat: `@seat.${open.active}`, round: open.round });
    goTo(s, at('turn'));
  },
};
