import { type AskingStep, enter, type Frame, guard, leave, top } from '#kernel';
import { FREE, isUnit, type Place, REGION_COUNT, REINFORCEMENTS, SHADOW, type Side, sideOf } from '../../content/box.ts';
import { countAt, transfer } from '../figures.ts';
import { sayFigure, sayPlace } from '../say.ts';
import { excessAt } from '../siege/bookkeeping.ts';
import { asks, type War } from '../state.ts';
import { removeExcess } from '../verbs.ts';
import { afterChange } from './upkeep.ts';

/** A region or a stronghold that holds too many units of one side. */
export interface ExcessFrame extends Frame {
  readonly step: 'removeExcess';
  readonly side: Side;
  readonly at: Place;
}

/** The end of an action: whoever has more than ten units in a region, or five in a besieged stronghold, removes some (WR-ARMY-11, WR-SIEGE-05). */
export function checkExcess(s: War): boolean {
  const places = s.box.placeIds.length;
  for (let place = 0; place < places; place++)
    for (const side of [FREE, SHADOW] as const)
      if (excessAt(s, place, side) > 0) {
        enter(s, { step: 'removeExcess', side, at: place } as ExcessFrame);
        return true;
      }
  return false;
}

/** A besieged stronghold never holds more than five, not even until the action ends (WR-SIEGE-05, WR-RULING-30). */
export function checkGarrisons(s: War): void {
  for (let place: Place = REGION_COUNT; place < REINFORCEMENTS; place++)
    for (const side of [FREE, SHADOW] as const)
      if (excessAt(s, place, side) > 0) return enter(s, { step: 'removeExcess', side, at: place } as ExcessFrame);
}

const frameOf = (s: War): ExcessFrame => top<ExcessFrame>(s);

/** The owner chooses, and the units may be recruited again (WR-ARMY-12, WR-RULING-02, WR-RULING-27). */
export const removingExcess: AskingStep<War> = {
  rule: 'WR-ARMY-11',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({
    id: 'removeExcess',
    params: { place: sayPlace(s, frameOf(s).at), count: excessAt(s, frameOf(s).at, frameOf(s).side) },
  }),
  choices: [
    {
      verb: removeExcess,
      guards: [
        guard('WR-ARMY-11', (s, _figure, place) => place === frameOf(s).at),
        guard('WR-RULING-02', (s, figure) => isUnit(figure) && sideOf(figure) === frameOf(s).side && countAt(s, frameOf(s).at, figure) > 0),
      ],
      candidates(s, _seat, propose) {
        for (let figure = 0; figure < 16; figure++) if (countAt(s, frameOf(s).at, figure) > 0) propose(figure, frameOf(s).at);
      },
      perform(s, table, figure, place) {
        transfer(s, place, REINFORCEMENTS, figure);
        if (table.listening) table.tell({ type: 'excessRemoved', figure: sayFigure(figure), place: sayPlace(s, place) });
        if (excessAt(s, place, frameOf(s).side) > 0) return;
        leave(s);
        afterChange(s, table, place);
      },
    },
  ],
};
