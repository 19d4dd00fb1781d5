import { beliefsOf } from '../../../packages/games/hunt-for-the-ring/bots/beliefs.ts';
import { entriesLeft } from '../../../packages/games/hunt-for-the-ring/bots/travelTimes.ts';
import { hereOf } from '../../../packages/games/hunt-for-the-ring/rules/inquiries/here.ts';
import type { Hunt } from '../../../packages/games/hunt-for-the-ring/rules/state.ts';
import { hunt, huntAt, huntWith, huntWithTwo, moveFrodo } from '../../../packages/games/hunt-for-the-ring/rules/verbs.ts';
import type { Fault } from './fault.ts';

/** A hunt where everybody at the table can work out that Frodo is not, and never was, and where no Information could lie. */
export const vainHunt: Fault<Hunt> = {
  name: 'a hunt where he cannot have been',
  sees({ before, move }) {
    const area = huntAt.is(move)
      ? huntAt.read.area(move)
      : hunt.is(move) || huntWith.is(move) || huntWithTwo.is(move)
        ? hereOf(before)
        : null;
    if (area === null || (before.open.part === 1 && before.box.information.includes(area))) return false;
    const { last, visited } = beliefsOf(before);
    return last[area] === 0 && visited[area] === 0;
  },
};

/** Frodo goes where a Nazgûl stands, although a way as short leads to where none does. */
export const ontoRider: Fault<Hunt> = {
  name: 'a step onto a rider who could be passed by',
  sees({ before, move, moves }) {
    if (!moveFrodo.is(move)) return false;
    const { nazgul } = before.open;
    const to = moveFrodo.read.area(move);
    if (!nazgul.includes(to)) return false;
    const left = entriesLeft(before.box, to, 0);
    return moves.some((each) => {
      if (!moveFrodo.is(each)) return false;
      const area = moveFrodo.read.area(each);
      return !nazgul.includes(area) && entriesLeft(before.box, area, 0) <= left;
    });
  },
};
