import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  type Figure,
  isCharacter,
  isElite,
  isLeader,
  KINDS,
  nationOf,
  NAZGUL,
  type Region,
  REGION_COUNT,
  REINFORCEMENTS,
  SAURON,
  type Side,
  sideOf,
} from '../../content/box.ts';
import { countAt, transfer, unitsAt } from '../figures.ts';
import { recruitFrame } from '../frames/army.ts';
import { enemyArmyIn, hasSettlement, hasStronghold, holds, isBesieged, isFree, nationOfRegion, placeIn } from '../places.ts';
import { atWar } from '../politics/track.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, controls } from '../team/seats.ts';
import { asking, choice, citing, guard, moment, seatGuard } from '../tools.ts';
import { done, recruit } from '../verbs.ts';
import { afterChange } from './upkeep.ts';
import { mayUseNation, useNation } from '../team/inARow.ts';

/** Nazgûl are of Sauron when they are recruited (WR-RECRUIT-05). */
const recruitNation = (figure: Figure): number => (figure === NAZGUL ? SAURON : nationOf(figure));

/** A figure comes out of the reinforcements and onto the map. */
export function place(s: War, effects: WarEffects, figure: Figure, region: Region, side: Side): void {
  transfer(s, REINFORCEMENTS, placeIn(s, region, side), figure);
  if (figure !== NAZGUL) useNation(s, nationOf(figure));
  effects.emit?.({ type: 'recruited', side, figure, region });
  afterChange(s, effects, region);
}

/** An event recruits where the region is free, or inside a besieged stronghold (WR-RECRUIT-13). */
export const mayRecruitByEvent = (s: War, region: Region, side: Side): boolean =>
  isFree(s, region, side) || (isBesieged(s, region) && holds(s, region, side));

export const recruiting = choice(recruit, {
  guards: [
    guard('WR-RECRUIT-09', (_s, figure) => !isCharacter(figure)),
    guard('WR-RECRUIT-01', (s, figure) => sideOf(figure) === recruitFrame.of(s).side && atWar(s, asId(recruitNation(figure)))),
    citing(
      seatGuard(['WR-MULTI-12', 'WR-MULTI-16'], (s, seat, figure: Figure) => controls(s, seat, asId(recruitNation(figure)))),
      (_s, figure) => (figure === NAZGUL ? 'WR-MULTI-16' : 'WR-MULTI-12'),
    ),
    guard('WR-MULTI-28', (s, figure) => figure === NAZGUL || mayUseNation(s, asId(recruitNation(figure)))),
    guard('WR-RECRUIT-09', (s, figure) => countAt(s, REINFORCEMENTS, figure) > 0),
    guard('WR-RECRUIT-03', (s, figure, region) => hasSettlement(s, region) && nationOfRegion(s, region) === recruitNation(figure)),
    guard('WR-RECRUIT-05', (s, figure, region) => figure !== NAZGUL || hasStronghold(s, region)),
    guard('WR-RECRUIT-07', (s, _figure, region) => holds(s, region, recruitFrame.of(s).side)),
    guard('WR-RECRUIT-08', (s, _figure, region) => !isBesieged(s, region)),
    guard('WR-RECRUIT-07', (s, _figure, region) => !enemyArmyIn(s, region, recruitFrame.of(s).side)),
    // Alone he would be taken off at once.
    guard('WR-ARMY-02', (s, figure, region) => !isLeader(figure) || unitsAt(s, region, recruitFrame.of(s).side) > 0),
    guard('WR-RECRUIT-02', (s, figure) => recruitFrame.of(s).placed.length === 0 || !isElite(figure)),
    guard('WR-RECRUIT-06', (s, _figure, region) => !recruitFrame.of(s).placed.includes(region)),
  ],
  candidates(s, propose) {
    const { side } = recruitFrame.of(s);
    for (let region: Region = asId(0); region < REGION_COUNT; region++) {
      if (!hasSettlement(s, region) || !holds(s, region, side)) continue;
      const nation = nationOfRegion(s, region);
      for (let figure: Figure = asId(0); figure < KINDS; figure++)
        if (sideOf(figure) === side && recruitNation(figure) === nation && propose(figure, region)) return;
    }
  },
  perform(s, effects, figure, region) {
    const frame = recruitFrame.of(s);
    place(s, effects, figure, region, frame.side);
    frame.placed.push(region);
    if (isElite(figure) || frame.placed.length === 2) leave(s);
  },
});

export const choosingRecruits = asking(recruitFrame, {
  rule: 'WR-RECRUIT-02',
  asks: (s) => asks(s, recruitFrame.of(s).side),
  prompt: (s) => ({ id: recruitFrame.of(s).placed.length === 0 ? 'recruit' : 'recruitSecond', params: {} }),
  choices: [
    recruiting,
    choice(done, {
      guards: [moment('WR-RULING-06', (s) => recruitFrame.of(s).placed.length > 0)],
      perform: (s) => leave(s),
    }),
  ],
});
