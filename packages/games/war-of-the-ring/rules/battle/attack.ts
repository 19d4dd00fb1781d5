import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  eliteOf,
  endNation,
  enemyOf,
  type Figure,
  firstNation,
  FREE,
  FREE_NATION_COUNT,
  isCharacter,
  isUnit,
  leaderOf,
  nationOf,
  type Place,
  type Region,
  REGION_COUNT,
  regularOf,
  type Side,
  type Nation,
} from '../../content/box.ts';
import { isBarred } from '../army/march.ts';
import { fewestHis, gather, hasNeeded, neededAt, ruleOfNeed } from '../army/party.ts';
import { countAt, presentAt, unitsAt } from '../figures.ts';
import { type AttackFrame, attackFrame, type AttackPartyFrame, attackPartyFrame } from '../frames/battle.ts';
import { NOBODY_NEEDED, type Party } from '../frames/shapes.ts';
import { begin } from '../frames/stack.ts';
import { holds, isBesieged, isInside, regionOf } from '../places.ts';
import { figureAtWar } from '../politics/track.ts';
import { isTarget, kindOfBattle } from '../siege/battleKind.ts';
import { FIELD, type War } from '../state.ts';
import { asks, controls, seatOf } from '../team/seats.ts';
import { hasOwnUnits, isMixed, mayAttackFrom, takes, whereOwnUnits } from '../team/armies.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { attack, decline } from '../verbs.ts';
import { isBound, mayUseArmyIn, someMayAct } from '../team/inARow.ts';

/** An enemy army in this region besieges a stronghold of the side. */
const besiegesOurs = (s: War, region: Region, side: Side): boolean => isBesieged(s, region) && holds(s, region, side);

const mayAttack = (s: War, figure: Figure): boolean => isCharacter(figure) || figureAtWar(s, nationOf(figure));

/** All who may attack from a place: figures of nations at war, Nazgûl and characters (WR-BATTLE-08, WR-POL-16). */
function attackers(s: War, side: Side, from: Place): Party {
  const mayGo = takes(s, from, side);
  return gather(s, from, side, (figure) => (mayAttack(s, figure) && mayGo(figure) ? presentAt(s, from, figure) : 0));
}

/** Units of one's own nations that are at war. */
export function unitsAtWar(s: War, side: Side, place: Place): number {
  const seat = seatOf(s, side);
  let sum = 0;
  for (let nation = firstNation(side); nation < endNation(side); nation++)
    if (figureAtWar(s, nation) && controls(s, seat, nation))
      sum += countAt(s, place, regularOf(nation)) + countAt(s, place, eliteOf(nation));
  return sum;
}

/** A leader of a nation not at war stays behind, or one of the partner's, and a unit with him (WR-RULING-40, WR-MULTI-18). */
function unitMustStay(s: War, side: Side, place: Place): boolean {
  if (side !== FREE || unitsAt(s, place, side) > unitsAtWar(s, side, place)) return false;
  for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++)
    if (countAt(s, place, leaderOf(nation)) > 0 && !(figureAtWar(s, nation) && takes(s, place, side)(leaderOf(nation)))) return true;
  return false;
}

/** The army that attacks is to be formed. */
export const attackParty = (s: War, { side, need, special }: AttackFrame, from: Place, against: Place): AttackPartyFrame =>
  attackPartyFrame.make({ side, need, special, against, ...attackers(s, side, from) });

/** Some of those who could attack may: their nations were not used last, or they are of several (WR-MULTI-28, WR-MULTI-29). */
function notTwiceInARow(s: War, side: Side, from: Place): boolean {
  if (side !== FREE || !isBound(s)) return true;
  const { going } = attackers(s, side, from);
  const most = unitsAtWar(s, side, from) - (unitMustStay(s, side, from) ? 1 : 0);
  return someMayAct(s, (figure) => (isUnit(figure) ? going[figure] : 0), most);
}

