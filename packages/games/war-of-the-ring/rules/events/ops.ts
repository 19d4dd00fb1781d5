import { asId } from '#kernel/id.ts';
import { wouldOffer } from '#kernel';
import {
  type Character,
  CHARACTER_COUNT,
  FREE,
  GANDALF_WHITE,
  isCompanion,
  type Nation,
  NATIONS,
  type Place,
  REARGUARD,
  type Region,
  REGION_COUNT,
  REINFORCEMENTS,
  type Side,
  sideOfNation,
  STRATEGY_DECK,
  WITCH_KING,
} from '../../content/box.ts';
import { marching } from '../army/march.ts';
import { attacking, attackParty } from '../battle/attack.ts';
import { anyCanFly } from '../characters/moveMinions.ts';
import { onMordorTrack } from '../company.ts';
import { rollDice } from '../d6.ts';
import { draw } from '../deck/cards.ts';
import type { Op, Where } from '../effects.ts';
import { heal as healCorruption } from '../fellowship/corruption.ts';
import { isAt, nazgulAt, unitsAt } from '../figures.ts';
import { type MusterKind, newMarch } from '../frames/army.ts';
import { type Attack, newAttack } from '../frames/battle.ts';
import { type MoveMinionsFrame, moveMinionsFrame } from '../frames/fellowship.ts';
import type { Need } from '../frames/shapes.ts';
import { begin } from '../frames/stack.ts';
import { insideOf, isCapturedFrom, regionOf } from '../places.ts';
import { activate, advance } from '../politics/track.ts';
import { IN_POOL, type WarEffects, WAITING, type War } from '../state.ts';
import { controls, seatOf } from '../team/seats.ts';
import { enterRecruit, type RecruitOrder, recruitRegions } from './recruitByEvent.ts';
import { mayUseNation } from '../team/inARow.ts';

/** The primitives of the card texts: small lines that cards are made of. */

export const nationNamed = (name: (typeof NATIONS)[number]): Nation => asId(NATIONS.indexOf(name));
export const regionsNamed = (s: War, names: readonly string[]): Region[] =>
  names.map((name) => {
    const region = s.box.region[name];
    if (region === undefined) throw new Error(`A card names the region "${name}", which is not on the map`);
    return region;
  });

/** A line with the regions that it touches. */
export const touching = (where: Where, op: Op): Op => Object.assign<Op, { readonly where: Where }>((...given) => op(...given), { where });

/** Heals corruption; the number may depend on the moment. */
export const heal =
  (points: number | ((s: War) => number)): Op =>
  (s, { effects }) =>
    healCorruption(s, effects, typeof points === 'number' ? points : points(s));

/** Draws cards from one's own Strategy deck. */
export const drawStrategy =
  (count: number): Op =>
  (s, { effects, frame }) => {
    for (let n = 0; n < count; n++) draw(s, effects, seatOf(s, frame.side), STRATEGY_DECK);
  };
interface Recruits {
  readonly nation: (typeof NATIONS)[number];
  readonly figures: readonly MusterKind[];
  readonly in: readonly string[] | ((s: War) => readonly Region[]);
  /** So many times, each in another region. */
  readonly times?: number;
}

/** Recruits in one of the named regions unless its settlement is captured (WR-CAPT-05, WR-RULING-106), or in those a function finds; several orders are carried out together. */
export const recruit = (...orders: readonly Recruits[]): Op =>
  touching(
    (s) => orders.flatMap((each) => recruitRegions(s, sideOfNation(nationNamed(each.nation)), ordersOf(s, [each]))),
    (s, { frame }) => enterRecruit(s, frame.side, ordersOf(s, orders)),
  );

const ordersOf = (s: War, orders: readonly Recruits[]): RecruitOrder[] =>
  orders.flatMap(({ nation, figures, in: where, times = 1 }) => {
    const side = sideOfNation(nationNamed(nation));
    const regions = typeof where === 'function' ? where(s) : regionsNamed(s, where).filter((region) => !isCapturedFrom(s, region, side));
    return Array.from({ length: times }, (): RecruitOrder => ({ nation: nationNamed(nation), figures, regions }));
  });

/** A card lets its player advance a nation of his own (WR-MULTI-13), with three players one he has not used last (WR-MULTI-28). */
export const mayAdvance = (s: War, nation: Nation): boolean =>
  controls(s, seatOf(s, sideOfNation(nation)), nation) && mayUseNation(s, nation);

export const advanceOne =
  (nation: (typeof NATIONS)[number]): Op =>
  (s, { effects }) =>
    advance(s, effects, nationNamed(nation), 'card');

/** Active, and straight to war. */
export function goToWar(s: War, effects: WarEffects, nation: Nation): void {
  activate(s, effects, nation, 'card', asId(0));
  while (s.open.steps[nation] > 0) {
    const before = s.open.steps[nation];
    advance(s, effects, nation, 'card');
    if (s.open.steps[nation] === before) return;
  }
}

