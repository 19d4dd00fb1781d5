import { type AskingStep, type Choice, enter, type Frame, guard, leave, top } from '#kernel';
import {
  characterOf,
  endNation,
  type Figure,
  FREE,
  firstNation,
  isCharacter,
  leaderOf,
  LIMITS,
  nationOf,
  NO_NATION,
  REGION_COUNT,
  type Region,
  SHADOW,
  type Side,
} from '../../content/box.ts';
import { findOnTable } from '../events/registry.ts';
import { countAt, unitsAt } from '../figures.ts';
import { adjacent, enemyArmyIn, nationOfRegion } from '../places.ts';
import { figureAtWar } from '../politics/track.ts';
import { enough } from '../possible.ts';
import { sayRegion } from '../say.ts';
import { endsSiege } from '../siege/bookkeeping.ts';
import { asks, type War } from '../state.ts';
import { done, march } from '../verbs.ts';
import { type Moved, unmovedAt } from './moved.ts';
import { gather, hasNeeded, NOBODY_NEEDED, type Party } from './party.ts';

/** Moving armies, one region each (WR-MOVE-02): how many moves are left, and who has moved already. */
export interface MarchFrame extends Frame {
  readonly step: 'march';
  readonly side: Side;
  /** Whom each moving army must have with it. */
  readonly need: number;
  /** A card says that armies may move: none is fine too. */
  readonly optional?: boolean;
  left: number;
  moved: Moved[];
}

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
export const marchers = (s: War, side: Side, moved: readonly Moved[], from: Region, to: Region): Party =>
  gather(s, from, side, (figure) => (mayEnter(s, figure, to) ? unmovedAt(s, moved, from, figure) : 0));

function movableUnits(s: War, frame: MarchFrame, from: Region, to: Region): number {
  let sum = 0;
  for (let nation = firstNation(frame.side); nation < endNation(frame.side); nation++)
    if (mayEnter(s, nation, to)) sum += unmovedAt(s, frame.moved, from, nation) + unmovedAt(s, frame.moved, from, 8 + nation);
  return sum;
}

/** Leaders who cannot come along need a unit to stay with them (WR-MOVE-04). */
export function leadersHeld(s: War, frame: MarchFrame, from: Region, to: Region): boolean {
  if (frame.side !== FREE) return false;
  for (let nation = 0; nation < 5; nation++) {
    const leader = leaderOf(nation);
    const there = countAt(s, from, leader);
    if (there > 0 && (!mayEnter(s, leader, to) || unmovedAt(s, frame.moved, from, leader) < there)) return true;
  }
  return false;
}

/** Units above ten in a region: only between the two moves of one action (WR-RULING-26). */
export const excessIn = (s: War, region: Region, side: Side): number => Math.max(0, unitsAt(s, region, side) - LIMITS.army);

/** The region that the next move has to bring back to ten, or -1. */
export function overfull(s: War, frame: MarchFrame): Region {
  for (const { at } of frame.moved) if (excessIn(s, at, frame.side) > 0) return at;
  return -1;
}

/**
 * How many units may arrive: up to ten in all (WR-MOVE-11), or more if another move of this action can take the excess away again
 * (WR-RULING-26): as many as those who stood there before can send on to one region.
 */
export function roomIn(s: War, frame: MarchFrame, from: Region, to: Region, leaving: number): number {
  const room = LIMITS.army - unitsAt(s, to, frame.side);
  if (frame.left < 2 || room >= leaving) return room;
  let relief = 0;
  for (const next of s.box.regions[to].adjacent) {
    if (enemyArmyIn(s, next, frame.side) || isBarred(s, next, frame.side)) continue;
    // Behind the last besiegers the besieged come out: nobody goes that way (WR-SIEGE-06, WR-MOVE-10).
    if (next === from && endsSiege(s, from, frame.side, leaving)) continue;
    const there = unitsAt(s, next, frame.side) - (next === from ? leaving : 0);
    let movable = 0;
    for (let nation = firstNation(frame.side); nation < endNation(frame.side); nation++)
      if (mayEnter(s, nation, next)) movable += unmovedAt(s, frame.moved, to, nation) + unmovedAt(s, frame.moved, to, 8 + nation);
    if (frame.need !== NOBODY_NEEDED && !hasNeeded(s, marchers(s, frame.side, frame.moved, to, next), frame.need)) continue;
    relief = Math.max(relief, Math.min(movable, LIMITS.army - there));
  }
  return room + Math.max(0, relief);
}

const frameOf = (s: War): MarchFrame => top<MarchFrame>(s);

export const marching: Choice<War> = {
  verb: march,
  guards: [
    guard(['WR-MOVE-02', 'WR-DEF-03', 'WR-MOVE-13'], (s, from, to) => adjacent(s, from, to)),
    guard(['WR-RULING-33', 'WR-RULING-88'], (s, from) => unitsAt(s, from, frameOf(s).side) > 0),
    guard(['WR-MOVE-10', 'WR-MOVE-09'], (s, _from, to) => !enemyArmyIn(s, to, frameOf(s).side)),
    guard('WR-EVENT-09', (s, _from, to) => !isBarred(s, to, frameOf(s).side)),
    guard(['WR-MOVE-12', 'WR-MOVE-07'], (s, from, to) => movableUnits(s, frameOf(s), from, to) > 0),
    guard(
      ['WR-MOVE-05', 'WR-RULING-21'],
      (s, from, to) =>
        frameOf(s).need === NOBODY_NEEDED || hasNeeded(s, marchers(s, frameOf(s).side, frameOf(s).moved, from, to), frameOf(s).need),
    ),
    guard(['WR-MOVE-04', 'WR-ARMY-02'], (s, from, to) => !leadersHeld(s, frameOf(s), from, to) || unitsAt(s, from, frameOf(s).side) > 1),
    guard(['WR-MOVE-11', 'WR-RULING-26'], (s, from, to) => roomIn(s, frameOf(s), from, to, 1) > 0),
    guard('WR-RULING-26', (s, from, to) => {
      const frame = frameOf(s);
      const full = overfull(s, frame);
      if (full < 0) return true;
      const excess = excessIn(s, full, frame.side);
      // Leaders who stay have the new arrivals with them.
      return from === full && movableUnits(s, frame, from, to) >= excess && LIMITS.army - unitsAt(s, to, frame.side) >= excess;
    }),
  ],
  candidates(s, _seat, propose) {
    const { side } = frameOf(s);
    for (let from = 0; from < REGION_COUNT && !enough(); from++)
      if (unitsAt(s, from, side) > 0) for (const to of s.box.regions[from].adjacent) propose(from, to);
  },
  perform(s, table, from, to) {
    const frame = frameOf(s);
    if (table.listening) table.tell({ type: 'marchChosen', from: sayRegion(s, from), to: sayRegion(s, to) }, asks(s, frame.side));
    enter(s, { step: 'marchParty', side: frame.side, to, need: frame.need, ...marchers(s, frame.side, frame.moved, from, to) } as Frame);
  },
};

/** Choosing which army moves where; or, after the first, moving no more. */
export const choosingMarch: AskingStep<War> = {
  rule: 'WR-MOVE-02',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({ id: frameOf(s).moved.length === 0 ? 'march' : 'marchAgain', params: { count: frameOf(s).left } }),
  choices: [
    marching,
    {
      verb: done,
      guards: [
        guard(['WR-DICE-14', 'WR-EVENT-13'], (s) => frameOf(s).moved.length > 0 || frameOf(s).optional === true),
        guard('WR-RULING-26', (s) => overfull(s, frameOf(s)) < 0),
      ],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};