export const attacking = choice(attack, {
  guards: [
    guard(
      'WR-EVENT-13',
      (s, from, against) =>
        (attackFrame.of(s).from < 0 || from === attackFrame.of(s).from) &&
        (attackFrame.of(s).against < 0 || against === attackFrame.of(s).against),
    ),
    citing(
      guard(
        ['WR-BATTLE-02', 'WR-SIEGE-09', 'WR-RULING-88'],
        (s, from: Place, against: Place) => attackFrame.of(s).anywhere === true || isTarget(s, from, against),
      ),
      (_s, from, against) => (isInside(from) ? 'WR-RULING-88' : isInside(against) ? 'WR-SIEGE-09' : 'WR-BATTLE-02'),
    ),
    // Those within the walls are not next to them: their sortie is another matter.
    guard(
      'WR-EVENT-13',
      (s, from, against) =>
        attackFrame.of(s).besiegersOnly !== true ||
        (kindOfBattle(from, against) === FIELD && besiegesOurs(s, regionOf(s, against), attackFrame.of(s).side)),
    ),
    guard('WR-BATTLE-02', (s, from) => unitsAt(s, from, attackFrame.of(s).side) > 0),
    guard('WR-BATTLE-02', (s, _from, against) => unitsAt(s, against, enemyOf(attackFrame.of(s).side)) > 0),
    guard('WR-EVENT-09', (s, _from, against) => !isBarred(s, regionOf(s, against), attackFrame.of(s).side)),
    citing(
      guard(['WR-MULTI-12', 'WR-MULTI-22'], (s, from: Place) => {
        const { side } = attackFrame.of(s);
        return hasOwnUnits(s, from, side) && mayAttackFrom(s, seatOf(s, side), from, side);
      }),
      (s, from) => (isMixed(s, from, attackFrame.of(s).side) ? 'WR-MULTI-22' : 'WR-MULTI-12'),
    ),
    guard('WR-MULTI-29', (s, from) => mayUseArmyIn(s, attackFrame.of(s).side, regionOf(s, from))),
    citing(
      guard(['WR-BATTLE-01', 'WR-RULING-58'], (s, from: Place) => unitsAtWar(s, attackFrame.of(s).side, from) > 0),
      (_s, _from, against) => (isInside(against) ? 'WR-RULING-58' : 'WR-BATTLE-01'),
    ),
    guard('WR-RULING-40', (s, from) => !unitMustStay(s, attackFrame.of(s).side, from) || unitsAtWar(s, attackFrame.of(s).side, from) > 1),
    guard('WR-MULTI-28', (s, from) => notTwiceInARow(s, attackFrame.of(s).side, from)),
    citing(
      guard(['WR-BATTLE-06', 'WR-RULING-96'], (s, from: Place) => {
        const { side, need } = attackFrame.of(s);
        if (need === NOBODY_NEEDED) return true;
        if (!neededAt(s, from, side, need)) return false;
        const party = attackers(s, side, from);
        return hasNeeded(s, party, need) && (!isMixed(s, from, side) || Number.isFinite(fewestHis(s, party, side, need)));
      }),
      (s) => ruleOfNeed(attackFrame.of(s).need, 'WR-BATTLE-06'),
    ),
  ],
  candidates(s, propose) {
    const { side, from, against, anywhere } = attackFrame.of(s);
    if (anywhere === true) {
      propose(from, against);
      return;
    }
    const enemy = enemyOf(side);
    const isOwn = whereOwnUnits(s, side);
    for (let region: Place = asId(0); region < REGION_COUNT; region++) {
      const { adjacent: near, inside } = s.box.regions[region];
      if (unitsAt(s, region, side) > 0) {
        if (!isOwn(region)) continue;
        for (const next of near) if (unitsAt(s, asId(next), enemy) > 0 && propose(region, asId(next))) return;
        if (inside >= 0 && unitsAt(s, inside, enemy) > 0 && propose(region, inside)) return;
      } else if (inside >= 0 && unitsAt(s, inside, side) > 0 && propose(inside, region)) return;
    }
  },
  perform(s, effects, from, against) {
    const frame = attackFrame.of(s);
    effects.emit?.({ type: 'attackChosen', from, against }, asks(s, frame.side));
    leave(s);
    begin(s, attackParty(s, frame, from, against));
  },
});

export const choosingAttack = asking(attackFrame, {
  rule: 'WR-BATTLE-02',
  asks: (s) => asks(s, attackFrame.of(s).side),
  prompt: () => ({ id: 'attack', params: {} }),
  choices: [attacking, choice(decline, { guards: [moment('WR-DICE-14', (s) => attackFrame.of(s).optional)], perform: (s) => leave(s) })],
});
