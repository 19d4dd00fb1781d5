import { type AskingStep, type Frame, guard, leave, type Table, top } from '#kernel';
import type { Region, Side } from '../../content/box.ts';
import { regionOf } from '../places.ts';
import { asks, type War } from '../state.ts';
import { sayRegion, saySide } from '../say.ts';
import { depart } from '../verbs.ts';
import { armyEntered } from './enter.ts';
import { leavesNoLeaderAlone, leavingBehind } from './forming.ts';
import { excessIn, type MarchFrame, overfull, roomIn } from './march.ts';
import { movedParty } from '../moved.ts';
import { hasNeeded, type Party, partyParams, transferParty, unitsIn } from './party.ts';
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
    leavingBehind(
      frameOf,
      { party: 'WR-MOVE-03', least: ['WR-RULING-33', 'WR-RULING-26'], needed: ['WR-MOVE-05', 'WR-MOVE-06'] },
      mustTake,
    ),
    {
      verb: depart,
      guards: [
        leavesNoLeaderAlone(frameOf),
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
