import { type AskingStep, type Frame, guard, leave, type Table, top } from '#kernel';
import { FREE, isUnit, type Region, type Side } from '../../content/box.ts';
import { regionOf } from '../places.ts';
import { asks, type War } from '../state.ts';
import { sayFigure, sayRegion, saySide } from '../say.ts';
import { depart, leaveBehind } from '../verbs.ts';
import { armyEntered } from './enter.ts';
import { excessIn, type MarchFrame, overfull, roomIn } from './march.ts';
import { movedParty } from './moved.ts';
import {
  add,
  countIn,
  eachIn,
  hasNeeded,
  hasNeededWithout,
  leadersLeft,
  type Party,
  partyParams,
  transferParty,
  unitsIn,
  unitsLeft,
} from './party.ts';
import { afterChange } from './upkeep.ts';
import { arriveWithArmy } from '../characters/arrive.ts';

/** Who of an army goes: all who can, unless left behind one by one (WR-MOVE-03, WR-ARMY-10). */
export interface MarchPartyFrame extends Frame, Party {
  readonly step: 'marchParty';
  readonly side: Side;
  readonly to: Region;
  readonly need: number;
}

const frameOf = (s: War): MarchPartyFrame => top<MarchPartyFrame>(s);
const below = (s: War): MarchFrame => s.frames[s.frames.length - 2] as MarchFrame;

/** Units this move must take along so that no region keeps more than ten (WR-RULING-26). */
const mustTake = (s: War): number => {
  const full = overfull(s, below(s));
  return full < 0 ? 1 : Math.max(1, excessIn(s, full, frameOf(s).side));
};

export const formingMarch: AskingStep<War> = {
  rule: 'WR-MOVE-03',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({
    id: 'marchParty',
    params: {
      from: sayRegion(s, regionOf(s, frameOf(s).from)),
      to: sayRegion(s, frameOf(s).to),
      ...partyParams(frameOf(s), frameOf(s).side),
    },
  }),
  choices: [
    {
      verb: leaveBehind,
      guards: [
        guard('WR-MOVE-03', (s, figure) => countIn(frameOf(s), figure) > 0),
        guard(['WR-RULING-33', 'WR-RULING-26'], (s, figure) => !isUnit(figure) || unitsIn(frameOf(s), frameOf(s).side) > mustTake(s)),
        // A leader may stay only if a unit stays or can still be left with him.
        guard(
          ['WR-MOVE-04', 'WR-ARMY-02'],
          (s, figure) => isUnit(figure) || figure > 20 || unitsLeft(s, frameOf(s), FREE) > 0 || unitsIn(frameOf(s), FREE) > mustTake(s),
        ),
        guard(['WR-MOVE-05', 'WR-MOVE-06'], (s, figure) => hasNeededWithout(s, frameOf(s), figure, frameOf(s).need)),
      ],
      candidates: (s, _seat, propose) => eachIn(frameOf(s), propose),
      perform(s, table, figure) {
        add(frameOf(s), figure, -1);
        if (table.listening) table.tell({ type: 'leftBehind', figure: sayFigure(figure) }, asks(s, frameOf(s).side));
      },
    },
    {
      verb: depart,
      guards: [
        guard(
          ['WR-MOVE-04', 'WR-ARMY-02'],
          (s) => frameOf(s).side !== FREE || leadersLeft(s, frameOf(s)) === 0 || unitsLeft(s, frameOf(s), FREE) > 0,
        ),
        guard('WR-MOVE-05', (s) => hasNeeded(s, frameOf(s), frameOf(s).need)),
        guard(['WR-MOVE-11', 'WR-RULING-26'], (s) => {
          const frame = frameOf(s);
          const units = unitsIn(frame, frame.side);
          return units <= roomIn(s, below(s), frame.from, frame.to, units);
        }),
      ],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        const party = frameOf(s);
        leave(s);
        const frame = top<MarchFrame>(s);
        completeMarch(s, table, party);
        frame.moved.push(movedParty(party, party.to));
        frame.left--;
        if (frame.left === 0) leave(s);
      },
    },
  ],
};

/** The figures cross the border; everything that follows from it happens at once. */
export function completeMarch(s: War, table: Table, party: Party & { readonly side: Side; readonly to: Region }): void {
  if (table.listening)
    table.tell({
      type: 'marched',
      side: saySide(party.side),
      from: sayRegion(s, regionOf(s, party.from)),
      to: sayRegion(s, party.to),
      count: unitsIn(party, party.side),
    });
  transferParty(s, party, party.to);
  armyEntered(s, table, party.to, party.side);
  arriveWithArmy(s, table, party.characters, party.to);
  afterChange(s, table, party.from);
}
