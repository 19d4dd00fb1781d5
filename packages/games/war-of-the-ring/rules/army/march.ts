import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  characterOf,
  eliteOf,
  endNation,
  type Figure,
  firstNation,
  FREE,
  FREE_NATION_COUNT,
  FREE_NATIONS,
  isCharacter,
  isUnit,
  leaderOf,
  LIMITS,
  type Nation,
  nationOf,
  NO_NATION,
  type Place,
  type Region,
  REGION_COUNT,
  regularOf,
  SHADOW,
  type Side,
} from '../../content/box.ts';
import { findOnTable } from '../effects.ts';
import { countAt, nationUnitsAt, unitsAt } from '../figures.ts';
import { type MarchFrame, marchFrame, marchPartyFrame } from '../frames/army.ts';
import { unmovedAt } from '../frames/moved.ts';
import { type MovedParty, NOBODY_NEEDED, type Party } from '../frames/shapes.ts';
import { adjacent, enemyArmyIn, holds, isBesieged, nationOfRegion } from '../places.ts';
import { figureAtWar } from '../politics/track.ts';
import { endsSiege } from '../siege/bookkeeping.ts';
import type { War } from '../state.ts';
import { asks, controls, isShared, seatOf } from '../team/seats.ts';
import { hasOwnUnits, isMixed, takes, whereOwnUnits } from '../team/armies.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { done, march } from '../verbs.ts';
import { fewestHis, gather, hasNeeded, neededAt, ruleOfNeed } from './party.ts';
import { isBound, mayUseArmyIn, mayUseNation, someMayAct } from '../team/inARow.ts';

/** The region may not be entered by this side's armies because of a card on the table. */
export const isBarred = (s: War, region: Region, side: Side): boolean =>
  side === SHADOW && findOnTable(s, (effect) => effect.bars?.(s, region) === true) >= 0;

/** A figure of a nation not at war may not enter the land of another nation (WR-MOVE-12, WR-POL-13); a character of level 0 never moves (WR-CHAR-07). */
export function mayEnter(s: War, figure: Figure, to: Region): boolean {
  if (isCharacter(figure)) return s.box.characters[characterOf(figure)].level > 0;
  const nation = nationOf(figure);
  return figureAtWar(s, nation) || nationOfRegion(s, to) === NO_NATION || nationOfRegion(s, to) === nation;
}

/** All who could march from one region to another now. */
export function marchers(s: War, side: Side, moved: readonly MovedParty[], from: Place, to: Region): Party {
  const mayGo = takes(s, from, side);
  return gather(s, from, side, (figure) => (mayEnter(s, figure, to) && mayGo(figure) ? unmovedAt(s, moved, from, figure) : 0));
}

const unmovedUnits = (s: War, moved: readonly MovedParty[], from: Place, nation: Nation): number =>
  unmovedAt(s, moved, from, regularOf(nation)) + unmovedAt(s, moved, from, eliteOf(nation));

/** Units of one's own that may still march from one region to another (WR-MULTI-12). */
function movableUnits(s: War, { side, moved }: MarchFrame, from: Region, to: Region): number {
  const seat = seatOf(s, side);
  let sum = 0;
  for (let nation = firstNation(side); nation < endNation(side); nation++)
    if (nationUnitsAt(s, from, nation) > 0 && controls(s, seat, nation) && mayEnter(s, regularOf(nation), to))
      sum += unmovedUnits(s, moved, from, nation);
  return sum;
}

/** Leaders who cannot come along need a unit to stay with them (WR-MOVE-04). */
export function leadersHeld(s: War, frame: MarchFrame, from: Place, to: Region): boolean {
  if (frame.side !== FREE) return false;
  for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++) {
    const leader = leaderOf(nation);
    const there = countAt(s, from, leader);
    if (there === 0) continue;
    if (!mayEnter(s, leader, to) || unmovedAt(s, frame.moved, from, leader) < there) return true;
    if (!takes(s, from, frame.side)(leader)) return true;
  }
  return false;
}

