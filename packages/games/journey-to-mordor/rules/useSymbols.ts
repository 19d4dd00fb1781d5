import { type AutomaticStep, goTo } from '#kernel';
import { gandalfIsDone } from './gandalf.ts';
import { at, inMordor, type Journey, placeAt } from './state.ts';
import { tally } from './symbols.ts';

/**
 * Phase 2, first half: weapons against orcs, then Rings (JM-RULING-03). There is no choice in it: weapons beat orcs by themselves (JM-RULING-12)
 * and every Ring that counts crosses off a field (JM-RULING-11).
 */
export const usingSymbols: AutomaticStep<Journey> = {
  run(s, table) {
    // Once rolling is over nothing can be taken back (JM-RULING-30).
    table.reveal();
    const { open } = s;
    const { active } = open;
    const seat = `@seat.${active}`;
    const { rings, weapons, orcs, counting, moves, gandalfs } = tally(s);
    if (table.listening && orcs > 0 && rings > 0)
      table.tell({ type: counting > 0 ? 'orcsBeaten' : 'ringsBlocked', seat, weapons, orcs, rings });
    if (table.listening && counting > 0 && moves === 0) table.tell({ type: 'shelobHolds', seat });
    for (let field = 0; field < moves; field++) {
      open.fields[active]++;
      if (table.listening) table.tell({ type: 'crossedField', seat, place: `@place.${placeAt(s, open.fields[active])}` });
    }
    if (table.listening && moves > 0 && inMordor(s, active)) table.tell({ type: 'reachedMordor', seat });
    open.gandalfs = gandalfs;
    goTo(s, at(gandalfIsDone(s) ? 'nazgul' : 'gandalf'));
  },
};
