import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import {
  BOTH_SIDES,
  isUnit,
  type Place,
  REGION_COUNT,
  REINFORCEMENTS,
  type Side,
  sideOf,
  UNIT_KINDS,
  type Figure,
} from '../../content/box.ts';
import { countAt, transfer } from '../figures.ts';
import { removeExcessFrame } from '../frames/army.ts';
import { sayPlace } from '../say.ts';
import { excessAt } from '../siege/bookkeeping.ts';
import type { War } from '../state.ts';
import { isShared, leadingSeat, partnerOf } from '../team/seats.ts';
import { asking, choice, guard, seatGuard } from '../tools.ts';
import { removeExcess } from '../verbs.ts';
import { afterChange } from './upkeep.ts';
import { commanderAt, hasUnits, isHis, isMixed, isSharedAt } from '../team/armies.ts';

/** The end of an action: whoever has more than ten units in a region, or five in a besieged stronghold, removes some (WR-ARMY-11, WR-SIEGE-05). */
export function checkExcess(s: War): boolean {
  const places = s.box.placeIds.length;
  for (let place: Place = asId(0); place < places; place++)
    for (const side of BOTH_SIDES)
      if (excessAt(s, place, side) > 0) {
        removeFrom(s, side, place);
        return true;
      }
  return false;
}

/** A besieged stronghold never holds more than five, not even until the action ends (WR-SIEGE-05, WR-RULING-30). */
export function checkGarrisons(s: War): void {
  for (let place: Place = asId(REGION_COUNT); place < REINFORCEMENTS; place++)
    for (const side of BOTH_SIDES) if (excessAt(s, place, side) > 0) return removeFrom(s, side, place);
}

/** Partners who keep apart remove one each in turn, whoever does not lead first (WR-MULTI-19); a mixed army is its commander's. */
function removeFrom(s: War, side: Side, at: Place): void {
  const apart = isShared(s, side) && isSharedAt(s, at, side) && !isMixed(s, at, side);
  removeExcessFrame.enter(s, apart ? { side, at, by: partnerOf(s, leadingSeat(s, side)) } : { side, at });
}

/** The partner is next, as long as both have units there; whoever has none left removes none. */
function takeTurns(s: War, at: Place): void {
  const { by, side } = removeExcessFrame.of(s);
  if (by === undefined) return;
  const partner = partnerOf(s, by);
  removeExcessFrame.goTo(s, { side, at, by: hasUnits(s, partner, at, side) ? partner : by });
}

/** The owner chooses, and the units may be recruited again (WR-ARMY-12, WR-RULING-02, WR-RULING-27). */
export const removingExcess = asking(removeExcessFrame, {
  rule: 'WR-ARMY-11',
  asks: (s) => only(removeExcessFrame.of(s).by ?? commanderAt(s, removeExcessFrame.of(s).at, removeExcessFrame.of(s).side)),
  prompt: (s) => ({
    id: 'removeExcess',
    params: {
      place: sayPlace(s, removeExcessFrame.of(s).at),
      count: excessAt(s, removeExcessFrame.of(s).at, removeExcessFrame.of(s).side),
    },
  }),
  choices: [
    choice(removeExcess, {
      guards: [
        guard('WR-ARMY-11', (s, _figure, place) => place === removeExcessFrame.of(s).at),
        guard(
          'WR-RULING-02',
          (s, figure) =>
            isUnit(figure) && sideOf(figure) === removeExcessFrame.of(s).side && countAt(s, removeExcessFrame.of(s).at, figure) > 0,
        ),
        seatGuard('WR-MULTI-19', (s, seat, figure) => removeExcessFrame.of(s).by === undefined || isHis(s, seat, figure)),
      ],
      candidates(s, propose) {
        for (let figure: Figure = asId(0); figure < UNIT_KINDS; figure++)
          if (countAt(s, removeExcessFrame.of(s).at, figure) > 0) propose(figure, removeExcessFrame.of(s).at);
      },
      perform(s, effects, figure, place) {
        transfer(s, place, REINFORCEMENTS, figure);
        effects.emit?.({ type: 'excessRemoved', figure, place });
        if (excessAt(s, place, removeExcessFrame.of(s).side) > 0) return takeTurns(s, place);
        leave(s);
        afterChange(s, effects, place);
      },
    }),
  ],
});