/** Units above ten in a region: only between the two moves of one action (WR-RULING-26). */
export const excessIn = (s: War, place: Place, side: Side): number => Math.max(0, unitsAt(s, place, side) - LIMITS.army);

/** Where the next move has to bring an army back to ten, or -1. */
export function overfull(s: War, frame: MarchFrame): Place {
  for (const { at } of frame.moved) if (excessIn(s, at, frame.side) > 0) return at;
  return asId(-1);
}

/** Those who stand in a region may be used again by the move after this one (WR-MULTI-28, WR-MULTI-29). */
function mayGoOn(s: War, { side, moved }: MarchFrame, from: Region, to: Region, room: number): boolean {
  if (side !== FREE || !isBound(s)) return true;
  const { going } = marchers(s, side, moved, from, to);
  return mayUseArmyIn(s, side, from) && someMayAct(s, (figure) => (isUnit(figure) ? going[figure] : 0), room);
}

/**
 * How many units may arrive: up to ten in all (WR-MOVE-11), or more if another move of this action can take the excess away again
 * (WR-RULING-26): as many as those who stood there before can send on to one region.
 */
export function roomIn(s: War, frame: MarchFrame, from: Place, to: Region, leaving: number): number {
  const room = LIMITS.army - unitsAt(s, to, frame.side);
  if (frame.left < 2 || room >= leaving) return room;
  let relief = 0;
  for (const next of s.box.regions[to].adjacent) {
    if (enemyArmyIn(s, asId(next), frame.side) || isBarred(s, asId(next), frame.side)) continue;
    // Behind the last besiegers the besieged come out: nobody goes that way (WR-SIEGE-06, WR-MOVE-10).
    if (next === from && endsSiege(s, asId(next), frame.side, leaving)) continue;
    const there = unitsAt(s, asId(next), frame.side) - (next === from ? leaving : 0);
    const movable = movableUnits(s, frame, to, asId(next));
    if (frame.need !== NOBODY_NEEDED && !hasNeeded(s, marchers(s, frame.side, frame.moved, to, asId(next)), frame.need)) continue;
    if (!mayGoOn(s, frame, to, asId(next), LIMITS.army - there)) continue;
    relief = Math.max(relief, Math.min(movable, LIMITS.army - there));
  }
  return room + Math.max(0, relief);
}

/** Some of those who could march may: their nations were not used last, or they are of several (WR-MULTI-28, WR-MULTI-29). */
export function notTwiceInARow(s: War, frame: MarchFrame, from: Place, to: Region): boolean {
  if (frame.side !== FREE || !isBound(s)) return true;
  // Mostly one look at the nations is enough.
  for (const nation of FREE_NATIONS)
    if (mayUseNation(s, nation) && unmovedUnits(s, frame.moved, from, nation) > 0 && mayEnter(s, regularOf(nation), to)) return true;
  const { going } = marchers(s, frame.side, frame.moved, from, to);
  const room = Math.min(roomIn(s, frame, from, to, 2), unitsAt(s, from, frame.side) - (leadersHeld(s, frame, from, to) ? 1 : 0));
  return someMayAct(s, (figure) => (isUnit(figure) ? going[figure] : 0), room);
}

