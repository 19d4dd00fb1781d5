import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { type Figure, LIMITS, type Region, type Side } from '../../content/box.ts';
import { arriveWithArmy } from '../characters/arrive.ts';
import { marchFrame, marchPartyFrame } from '../frames/army.ts';
import { movedParty } from '../frames/moved.ts';
import { NOBODY_NEEDED, type Party } from '../frames/shapes.ts';
import { beneath } from '../frames/stack.ts';
import { regionOf } from '../places.ts';
import { sayRegion } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, isShared } from '../team/seats.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { depart } from '../verbs.ts';
import { armyEntered } from './enter.ts';
import { isOwnParty, leavesNoLeaderAlone, leavingBehind } from './forming.ts';
import { excessIn, overfull, roomIn } from './march.ts';
import { fewestHisWithout, hasNeeded, partyParams, ruleOfNeed, transferParty, unitsIn } from './party.ts';
import { afterChange } from './upkeep.ts';
import { useArmy } from '../team/inARow.ts';

/** Units this move must take along so that no region keeps more than ten (WR-RULING-26). */
const mustTake = (s: War): number => {
  const full = overfull(s, beneath(s, marchFrame));
  return full < 0 ? 1 : Math.max(1, excessIn(s, full, marchPartyFrame.of(s).side));
};

/** What must go so that it is his who sends it still finds room (WR-RULING-83). */
function fitsWithout(s: War, figure: Figure): boolean {
  const party = marchPartyFrame.of(s);
  // Where nobody is needed one unit of his own is enough, and there was room for one when he chose to march.
  if (party.need === NOBODY_NEEDED || !isShared(s, party.side)) return true;
  const fewest = fewestHisWithout(s, party, figure, party.side, party.need);
  return fewest <= roomIn(s, beneath(s, marchFrame), party.from, party.to, Math.min(fewest, LIMITS.army));
}

export const formingMarch = asking(marchPartyFrame, {
  rule: 'WR-MOVE-03',
  asks: (s) => asks(s, marchPartyFrame.of(s).side),
  prompt: (s) => ({
    id: 'marchParty',
    params: {
      from: sayRegion(s, regionOf(s, marchPartyFrame.of(s).from)),
      to: sayRegion(s, marchPartyFrame.of(s).to),
      ...partyParams(marchPartyFrame.of(s), marchPartyFrame.of(s).side),
    },
  }),
  choices: [
    leavingBehind(
      (s) => marchPartyFrame.of(s),
      {
        party: 'WR-MOVE-03',
        least: ['WR-RULING-33', 'WR-RULING-26'],
        whyLeast: (s) => (overfull(s, beneath(s, marchFrame)) < 0 ? 'WR-RULING-33' : 'WR-RULING-26'),
        needed: ['WR-MOVE-05', 'WR-RULING-96'],
        whyNeeded: (s) => ruleOfNeed(marchPartyFrame.of(s).need, 'WR-MOVE-05'),
      },
      mustTake,
      [guard('WR-MOVE-11', (s, figure) => fitsWithout(s, asId(figure)))],
    ),
    choice(depart, {
      guards: [
        leavesNoLeaderAlone((s) => marchPartyFrame.of(s)),
        isOwnParty((s) => marchPartyFrame.of(s)),
        citing(
          moment(['WR-MOVE-05', 'WR-RULING-96'], (s) => hasNeeded(s, marchPartyFrame.of(s), marchPartyFrame.of(s).need)),
          (s) => ruleOfNeed(marchPartyFrame.of(s).need, 'WR-MOVE-05'),
        ),
        moment('WR-MOVE-11', (s) => {
          const frame = marchPartyFrame.of(s);
          const units = unitsIn(frame, frame.side);
          return units <= roomIn(s, beneath(s, marchFrame), frame.from, frame.to, units);
        }),
      ],
      perform(s, effects) {
        const party = marchPartyFrame.of(s);
        leave(s);
        const frame = marchFrame.of(s);
        completeMarch(s, effects, party);
        frame.moved.push(movedParty(party, party.to));
        frame.left--;
        if (frame.left === 0) leave(s);
      },
    }),
  ],
});

/** The figures cross the border; everything that follows from it happens at once. */
function completeMarch(s: War, effects: WarEffects, party: Party & { readonly side: Side; readonly to: Region }): void {
  effects.emit?.({
    type: 'marched',
    side: party.side,
    from: regionOf(s, party.from),
    to: party.to,
    count: unitsIn(party, party.side),
  });
  transferParty(s, party, party.to);
  useArmy(s, (figure) => party.going[figure], party.to);
  armyEntered(s, effects, party.to, party.side);
  arriveWithArmy(s, effects, party.characters, party.to);
  afterChange(s, effects, party.from);
}
