import type { Seat } from '#kernel';
import { type Journey, seatsOf, sheetOf } from '../../rules/state.ts';
import { survivors } from '../../rules/endTurn.ts';
import { gandalfsIn, hitsIn, struckIn } from '../code.ts';
import type { Worth } from '../foresight.ts';
import { movesFor } from '../race.ts';
import { afterTurn, type Trail, trailOf } from '../trail.ts';
import type { SoloTable } from './alone.ts';
import type { Standings } from './standing.ts';
import type { Table } from './table.ts';

/** What the end of a turn makes of the one who played it; -1 caught. */
const moverAfter = (s: Journey, standings: Standings): ((code: number) => number) => {
  const { active, fields, effect } = s.open;
  const trail = trailOf(s, active);
  return (code) => {
    const place = standings.placeOf(afterTurn(trail, gandalfsIn(code), hitsIn(code)));
    return place < 0 ? -1 : standings.numberOf(fields[active] + movesFor(code, fields[active], standings.all, effect), place);
  };
};

/** Alone on the way: the chance to arrive at all. */
export function aloneEnding(s: Journey, { standings, chances }: SoloTable): Worth {
  const after = moverAfter(s, standings);
  return {
    worth(code) {
      const mine = after(code);
      return mine < 0 ? 0 : chances[mine];
    },
  };
}

/** Two are left: what each end of the turn is worth when both play perfectly from there. */
export function perfectEnding(s: Journey, table: Table): Worth {
  const { standings } = table;
  const { active, first, options, fields } = s.open;
  const seats = seatsOf(s);
  const order = (seat: Seat): number => (seat - first + seats) % seats;
  const [rival] = survivors(s).filter((seat) => seat !== active);
  const after = moverAfter(s, standings);
  const theirs = trailOf(s, rival);
  const rivalAfter = (trail: Trail): number => {
    const place = standings.placeOf(trail);
    return place < 0 ? -1 : standings.numberOf(fields[rival], place);
  };
  const [spared, hit] = [rivalAfter(theirs), rivalAfter(afterTurn(theirs, 0, 1))];
  // The bit of a rival among those struck counts the chairs after the one who plays.
  const bit = ((rival - active + seats) % seats) - 1;
  const isLast = order(active) > order(rival);
  const { length } = standings.trails;
  const isInMordor = (standing: number): boolean => standing >= standings.numberOf(sheetOf(s).fields.length, 0);
  return {
    worth(code) {
      const mine = after(code);
      if (mine < 0) return 0;
      const other = (struckIn(code) >> bit) & 1 ? hit : spared;
      if (other < 0) return options.lastSurvivor ? 1 : table.alone[mine];
      if (!isLast) return table.waiting(1, other, mine);
      if (isInMordor(mine) && isInMordor(other)) {
        const lead = standings.trails[mine % length].spaces - standings.trails[other % length].spaces;
        return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
      }
      if (isInMordor(mine)) return 1;
      return isInMordor(other) ? 0 : table.waiting(0, other, mine);
    },
  };
}