export const marching = choice(march, {
  guards: [
    citing(
      guard(['WR-MOVE-02', 'WR-MOVE-13'], (s, from: Region, to: Region) => adjacent(s, from, to)),
      (s, from, to) => (s.box.regions[from].impassable.includes(to) ? 'WR-MOVE-13' : 'WR-MOVE-02'),
    ),
    citing(
      guard(['WR-RULING-33', 'WR-RULING-88'], (s, from: Region) => unitsAt(s, from, marchFrame.of(s).side) > 0),
      (s, from) => (isBesieged(s, from) && holds(s, from, marchFrame.of(s).side) ? 'WR-RULING-88' : 'WR-RULING-33'),
    ),
    guard('WR-MOVE-10', (s, _from, to) => !enemyArmyIn(s, to, marchFrame.of(s).side)),
    guard('WR-EVENT-09', (s, _from, to) => !isBarred(s, to, marchFrame.of(s).side)),
    citing(
      guard(['WR-MULTI-12', 'WR-MULTI-22'], (s, from: Region) => hasOwnUnits(s, from, marchFrame.of(s).side)),
      (s, from) => (isMixed(s, from, marchFrame.of(s).side) ? 'WR-MULTI-22' : 'WR-MULTI-12'),
    ),
    guard('WR-MULTI-29', (s, from) => mayUseArmyIn(s, marchFrame.of(s).side, from)),
    citing(
      guard(['WR-MOVE-12', 'WR-MOVE-07'], (s, from: Region, to: Region) => movableUnits(s, marchFrame.of(s), from, to) > 0),
      (s, from, to) => (movableUnits(s, { ...marchFrame.of(s), moved: [] }, from, to) > 0 ? 'WR-MOVE-07' : 'WR-MOVE-12'),
    ),
    guard('WR-MULTI-28', (s, from, to) => notTwiceInARow(s, marchFrame.of(s), from, to)),
    citing(
      guard(['WR-MOVE-05', 'WR-RULING-96'], (s, from: Region, to: Region) => {
        const { need, side, moved } = marchFrame.of(s);
        if (need === NOBODY_NEEDED) return true;
        if (!neededAt(s, from, side, need)) return false;
        const party = marchers(s, side, moved, from, to);
        return hasNeeded(s, party, need);
      }),
      (s) => ruleOfNeed(marchFrame.of(s).need, 'WR-MOVE-05'),
    ),
    guard('WR-MOVE-04', (s, from, to) => {
      const frame = marchFrame.of(s);
      return !leadersHeld(s, frame, from, to) || unitsAt(s, from, frame.side) > 1;
    }),
    guard('WR-MOVE-11', (s, from, to) => roomIn(s, marchFrame.of(s), from, to, 1) > 0),
    guard('WR-RULING-83', (s, from, to) => {
      const frame = marchFrame.of(s);
      if (frame.need === NOBODY_NEEDED || !isShared(s, frame.side) || !isMixed(s, from, frame.side)) return true;
      const fewest = fewestHis(s, marchers(s, frame.side, frame.moved, from, to), frame.side, frame.need);
      return fewest <= roomIn(s, frame, from, to, Math.min(fewest, LIMITS.army));
    }),
    guard('WR-RULING-26', (s, from, to) => {
      const frame = marchFrame.of(s);
      const full = overfull(s, frame);
      if (full < 0) return true;
      const excess = excessIn(s, full, frame.side);
      // Leaders who stay have the new arrivals with them.
      return from === full && movableUnits(s, frame, from, to) >= excess && LIMITS.army - unitsAt(s, to, frame.side) >= excess;
    }),
  ],
  candidates(s, propose) {
    const { side } = marchFrame.of(s);
    const isOwn = whereOwnUnits(s, side);
    for (let from: Region = asId(0); from < REGION_COUNT; from++)
      if (unitsAt(s, from, side) > 0 && isOwn(from))
        for (const to of s.box.regions[from].adjacent) if (!enemyArmyIn(s, asId(to), side) && propose(from, asId(to))) return;
  },
  perform(s, effects, from, to) {
    const frame = marchFrame.of(s);
    effects.emit?.({ type: 'marchChosen', from, to }, asks(s, frame.side));
    marchPartyFrame.enter(s, { side: frame.side, to, need: frame.need, ...marchers(s, frame.side, frame.moved, from, to) });
  },
});

/** Choosing which army moves where; or, after the first, moving no more. */
export const choosingMarch = asking(marchFrame, {
  rule: 'WR-MOVE-02',
  asks: (s) => asks(s, marchFrame.of(s).side),
  prompt: (s) => ({ id: marchFrame.of(s).moved.length === 0 ? 'march' : 'marchAgain', params: { count: marchFrame.of(s).left } }),
  choices: [
    marching,
    choice(done, {
      guards: [
        moment('WR-DICE-14', (s) => marchFrame.of(s).moved.length > 0 || marchFrame.of(s).optional === true),
        moment('WR-RULING-26', (s) => overfull(s, marchFrame.of(s)) < 0),
      ],
      perform: (s) => leave(s),
    }),
  ],
});
