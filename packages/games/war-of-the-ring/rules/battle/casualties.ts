import { type AskingStep, type AutomaticStep, enter, type Frame, goTo, guard, leave, type Table, top } from '#kernel';
import {
  CASUALTIES,
  CHARACTER_COUNT,
  eliteOf,
  endNation,
  enemyOf,
  firstNation,
  FREE,
  leaderOf,
  NAZGUL,
  type Nation,
  type Place,
  REINFORCEMENTS,
  regularOf,
  type Side,
  sideOfCharacter,
  sideOfNation,
} from '../../content/box.ts';
import { eliminate } from '../characters/eliminate.ts';
import { countAt, isAt, transfer, unitsAt } from '../figures.ts';
import { sayFigure, sayPlace, saySide } from '../say.ts';
import { asks, type War } from '../state.ts';
import { loseElite, loseRegular, reduceElite } from '../verbs.ts';
import { battleOf, placeOf, unitsInBattle } from './battle.ts';
import { effects } from './round.ts';

/** Lost figures of the Free Peoples are out for good, those of the Shadow may be recruited again (WR-RECRUIT-10, WR-RECRUIT-11). */
export const lossesOf = (side: Side): Place => (side === FREE ? CASUALTIES : REINFORCEMENTS);

/** Where the regular comes from that replaces an elite: earlier casualties first, then reinforcements (WR-BATTLE-35, WR-RULING-36); -1 if nowhere. */
export function replacementFrom(s: War, nation: Nation): Place {
  if (sideOfNation(nation) === FREE && countAt(s, CASUALTIES, regularOf(nation)) > 0) return CASUALTIES;
  return countAt(s, REINFORCEMENTS, regularOf(nation)) > 0 ? REINFORCEMENTS : -1;
}

export function eliminateUnit(s: War, table: Table, place: Place, figure: number): void {
  transfer(s, place, lossesOf(sideOfNation(figure & 7)), figure);
  if (table.listening) table.tell({ type: 'unitLost', figure: sayFigure(figure), place: sayPlace(s, place) });
}

/** An elite becomes a regular (WR-BATTLE-33, WR-BATTLE-37), or falls if no figure is there to replace it (WR-BATTLE-36). */
export function eliminateElite(s: War, table: Table, place: Place, nation: Nation): void {
  const from = replacementFrom(s, nation);
  transfer(s, place, lossesOf(sideOfNation(nation)), eliteOf(nation));
  if (from >= 0) transfer(s, from, place, regularOf(nation));
  if (table.listening)
    table.tell({ type: from >= 0 ? 'eliteReduced' : 'unitLost', figure: sayFigure(eliteOf(nation)), place: sayPlace(s, place) });
}

/** Hits that the owner of an army must take (WR-RULING-02, WR-RULING-17). */
export interface CasualtiesFrame extends Frame {
  readonly step: 'casualties';
  readonly side: Side;
  readonly place: Place;
  hits: number;
}

/** Hits strike an army; those beyond its last unit are lost (WR-RULING-43). */
export function strike(s: War, side: Side, place: Place, hits: number): void {
  if (hits > 0 && unitsAt(s, place, side) > 0) enter(s, { step: 'casualties', side, place, hits } as CasualtiesFrame);
}

const frameOf = (s: War): CasualtiesFrame => top<CasualtiesFrame>(s);
/** Removing an elite outright pays two hits, or one if it could not have been replaced (WR-BATTLE-34, WR-BATTLE-36). */
const eliteCost = (s: War, nation: Nation): number => (replacementFrom(s, nation) >= 0 ? 2 : 1);

const ofOwner = guard<War>('WR-RULING-02', (s, nation) => sideOfNation(nation) === frameOf(s).side);

function pay(s: War, cost: number): void {
  const frame = frameOf(s);
  frame.hits -= cost;
  if (frame.hits <= 0 || unitsAt(s, frame.place, frame.side) === 0) leave(s);
}

const nations = (s: War, propose: (nation: Nation) => void): void => {
  const { side } = frameOf(s);
  for (let nation = firstNation(side); nation < endNation(side); nation++) propose(nation);
};

