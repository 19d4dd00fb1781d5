import { type AutomaticStep, goTo, NOBODY } from '#kernel';
import { at, type Journey, placeAt, sheetOf } from './state.ts';

/** The place where the turn begins changes the rules for that turn (JM-ADV-01); on the basic side places have no effect (JM-SETUP-07). */
export const beginningTurn: AutomaticStep<Journey> = {
  run(s, table) {
    const { open } = s;
    open.began = open.fields[open.active];
    open.effect = open.began === 0 ? null : sheetOf(s).fields[open.began - 1].effect;
    open.rolls = 0;
    open.repeated = false;
    open.shows.fill(-1);
    open.asideAt.fill(0);
    open.taken = 0;
    open.gandalfs = 0;
    open.leavers = NOBODY;
    if (table.listening) {
      const about = { seat: `@seat.${open.active}`, round: open.round, place: `@place.${placeAt(s, open.began)}` };
      if (open.effect === null) table.tell({ type: 'turnBegan', ...about });
      else table.tell({ type: 'turnBeganAt', ...about, effect: `@effect.${open.effect}` });
    }
    goTo(s, at('roll'));
  },
};
