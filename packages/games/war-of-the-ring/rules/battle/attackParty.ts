import { type AskingStep, type Frame, goTo, guard, top, type Table } from '#kernel';
import { enemyOf, isUnit, type Place, REARGUARD, type Side, CHARACTER_COUNT, KINDS, figureOf, sideOfCharacter } from '../../content/box.ts';
import {
  add,
  countIn,
  eachIn,
  hasNeeded,
  hasNeededWithout,
  type Party,
  partyParams,
  staysBehind,
  unitsIn,
  unitsLeft,
} from '../army/party.ts';
import { kindBelongs, transfer } from '../figures.ts';
import { isInside, regionOf } from '../places.ts';
import { armyAttacked } from '../politics/attacked.ts';
import { sayFigure, sayPlace, saySide } from '../say.ts';
import { ASSAULT, type Battle, FIELD, SORTIE, asks, step, type War } from '../state.ts';
import { beginBattle, holdBack } from '../verbs.ts';

/** Who attacks: all who may, unless held back as a rearguard (WR-BATTLE-04). */
export interface AttackPartyFrame extends Frame, Party {
  readonly step: 'attackParty';
  readonly side: Side;
  readonly need: number;
  readonly special: number;
  readonly against: Place;
}

const frameOf = (s: War): AttackPartyFrame => top<AttackPartyFrame>(s);

/** Somebody stays behind: a leader or a character counts too. */
function anybodyStays(s: War): boolean {
  const frame = frameOf(s);
  for (let kind = 0; kind < KINDS; kind++) if (kindBelongs(kind, frame.side) && staysBehind(s, frame, kind) > 0) return true;
  for (let c = 0; c < CHARACTER_COUNT; c++) if (sideOfCharacter(c) === frame.side && staysBehind(s, frame, figureOf(c)) > 0) return true;
  return false;
}

/** Whoever stays needs a unit that stays, now or after one more is held back (WR-BATTLE-05, WR-RULING-39). */
const unitCanStay = (s: War, held: number): boolean =>
  unitsLeft(s, frameOf(s), frameOf(s).side) + held > 0 || unitsIn(frameOf(s), frameOf(s).side) - held > 1;

export const formingAttack: AskingStep<War> = {
  rule: 'WR-BATTLE-04',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({
    id: 'attackParty',
    params: {
      from: sayPlace(s, frameOf(s).from),
      against: sayPlace(s, frameOf(s).against),
      ...partyParams(frameOf(s), frameOf(s).side),
    },
  }),
  choices: [
    {
      verb: holdBack,
      guards: [
        guard(['WR-BATTLE-04', 'WR-BATTLE-08'], (s, figure) => countIn(frameOf(s), figure) > 0),
        guard('WR-BATTLE-05', (s, figure) => !isUnit(figure) || unitsIn(frameOf(s), frameOf(s).side) > 1),
        guard(['WR-BATTLE-05', 'WR-RULING-39'], (s, figure) => unitCanStay(s, isUnit(figure) ? 1 : 0)),
        guard('WR-BATTLE-06', (s, figure) => hasNeededWithout(s, frameOf(s), figure, frameOf(s).need)),
      ],
      candidates: (s, _seat, propose) => eachIn(frameOf(s), propose),
      perform(s, table, figure) {
        add(frameOf(s), figure, -1);
        if (table.listening) table.tell({ type: 'heldBack', figure: sayFigure(figure) }, asks(s, frameOf(s).side));
      },
    },
    {
      verb: beginBattle,
      guards: [
        guard(['WR-BATTLE-05', 'WR-RULING-39', 'WR-RULING-40'], (s) => !anybodyStays(s) || unitsLeft(s, frameOf(s), frameOf(s).side) > 0),
        guard('WR-BATTLE-06', (s) => hasNeeded(s, frameOf(s), frameOf(s).need)),
      ],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s, table) => startBattle(s, table, frameOf(s)),
    },
  ],
};

const kindOf = (s: War, from: Place, against: Place): number =>
  isInside(from) ? SORTIE : isInside(against) && regionOf(s, against) === from ? ASSAULT : FIELD;

/** The rearguard steps aside, and the nations under attack react before the first round (WR-RULING-63). */
export function startBattle(s: War, table: Table, party: AttackPartyFrame): void {
  const { side, from, against, special } = party;
  for (let kind = 0; kind < KINDS; kind++) if (kindBelongs(kind, side)) transfer(s, from, REARGUARD, kind, staysBehind(s, party, kind));
  for (let c = 0; c < CHARACTER_COUNT; c++)
    if (sideOfCharacter(c) === side && staysBehind(s, party, figureOf(c)) > 0) transfer(s, from, REARGUARD, figureOf(c));
  s.open.battle = newBattle(side, from, against, kindOf(s, from, against), special);
  if (table.listening) table.tell({ type: 'battleBegan', side: saySide(side), from: sayPlace(s, from), against: sayPlace(s, against) });
  armyAttacked(s, table, against, enemyOf(side));
  goTo(s, step('battleStart'));
}

const newBattle = (attacker: Side, from: Place, to: Place, kind: number, special: number): Battle => ({
  attacker,
  from,
  to,
  kind,
  special,
  round: 0,
  cards: [-1, -1],
  backs: [-1, -1],
  cancelled: [false, false],
  initiative: 0,
  rollBonus: [0, 0],
  rerollBonus: [0, 0],
  fewerDice: [0, 0],
  mostDice: [5, 5],
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
