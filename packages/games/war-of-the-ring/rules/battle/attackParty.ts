import { asId } from '#kernel/id.ts';
import {
  CHARACTER_COUNT,
  enemyOf,
  type Figure,
  figureOf,
  isUnit,
  KINDS,
  LIMITS,
  type Place,
  REARGUARD,
  type Side,
  sideOf,
  sideOfCharacter,
  type Character,
} from '../../content/box.ts';
import {
  add,
  countIn,
  eachIn,
  hasNeeded,
  hasNeededWithout,
  fewestHisWithout,
  partyParams,
  ruleOfNeed,
  staysBehind,
  staysHis,
  unitsIn,
  unitsLeft,
} from '../army/party.ts';
import { transfer } from '../figures.ts';
import { attackPartyFrame, type AttackPartyFrame, battleStartFrame } from '../frames/battle.ts';
import { armyAttacked } from '../politics/attacked.ts';
import { regionOf } from '../places.ts';
import { sayPlace } from '../say.ts';
import { kindOfBattle } from '../siege/battleKind.ts';
import type { Battle, BattleKind, BattleSpecial, WarEffects, War } from '../state.ts';
import { asks, commands, seatOf } from '../team/seats.ts';
import { standTogether } from '../team/armies.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { beginBattle, holdBack } from '../verbs.ts';
import { callCommanders } from './battle.ts';
import { canSpareUnit, mayUseTogether, useArmy } from '../team/inARow.ts';

/** Somebody stays behind: a leader or a character counts too. */
function anybodyStays(s: War): boolean {
  const frame = attackPartyFrame.of(s);
  for (let kind: Figure = asId(0); kind < KINDS; kind++) if (sideOf(kind) === frame.side && staysBehind(s, frame, kind) > 0) return true;
  // A Minion of the partner's stands there as he likes: he is not of this army.
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (sideOfCharacter(c) === frame.side && staysBehind(s, frame, figureOf(c)) > 0 && commands(s, seatOf(s, frame.side), c)) return true;
  return false;
}

/** Who would attack without one of a figure. */
const without =
  ({ going }: AttackPartyFrame, figure: Figure) =>
  (each: Figure): number =>
    going[each] - (each === figure ? 1 : 0);

/** Whoever stays needs a unit that stays: there is one, or one more can be held back (WR-BATTLE-05, WR-RULING-39). */
function unitCanStay(s: War, figure: Figure): boolean {
  const party = attackPartyFrame.of(s);
  if (isUnit(figure) || unitsLeft(s, party, party.side) > 0) return true;
  return unitsIn(party, party.side) > 1 && canSpareUnit(s, without(party, figure));
}

/** Without one more figure, and without the unit that has to stay with it, the army can still be his who attacks (WR-RULING-83). */
function isHisWithout(s: War, figure: Figure): boolean {
  const party = attackPartyFrame.of(s);
  const stay = isUnit(figure) || unitsLeft(s, party, party.side) === 0 ? 1 : 0;
  return fewestHisWithout(s, party, figure, party.side, party.need) <= unitsIn(party, party.side) - stay;
}

export const formingAttack = asking(attackPartyFrame, {
  rule: 'WR-BATTLE-04',
  asks: (s) => asks(s, attackPartyFrame.of(s).side),
  prompt: (s) => ({
    id: 'attackParty',
    params: {
      from: sayPlace(s, attackPartyFrame.of(s).from),
      against: sayPlace(s, attackPartyFrame.of(s).against),
      ...partyParams(attackPartyFrame.of(s), attackPartyFrame.of(s).side),
    },
  }),
  choices: [
    choice(holdBack, {
      guards: [
        guard('WR-BATTLE-04', (s, figure) => countIn(attackPartyFrame.of(s), figure) > 0),
        guard('WR-BATTLE-05', (s, figure) => !isUnit(figure) || unitsIn(attackPartyFrame.of(s), attackPartyFrame.of(s).side) > 1),
        guard('WR-BATTLE-05', (s, figure) => unitCanStay(s, figure)),
        guard('WR-RULING-83', (s, figure) => isHisWithout(s, figure)),
        guard('WR-MULTI-28', (s, figure) => mayUseTogether(s, without(attackPartyFrame.of(s), figure))),
        citing(
          guard(['WR-BATTLE-06', 'WR-RULING-96'], (s, figure: Figure) =>
            hasNeededWithout(s, attackPartyFrame.of(s), figure, attackPartyFrame.of(s).need),
          ),
          (s) => ruleOfNeed(attackPartyFrame.of(s).need, 'WR-BATTLE-06'),
        ),
      ],
      candidates: (s, propose) => eachIn(attackPartyFrame.of(s), propose),
      perform(s, effects, figure) {
        add(attackPartyFrame.of(s), figure, -1);
        effects.emit?.({ type: 'heldBack', figure }, asks(s, attackPartyFrame.of(s).side));
      },
    }),
    choice(beginBattle, {
      guards: [
        moment('WR-BATTLE-05', (s) => !anybodyStays(s) || unitsLeft(s, attackPartyFrame.of(s), attackPartyFrame.of(s).side) > 0),
        moment('WR-RULING-83', (s) => staysHis(s, attackPartyFrame.of(s), attackPartyFrame.of(s).side)),
        citing(
          moment(['WR-BATTLE-06', 'WR-RULING-96'], (s) => hasNeeded(s, attackPartyFrame.of(s), attackPartyFrame.of(s).need)),
          (s) => ruleOfNeed(attackPartyFrame.of(s).need, 'WR-BATTLE-06'),
        ),
      ],
      perform: (s, effects) => startBattle(s, effects, attackPartyFrame.of(s)),
    }),
  ],
});

/** The rearguard steps aside, and the nations under attack react before the first round (WR-RULING-63). */
function startBattle(s: War, effects: WarEffects, party: AttackPartyFrame): void {
  const { side, from, against, special } = party;
  for (let kind: Figure = asId(0); kind < KINDS; kind++)
    if (sideOf(kind) === side) transfer(s, from, REARGUARD, kind, staysBehind(s, party, kind));
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (sideOfCharacter(c) === side && staysBehind(s, party, figureOf(c)) > 0) transfer(s, from, REARGUARD, figureOf(c));
  s.open.battle = newBattle(side, from, against, kindOfBattle(from, against), special);
  useArmy(s, (figure) => party.going[figure], regionOf(s, from));
  standTogether(s, against);
  callCommanders(s);
  effects.emit?.({ type: 'battleBegan', side, from, against });
  armyAttacked(s, effects, against, enemyOf(side));
  battleStartFrame.goTo(s);
}

const newBattle = (attacker: Side, from: Place, to: Place, kind: BattleKind, special: BattleSpecial): Battle => ({
  attacker,
  from,
  to,
  kind,
  special,
  round: 0,
  cards: [asId(-1), asId(-1)],
  backs: [asId(-1), asId(-1)],
  cancelled: [false, false],
  initiative: 0,
  rollBonus: [0, 0],
  rerollBonus: [0, 0],
  fewerDice: [0, 0],
  mostDice: [LIMITS.combatDice, LIMITS.combatDice],
  lostLeadership: [0, 0],
  noReroll: [false, false],
  silenced: 0,
  rolls: [[], []],
  misses: [0, 0],
  hits: [0, 0],
  rerollHits: [0, 0],
  earlyHits: [0, 0],
  whiteRider: false,
  retreated: false,
});
