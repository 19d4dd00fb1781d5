import { gandalf, nazgul, useSymbols } from './frames.ts';
import { gandalfIsDone } from './gandalf.ts';
import { inMordor, placeAt } from './state.ts';
import { tally } from './symbols.ts';
import { automatic } from './tools.ts';

/**
 * Phase 2, first half: weapons against orcs, then Rings (JM-RULING-03). There is no choice in it: weapons beat orcs by themselves (JM-RULING-12)
 * and every Ring that counts crosses off a field (JM-RULING-11).
 */
export const usingSymbols = automatic(useSymbols, (s, effects) => {
  // Once rolling is over nothing can be taken back (JM-RULING-30).
  effects.reveal('JM-RULING-30');
  const { open } = s;
  const { active: seat } = open;
  const { rings, weapons, orcs, counting, moves, gandalfs } = tally(s);
  if (orcs > 0 && rings > 0) effects.emit?.({ type: counting > 0 ? 'orcsBeaten' : 'ringsBlocked', seat, weapons, orcs, rings });
  if (counting > 0 && moves === 0) effects.emit?.({ type: 'shelobHolds', seat });
  for (let field = 0; field < moves; field++) {
    open.fields[seat]++;
    effects.emit?.({ type: 'crossedField', seat, place: placeAt(s, open.fields[seat]) });
  }
  if (moves > 0 && inMordor(s, seat)) effects.emit?.({ type: 'reachedMordor', seat });
  open.gandalfs = gandalfs;
  if (gandalfIsDone(s)) nazgul.goTo(s);
  else gandalf.goTo(s);
});
