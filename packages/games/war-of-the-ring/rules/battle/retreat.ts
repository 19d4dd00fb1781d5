import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import {
  CHARACTER_COUNT,
  figureOf,
  KINDS,
  type Place,
  type Region,
  REGION_COUNT,
  type Side,
  sideOf,
  sideOfCharacter,
  type Figure,
  type Character,
} from '../../content/box.ts';
import { armyEntered } from '../army/enter.ts';
import { isBarred } from '../army/march.ts';
import { afterChange } from '../army/upkeep.ts';
import { arriveWithArmy } from '../characters/arrive.ts';
import { countAt, isAt, transfer } from '../figures.ts';
import { ceaseOrContinueFrame, chooseRetreatFrame, forcedRetreatFrame, retreatFrame } from '../frames/battle.ts';
import { adjacent, isFree, regionOf } from '../places.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, seatOf } from '../team/seats.ts';
import { commanderAt } from '../team/armies.ts';
import { asking, automatic, choice, citing, guard } from '../tools.ts';
import { ceaseAttack, pressOn, retreat, stand } from '../verbs.ts';
import { battleOf, defenderOf } from './battle.ts';
import { endBattle, nextRound } from './onward.ts';

/** An adjacent region that is truly free and not closed by a card, and never the one the attackers come from (WR-BATTLE-43, WR-RULING-38). */
export const mayRetreatTo = (s: War, side: Side, from: Place, region: Region, attackersAt: Region): boolean =>
  from < REGION_COUNT &&
  adjacent(s, regionOf(s, from), region) &&
  region !== attackersAt &&
  isFree(s, region, side) &&
  !isBarred(s, region, side);

export function canRetreat(s: War, side: Side, from: Place, attackersAt: Region): boolean {
  for (const next of s.box.regions[regionOf(s, from)].adjacent) if (mayRetreatTo(s, side, from, asId(next), attackersAt)) return true;
  return false;
}

/** The whole army goes together; a character of level 0 is left behind (WR-RULING-35, WR-BATTLE-44). */
export function retreatArmy(s: War, effects: WarEffects, side: Side, from: Place, region: Region): void {
  for (let kind: Figure = asId(0); kind < KINDS; kind++) if (sideOf(kind) === side) transfer(s, from, region, kind, countAt(s, from, kind));
  let going = 0;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (sideOfCharacter(c) === side && isAt(s, c, from) && s.box.characters[c].level > 0) {
      transfer(s, from, region, figureOf(c));
      going |= 1 << c;
    }
  effects.emit?.({ type: 'retreated', side, region });
  armyEntered(s, effects, region, side);
  arriveWithArmy(s, effects, going, region);
}

const defenders = (s: War): { side: Side; from: Place; attackersAt: Region } => {
  const b = battleOf(s);
  return { side: defenderOf(b), from: b.to, attackersAt: regionOf(s, b.from) };
};

/** Next door it is the region itself that is not free. */
export const whyNoRetreat = (s: War, from: Place, region: Region): string =>
  adjacent(s, regionOf(s, from), region) ? 'WR-RULING-38' : 'WR-BATTLE-43';

const mayGo = (s: War, region: Region): boolean => {
  const { side, from, attackersAt } = defenders(s);
  return mayRetreatTo(s, side, from, region, attackersAt);
};

/** The attacker may call it off; his survivors stay where they started (WR-BATTLE-41). */
export const choosingToCease = asking(ceaseOrContinueFrame, {
  rule: 'WR-BATTLE-41',
  asks: (s) => asks(s, battleOf(s).attacker),
  prompt: (s) => ({ id: 'ceaseOrContinue', params: { round: battleOf(s).round } }),
  choices: [
    choice(ceaseAttack, { guards: [], perform: (s) => endBattle(s) }),
    choice(pressOn, { guards: [], perform: (s) => retreatFrame.goTo(s) }),
  ],
});

/** The attack goes on: the defender may retreat if there is anywhere to go (WR-BATTLE-42); the besieged have nowhere (WR-SIEGE-14). */
export const offeringRetreat = automatic(retreatFrame, (s) => {
  const { side, from, attackersAt } = defenders(s);
  if (canRetreat(s, side, from, attackersAt)) chooseRetreatFrame.goTo(s);
  else nextRound(s);
});

const retreating = choice(retreat, {
  guards: [
    citing(
      guard(['WR-BATTLE-43', 'WR-RULING-38'], (s, region: Region) => mayGo(s, region)),
      (s, region) => whyNoRetreat(s, defenders(s).from, region),
    ),
  ],
  candidates(s, propose) {
    for (const next of s.box.regions[regionOf(s, battleOf(s).to)].adjacent) propose(asId(next));
  },
  perform(s, effects, region) {
    const { side, from } = defenders(s);
    retreatArmy(s, effects, side, from, region);
    battleOf(s).retreated = true;
    endBattle(s);
  },
});

export const choosingRetreat = asking(chooseRetreatFrame, {
  rule: 'WR-BATTLE-42',
  asks: (s) => asks(s, defenderOf(battleOf(s))),
  prompt: () => ({ id: 'retreat', params: {} }),
  choices: [retreating, choice(stand, { guards: [], perform: (s) => nextRound(s) })],
});

export const forcingRetreat = asking(forcedRetreatFrame, {
  rule: 'WR-EVENT-13',
  asks: (s) => {
    const { side, from } = forcedRetreatFrame.of(s);
    return only(s.open.battle === null ? commanderAt(s, from, side) : seatOf(s, side));
  },
  prompt: () => ({ id: 'forcedRetreat', params: {} }),
  choices: [
    choice(retreat, {
      guards: [
        citing(
          guard(['WR-BATTLE-43', 'WR-RULING-38'], (s, region: Region) =>
            mayRetreatTo(s, forcedRetreatFrame.of(s).side, forcedRetreatFrame.of(s).from, region, forcedRetreatFrame.of(s).attackersAt),
          ),
          (s, region) => whyNoRetreat(s, forcedRetreatFrame.of(s).from, region),
        ),
      ],
      candidates(s, propose) {
        for (const next of s.box.regions[regionOf(s, forcedRetreatFrame.of(s).from)].adjacent) propose(asId(next));
      },
      perform(s, effects, region) {
        const { side, from } = forcedRetreatFrame.of(s);
        leave(s);
        retreatArmy(s, effects, side, from, region);
        if (s.open.battle !== null && s.open.battle.to === from) s.open.battle.retreated = true;
        else afterChange(s, effects, from);
      },
    }),
  ],
});

export function forceRetreat(s: War, side: Side, from: Place, attackersAt: Region): void {
  forcedRetreatFrame.enter(s, { side, from, attackersAt });
}