/** One hit after the other, in an order of the owner's choice (WR-BATTLE-33, WR-RULING-44). */
export const takingHits: AskingStep<War> = {
  rule: 'WR-BATTLE-32',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({ id: 'casualties', params: { count: frameOf(s).hits, place: sayPlace(s, frameOf(s).place) } }),
  choices: [
    {
      verb: loseRegular,
      guards: [ofOwner, guard('WR-BATTLE-33', (s, nation) => countAt(s, frameOf(s).place, regularOf(nation)) > 0)],
      candidates: (s, _seat, propose) => nations(s, propose),
      perform(s, table, nation) {
        eliminateUnit(s, table, frameOf(s).place, regularOf(nation));
        pay(s, 1);
      },
    },
    {
      verb: reduceElite,
      guards: [
        ofOwner,
        guard('WR-BATTLE-33', (s, nation) => countAt(s, frameOf(s).place, eliteOf(nation)) > 0),
        guard('WR-BATTLE-36', (s, nation) => replacementFrom(s, nation) >= 0),
      ],
      candidates: (s, _seat, propose) => nations(s, propose),
      perform(s, table, nation) {
        eliminateElite(s, table, frameOf(s).place, nation);
        pay(s, 1);
      },
    },
    {
      verb: loseElite,
      guards: [
        ofOwner,
        guard('WR-BATTLE-34', (s, nation) => countAt(s, frameOf(s).place, eliteOf(nation)) > 0),
        guard(['WR-BATTLE-34', 'WR-BATTLE-36'], (s, nation) => frameOf(s).hits >= eliteCost(s, nation)),
      ],
      candidates: (s, _seat, propose) => nations(s, propose),
      perform(s, table, nation) {
        const cost = eliteCost(s, nation);
        eliminateUnit(s, table, frameOf(s).place, eliteOf(nation));
        pay(s, cost);
      },
    },
  ],
};

/** All units of an army in battle are gone: so is everybody with them (WR-BATTLE-38). */
export function eliminateFollowers(s: War, table: Table, side: Side, place: Place): void {
  for (let nation = 0; side === FREE && nation < 5; nation++)
    transfer(s, place, CASUALTIES, leaderOf(nation), countAt(s, place, leaderOf(nation)));
  if (side !== FREE) transfer(s, place, REINFORCEMENTS, NAZGUL, countAt(s, place, NAZGUL));
  for (let c = 0; c < CHARACTER_COUNT; c++) if (sideOfCharacter(c) === side && isAt(s, c, place)) eliminate(s, table, c);
  if (table.listening) table.tell({ type: 'armyDestroyed', side: saySide(side), place: sayPlace(s, place) });
}

/** A card wipes out an army with everybody in it. */
export function destroyArmy(s: War, table: Table, side: Side, place: Place): void {
  for (let nation = firstNation(side); nation < endNation(side); nation++)
    for (const kind of [regularOf(nation), eliteOf(nation)]) transfer(s, place, lossesOf(side), kind, countAt(s, place, kind));
  eliminateFollowers(s, table, side, place);
}

interface TakeCasualtiesFrame extends Frame {
  readonly step: 'takeCasualties';
  stage?: number;
}

/** The attacker allocates first, then the defender; both numbers were fixed before (WR-BATTLE-32, WR-RULING-42). */
export const takingCasualties: AutomaticStep<War> = {
  run(s) {
    const frame = top<TakeCasualtiesFrame>(s);
    const b = battleOf(s);
    const stage = frame.stage ?? 0;
    frame.stage = stage + 1;
    if (stage > 1) return goTo(s, effectsAfter(s));
    const side = stage === 0 ? b.attacker : enemyOf(b.attacker);
    const enemy = enemyOf(side);
    strike(s, side, placeOf(b, side), b.hits[enemy] + b.rerollHits[enemy]);
  },
};

const effectsAfter = (s: War): Frame =>
  unitsInBattle(s, 0) === 0 || unitsInBattle(s, 1) === 0 ? { step: 'battleEnd' } : effects(7, 8, 'roundEnd');
