import { asId } from '#kernel/id.ts';
import { leave, only, type Seat } from '#kernel';
import {
  CASUALTIES,
  CHARACTER_COUNT,
  eliteOf,
  endNation,
  enemyOf,
  type Figure,
  firstNation,
  FREE,
  FREE_NATION_COUNT,
  leaderOf,
  type Nation,
  nationOfUnit,
  NAZGUL,
  type Place,
  regularOf,
  REINFORCEMENTS,
  SHADOW,
  type Side,
  sideOfCharacter,
  sideOfNation,
  type Character,
} from '../../content/box.ts';
import { eliminate } from '../characters/eliminate.ts';
import { countAt, isAt, transfer, unitsAt } from '../figures.ts';
import { casualtiesFrame, takeCasualtiesFrame } from '../frames/battle.ts';
import { sayPlace } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { seatOf } from '../team/seats.ts';
import { commanderAt } from '../team/armies.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { loseElite, loseRegular, reduceElite } from '../verbs.ts';
import { battleOf, placeOf, unitsInBattle } from './battle.ts';
import { endBattle, resolveCards } from './onward.ts';

/** Lost figures of the Free Peoples are out for good, those of the Shadow may be recruited again (WR-RECRUIT-10, WR-RECRUIT-11). */
export const lossesOf = (side: Side): Place => (side === FREE ? CASUALTIES : REINFORCEMENTS);

/** Where the regular comes from that replaces an elite: earlier casualties first, then reinforcements (WR-BATTLE-35, WR-RULING-36); -1 if nowhere. */
export function replacementFrom(s: War, nation: Nation): Place {
  if (sideOfNation(nation) === FREE && countAt(s, CASUALTIES, regularOf(nation)) > 0) return CASUALTIES;
  return countAt(s, REINFORCEMENTS, regularOf(nation)) > 0 ? REINFORCEMENTS : asId(-1);
}

export function eliminateUnit(s: War, effects: WarEffects, place: Place, figure: Figure): void {
  transfer(s, place, lossesOf(sideOfNation(nationOfUnit(figure))), figure);
  effects.emit?.({ type: 'unitLost', figure, place });
}

/** An elite becomes a regular (WR-BATTLE-33, WR-BATTLE-37), or falls if no figure is there to replace it (WR-BATTLE-36). */
export function eliminateElite(s: War, effects: WarEffects, place: Place, nation: Nation): void {
  const from = replacementFrom(s, nation);
  transfer(s, place, lossesOf(sideOfNation(nation)), eliteOf(nation));
  if (from >= 0) transfer(s, from, place, regularOf(nation));
  effects.emit?.({ type: from >= 0 ? 'eliteReduced' : 'unitLost', figure: eliteOf(nation), place });
}

/** Hits strike an army; those beyond its last unit are lost (WR-RULING-43). */
export function strike(s: War, side: Side, place: Place, hits: number): void {
  if (hits > 0 && unitsAt(s, place, side) > 0) casualtiesFrame.enter(s, { side, place, hits });
}

/** Removing an elite outright pays two hits, or one if it could not have been replaced (WR-BATTLE-34, WR-BATTLE-36). */
const eliteCost = (s: War, nation: Nation): number => (replacementFrom(s, nation) >= 0 ? 2 : 1);

const ofOwner = guard('WR-RULING-02', (s, nation) => sideOfNation(asId(nation)) === casualtiesFrame.of(s).side);

function pay(s: War, cost: number): void {
  const frame = casualtiesFrame.of(s);
  frame.hits -= cost;
  if (frame.hits <= 0 || unitsAt(s, frame.place, frame.side) === 0) leave(s);
}

const nations = (s: War, propose: (nation: Nation) => void): void => {
  const { side } = casualtiesFrame.of(s);
  for (let nation = firstNation(side); nation < endNation(side); nation++) propose(nation);
};

/** In a battle its commander, otherwise whoever commands the army that is struck (WR-MULTI-21). */
const whoLoses = (s: War): Seat => {
  const { side, place } = casualtiesFrame.of(s);
  return s.open.battle === null ? commanderAt(s, place, side) : seatOf(s, side);
};

