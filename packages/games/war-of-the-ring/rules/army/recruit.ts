import { type AskingStep, type Choice, type Frame, guard, leave, type Table, top } from '#kernel';
import {
  type Figure,
  isElite,
  isLeader,
  isCharacter,
  KINDS,
  NAZGUL,
  nationOf,
  REGION_COUNT,
  REINFORCEMENTS,
  type Region,
  SAURON,
  type Side,
  sideOf,
} from '../../content/box.ts';
import { countAt, kindBelongs, transfer, unitsAt } from '../figures.ts';
import { enemyArmyIn, hasSettlement, hasStronghold, holds, isBesieged, isFree, nationOfRegion, placeIn } from '../places.ts';
import { atWar } from '../politics/track.ts';
import { enough } from '../possible.ts';
import { sayFigure, sayRegion, saySide } from '../say.ts';
import { asks, type War } from '../state.ts';
import { done, recruit } from '../verbs.ts';
import { afterChange } from './upkeep.ts';

/** Recruiting with a Muster result: one elite, or up to two others in two settlements (WR-RECRUIT-02, WR-RECRUIT-06). */
export interface RecruitFrame extends Frame {
  readonly step: 'recruit';
  readonly side: Side;
  /** Where figures have been placed so far. */
  placed: Region[];
}

const frameOf = (s: War): RecruitFrame => top<RecruitFrame>(s);

/** Nazgûl are of Sauron when they are recruited (WR-RECRUIT-05). */
const recruitNation = (figure: Figure): number => (figure === NAZGUL ? SAURON : nationOf(figure));

/** A figure comes out of the reinforcements and onto the map. */
export function place(s: War, table: Table, figure: Figure, region: Region, side: Side): void {
  transfer(s, REINFORCEMENTS, placeIn(s, region, side), figure);
  if (table.listening) table.tell({ type: 'recruited', side: saySide(side), figure: sayFigure(figure), region: sayRegion(s, region) });
  afterChange(s, table, region);
}

/** An event recruits where the region is free, or inside a besieged stronghold (WR-RECRUIT-13). */
export const mayRecruitByEvent = (s: War, region: Region, side: Side): boolean =>
  isFree(s, region, side) || (isBesieged(s, region) && holds(s, region, side));

export const recruiting: Choice<War> = {
  verb: recruit,
  guards: [
    guard('WR-RECRUIT-09', (s, figure) => !isCharacter(figure) && countAt(s, REINFORCEMENTS, figure) > 0),
    guard('WR-RECRUIT-01', (s, figure) => sideOf(figure) === frameOf(s).side && atWar(s, recruitNation(figure))),
    guard(
      ['WR-RECRUIT-03', 'WR-DEF-12'],
      (s, figure, region) => hasSettlement(s, region) && nationOfRegion(s, region) === recruitNation(figure),
    ),
    guard('WR-RECRUIT-05', (s, figure, region) => figure !== NAZGUL || hasStronghold(s, region)),
    guard(['WR-RECRUIT-07', 'WR-CAPT-05'], (s, _figure, region) => holds(s, region, frameOf(s).side)),
    guard('WR-RECRUIT-08', (s, _figure, region) => !isBesieged(s, region)),
    guard('WR-RECRUIT-07', (s, _figure, region) => !enemyArmyIn(s, region, frameOf(s).side)),
    // Alone he would be taken off at once.
    guard('WR-ARMY-02', (s, figure, region) => !isLeader(figure) || unitsAt(s, region, frameOf(s).side) > 0),
    guard('WR-RECRUIT-02', (s, figure) => frameOf(s).placed.length === 0 || !isElite(figure)),
    guard('WR-RECRUIT-06', (s, _figure, region) => !frameOf(s).placed.includes(region)),
  ],
  candidates(s, _seat, propose) {
    const { side } = frameOf(s);
    for (let region = 0; region < REGION_COUNT && !enough(); region++) {
      if (!hasSettlement(s, region) || !holds(s, region, side)) continue;
      const nation = nationOfRegion(s, region);
      for (let figure = 0; figure < KINDS; figure++)
        if (kindBelongs(figure, side) && recruitNation(figure) === nation && countAt(s, REINFORCEMENTS, figure) > 0)
          propose(figure, region);
    }
  },
  perform(s, table, figure, region) {
    const frame = frameOf(s);
    place(s, table, figure, region, frame.side);
    frame.placed.push(region);
    if (isElite(figure) || frame.placed.length === 2) leave(s);
  },
};

export const choosingRecruits: AskingStep<War> = {
  rule: 'WR-RECRUIT-02',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({ id: frameOf(s).placed.length === 0 ? 'recruit' : 'recruitSecond', params: {} }),
  choices: [
    recruiting,
    {
      verb: done,
      // Fewer figures than the result allows are fine, none are not (WR-RULING-29).
      guards: [guard(['WR-RULING-29', 'WR-RULING-06'], (s) => frameOf(s).placed.length > 0)],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};