/** The special tile of this card waits beside the pool, or joins it at once on the Mordor track (WR-HUNT-04, WR-HUNT-05). */
export const bringTile: Op = (s, { effects, frame }) => {
  const tile = s.box.tiles.findIndex(({ card }) => card === frame.card);
  s.open.tiles[tile] = onMordorTrack(s) ? IN_POOL : WAITING;
  effects.emit?.({ type: 'tileBrought', tile: asId(tile) });
};

/** Rolls dice for a card and counts those of at least `least`. */
export function rollFor(effects: WarEffects, count: number, least: number): number {
  const dice = rollDice(effects, count);
  const hits = dice.filter((die) => die >= least).length;
  effects.emit?.({ type: 'cardRoll', dice, count: hits });
  return hits;
}

/** On the map, those who keep out of a battle under way included. */
export const isOnMap = (s: War, character: Character): boolean =>
  s.open.characters[character] < REINFORCEMENTS || s.open.characters[character] === REARGUARD;
export const regionOfCharacter = (s: War, character: Character): Region =>
  isOnMap(s, character) ? regionOf(s, asId(s.open.characters[character])) : asId(-1);

/** A Companion on the map for whom this holds. */
export function someCompanion(s: War, holds: (region: Region, character: Character) => boolean): boolean {
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++)
    if (isCompanion(c) && isOnMap(s, c) && holds(regionOfCharacter(s, c), c)) return true;
  return false;
}

/** A Companion stands in one of these regions; a captured settlement there is of no use to him (WR-CAPT-05). */
export const companionIn = (s: War, names: readonly string[]): boolean => {
  const regions = regionsNamed(s, names);
  return someCompanion(s, (region) => regions.includes(region) && !isCapturedFrom(s, region, FREE));
};

/** With an army: at a place where units of his side stand. */
export const isWithArmy = (s: War, character: Character, side: Side): boolean =>
  isOnMap(s, character) && unitsAt(s, asId(s.open.characters[character]), side) > 0;

/** Every place on the map with an army of the side, besieged ones included. */
export function armiesOf(s: War, side: Side): Place[] {
  const found: Place[] = [];
  for (let place: Place = asId(0); place < REINFORCEMENTS; place++) if (unitsAt(s, place, side) > 0) found.push(place);
  return found;
}

export const regionsWhere = (holds: (region: Region) => boolean): Region[] => {
  const found: Region[] = [];
  for (let region: Region = asId(0); region < REGION_COUNT; region++) if (holds(region)) found.push(region);
  return found;
};

/** Nazgûl at a place; the Witch-king is one of them unless a card says otherwise (WR-CHAR-17). */
export const nazgulWithWitchKing = (s: War, place: Place): number => nazgulAt(s, place) + (isAt(s, WITCH_KING, place) ? 1 : 0);

export function companionAt(s: War, place: Place): boolean {
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (isCompanion(c) && isAt(s, c, place)) return true;
  return false;
}

/** The place of the side's army in a region: in the field, or behind the walls; -1 if there is none. */
export function armyIn(s: War, region: Region, side: Side): Place {
  if (unitsAt(s, region, side) > 0) return region;
  const inside = insideOf(s, region);
  return inside >= 0 && unitsAt(s, inside, side) > 0 ? inside : asId(-1);
}

/** Nazgûl fly, any number of them, none if their master likes. */
export const moveNazgul: Op = touching(
  (s) => regionsWhere((region) => nazgulIn(s, region)),
  (s) => {
    const frame: MoveMinionsFrame = moveMinionsFrame.make({ moved: [], nazgulOnly: true, atLeastOne: false });
    if (anyCanFly(s, frame)) begin(s, frame);
  },
);

/** In the open or behind the walls of the region. */
export function nazgulIn(s: War, region: Region): boolean {
  const inside = insideOf(s, region);
  return nazgulWithWitchKing(s, region) > 0 || (inside >= 0 && nazgulWithWitchKing(s, inside) > 0);
}

/** Whether a Nazgûl stands where the Ring-bearers figure is; on the Mordor track it is in no region (WR-MORDOR-01). */
export const nazgulAtFellowship = (s: War): boolean => !onMordorTrack(s) && nazgulIn(s, s.open.fellowship.at);

/** The region of the Ring-bearers figure; none on the Mordor track. */
export const fellowshipRegion = (s: War): readonly Region[] => (onMordorTrack(s) ? [] : [s.open.fellowship.at]);

/** Regions where Companions stand. */
export const companionRegions = (s: War): readonly Region[] => regionsWhere((region) => someCompanion(s, (at) => at === region));

/** Where these places are. */
export const regionsOf = (s: War, places: readonly Place[]): readonly Region[] => places.map((place) => regionOf(s, place));

/** An attack that a card orders, if it can be made at all. */
export function enterAttack(s: War, side: Side, given: Attack): boolean {
  const frame = newAttack(side, given);
  if (!wouldOffer(attacking, s, seatOf(s, side), frame)) return false;
  begin(s, frame.from >= 0 && frame.against >= 0 ? attackParty(s, frame, frame.from, frame.against) : frame);
  return true;
}

export const canMarch = (s: War, side: Side, need: Need, left: number): boolean =>
  wouldOffer(marching, s, seatOf(s, side), newMarch(side, need, left));
