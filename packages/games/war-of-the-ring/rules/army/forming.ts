import { asId } from '#kernel/id.ts';
import type { Choice, Guard } from '#kernel';
import { type Figure, FREE, isCharacter, isLeader, isUnit, type Side } from '../../content/box.ts';
import type { Party } from '../frames/shapes.ts';
import type { War } from '../state.ts';
import { asks, isShared, seatOf } from '../team/seats.ts';
import { isHis, ownUnitsIn } from '../team/armies.ts';
import { choice, citing, guard, moment } from '../tools.ts';
import { leaveBehind } from '../verbs.ts';
import { add, fewestHisWithout, countIn, eachIn, hasNeededWithout, leadersLeft, staysHis, unitsIn, unitsLeft } from './party.ts';
import { canSpareUnit, mayUseTogether } from '../team/inARow.ts';

/** A party that is being formed: all who can go, unless left behind one by one. */
interface Forming extends Party {
  readonly side: Side;
  readonly need: number;
}

interface Rules {
  /** Of whom the party is made. */
  readonly party: string;
  readonly least: string | readonly string[];
  /** Which of several rules asks for the least now. */
  whyLeast?(s: War): string;
  readonly needed: string | readonly string[];
  /** Which of several rules keeps somebody with the party. */
  whyNeeded?(s: War): string;
}

/** Leaders never stay without a unit of their own (WR-MOVE-04). */
const NO_LEADER_ALONE = 'WR-MOVE-04';

/** Without one more figure the party would still have so many units of whoever sends it (WR-RULING-83). */
const keepsOwn = (s: War, party: Forming, figure: Figure, least: number): boolean =>
  !isShared(s, party.side) ||
  !isUnit(figure) ||
  !isHis(s, seatOf(s, party.side), figure) ||
  ownUnitsIn(s, party.side, party.going) > Math.max(1, least);

const goes = (party: Forming, figure: Figure): number => (isCharacter(figure) ? 0 : party.going[figure]);
/** Who would go without one of a figure. */
const without =
  (party: Forming, figure: Figure) =>
  (each: Figure): number =>
    goes(party, each) - (each === figure ? 1 : 0);

/** It is the sender's own to command. */
export const isOwnParty = (partyOf: (s: War) => Forming): Guard<War> =>
  moment('WR-RULING-83', (s) => staysHis(s, partyOf(s), partyOf(s).side));

/** One figure stays. `least` units have to go. */
export const leavingBehind = (
  partyOf: (s: War) => Forming,
  rules: Rules,
  least: (s: War) => number,
  more: readonly Guard<War>[] = [],
): Choice<War> => {
  const enoughGo = guard(rules.least, (s, figure: Figure) => !isUnit(figure) || unitsIn(partyOf(s), partyOf(s).side) > least(s));
  const keepsNeeded = guard(rules.needed, (s, figure: Figure) => hasNeededWithout(s, partyOf(s), figure, asId(partyOf(s).need)));
  return choice(leaveBehind, {
    guards: [
      guard(rules.party, (s, figure) => countIn(partyOf(s), figure) > 0),
      citing(enoughGo, (s) => rules.whyLeast?.(s) ?? rules.least),
      // A leader may stay only if a unit stays or can still be left with him.
      guard(
        NO_LEADER_ALONE,
        (s, figure) =>
          !isLeader(figure) ||
          unitsLeft(s, partyOf(s), FREE) > 0 ||
          (unitsIn(partyOf(s), FREE) > least(s) && canSpareUnit(s, without(partyOf(s), figure))),
      ),
      // Enough of one's own must stay in it: the rest can always be left until it is one's own to send.
      guard(
        'WR-RULING-83',
        (s, figure) =>
          keepsOwn(s, partyOf(s), figure, least(s)) &&
          Number.isFinite(fewestHisWithout(s, partyOf(s), figure, partyOf(s).side, asId(partyOf(s).need))),
      ),
      guard('WR-MULTI-28', (s, figure) => partyOf(s).side !== FREE || mayUseTogether(s, without(partyOf(s), figure))),
      citing(keepsNeeded, (s) => rules.whyNeeded?.(s) ?? rules.needed),
      ...more,
    ],
    candidates: (s, propose) => eachIn(partyOf(s), propose),
    perform(s, effects, figure) {
      add(partyOf(s), figure, -1);
      effects.emit?.({ type: 'leftBehind', figure }, asks(s, partyOf(s).side));
    },
  });
};

/** Before it sets out: nobody was left behind who may not be alone. */
export const leavesNoLeaderAlone = (partyOf: (s: War) => Forming): Guard<War> =>
  moment(NO_LEADER_ALONE, (s) => partyOf(s).side !== FREE || leadersLeft(s, partyOf(s)) === 0 || unitsLeft(s, partyOf(s), FREE) > 0);