/** One hit after the other, in an order of the owner's choice (WR-BATTLE-33, WR-RULING-44). */
export const takingHits = asking(casualtiesFrame, {
  rule: 'WR-BATTLE-32',
  asks: (s) => only(whoLoses(s)),
  prompt: (s) => ({ id: 'casualties', params: { count: casualtiesFrame.of(s).hits, place: sayPlace(s, casualtiesFrame.of(s).place) } }),
  choices: [
    choice(loseRegular, {
      guards: [ofOwner, guard('WR-BATTLE-33', (s, nation) => countAt(s, casualtiesFrame.of(s).place, regularOf(nation)) > 0)],
      candidates: (s, propose) => nations(s, propose),
      perform(s, effects, nation) {
        eliminateUnit(s, effects, casualtiesFrame.of(s).place, regularOf(nation));
        pay(s, 1);
      },
    }),
    choice(reduceElite, {
      guards: [
        ofOwner,
        guard('WR-BATTLE-33', (s, nation) => countAt(s, casualtiesFrame.of(s).place, eliteOf(nation)) > 0),
        guard('WR-BATTLE-36', (s, nation) => replacementFrom(s, nation) >= 0),
      ],
      candidates: (s, propose) => nations(s, propose),
      perform(s, effects, nation) {
        eliminateElite(s, effects, casualtiesFrame.of(s).place, nation);
        pay(s, 1);
      },
    }),
    choice(loseElite, {
      guards: [
        ofOwner,
        guard('WR-BATTLE-34', (s, nation) => countAt(s, casualtiesFrame.of(s).place, eliteOf(nation)) > 0),
        guard('WR-BATTLE-34', (s, nation) => casualtiesFrame.of(s).hits >= eliteCost(s, nation)),
      ],
      candidates: (s, propose) => nations(s, propose),
      perform(s, effects, nation) {
        const cost = eliteCost(s, nation);
        eliminateUnit(s, effects, casualtiesFrame.of(s).place, eliteOf(nation));
        pay(s, cost);
      },
    }),
  ],
});

/** All units of an army in battle are gone: so is everybody with them (WR-BATTLE-38). */
export function eliminateFollowers(s: War, effects: WarEffects, side: Side, place: Place): void {
  for (let nation: Nation = asId(0); side === FREE && nation < FREE_NATION_COUNT; nation++)
    transfer(s, place, CASUALTIES, leaderOf(nation), countAt(s, place, leaderOf(nation)));
  if (side !== FREE) transfer(s, place, REINFORCEMENTS, NAZGUL, countAt(s, place, NAZGUL));
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (sideOfCharacter(c) === side && isAt(s, c, place)) eliminate(s, effects, c);
  effects.emit?.({ type: 'armyDestroyed', side, place });
}

/** A card wipes out an army with everybody in it. */
export function destroyArmy(s: War, effects: WarEffects, side: Side, place: Place): void {
  for (let nation = firstNation(side); nation < endNation(side); nation++)
    for (const kind of [regularOf(nation), eliteOf(nation)]) transfer(s, place, lossesOf(side), kind, countAt(s, place, kind));
  eliminateFollowers(s, effects, side, place);
}

/** The attacker allocates first, then the defender; both numbers were fixed before (WR-BATTLE-32, WR-RULING-42). */
export const takingCasualties = automatic(takeCasualtiesFrame, (s) => {
  const b = battleOf(s);
  const { stage = 0 } = takeCasualtiesFrame.of(s);
  if (stage > 1) return effectsAfter(s);
  takeCasualtiesFrame.goTo(s, { stage: stage + 1 });
  const side = stage === 0 ? b.attacker : enemyOf(b.attacker);
  const enemy = enemyOf(side);
  strike(s, side, placeOf(b, side), b.hits[enemy] + b.rerollHits[enemy]);
});

function effectsAfter(s: War): void {
  if (unitsInBattle(s, FREE) === 0 || unitsInBattle(s, SHADOW) === 0) endBattle(s);
  else resolveCards(s, 'roundEnd');
}
