import { type AskingStep, type AutomaticStep, type Frame, goTo, guard, leave, type Table, top } from '#kernel';
import { characterOf, enemyOf, FREE, isCharacter, isUnit, LIMITS, REARGUARD, type Region, SHADOW, type Side } from '../../content/box.ts';
import { armyEntered } from '../army/enter.ts';
import { add, countIn, eachIn, gather, leadersLeft, type Party, partyParams, transferParty, unitsIn, unitsLeft } from '../army/party.ts';
import { afterChange } from '../army/upkeep.ts';
import { arriveWithArmy } from '../characters/arrive.ts';
import { lapse } from '../deck/lapse.ts';
import { presentAt, transferAll, unitsAt } from '../figures.ts';
import { isBesieged, isInside, regionOf } from '../places.ts';
import { sayFigure, sayRegion, saySide } from '../say.ts';
import { besiege, checkSiege } from '../siege/bookkeeping.ts';
import { asks, FIELD, type War } from '../state.ts';
import { depart, leaveBehind, stayPut } from '../verbs.ts';
import { battleOf, battleRegion, NO_CEASING, placeOf, unitsInBattle } from './battle.ts';
import { eliminateFollowers } from './casualties.ts';

/** The region lies open: the attacker may move in with any part of his attacking army (WR-BATTLE-46). */
export interface AdvanceFrame extends Frame, Party {
  readonly step: 'advance';
  readonly side: Side;
  readonly to: Region;
  /** The defenders have withdrawn behind their walls: moving in begins a siege (WR-SIEGE-03). */
  readonly siege: boolean;
}

const frameOf = (s: War): AdvanceFrame => top<AdvanceFrame>(s);

const room = (s: War, frame: AdvanceFrame): number => LIMITS.army - (frame.siege ? 0 : unitsAt(s, frame.to, frame.side));

export function offerAdvance(s: War, table: Table, siege: boolean): void {
  const b = battleOf(s);
  const side = b.attacker;
  const party = gather(s, b.from, side, (figure) =>
    isCharacter(figure) && s.box.characters[characterOf(figure)].level === 0 ? 0 : presentAt(s, b.from, figure),
  );
  const frame = { step: 'advance', side, to: battleRegion(s), siege, ...party } as AdvanceFrame;
  if (room(s, frame) <= 0) goTo(s, { step: 'battleClose' });
  // A fleet has landed already: whoever fought is ashore.
  else if (b.special === NO_CEASING) moveIn(s, table, frame);
  else goTo(s, frame);
}

function moveIn(s: War, table: Table, frame: AdvanceFrame): void {
  if (frame.siege) besiege(s, table, frame.to, enemyOf(frame.side));
  transferParty(s, frame, frame.to);
  if (table.listening)
    table.tell({ type: 'advanced', side: saySide(frame.side), region: sayRegion(s, frame.to), count: unitsIn(frame, frame.side) });
  armyEntered(s, table, frame.to, frame.side);
  arriveWithArmy(s, table, frame.characters, frame.to);
  goTo(s, { step: 'battleClose' });
}

const unitsBehind = (s: War): number => unitsLeft(s, frameOf(s), frameOf(s).side) + unitsAt(s, REARGUARD, frameOf(s).side);

/** Optional, and needs no leader; but Free Peoples leaders are not left without units (WR-RULING-46). */
export const advancingArmy: AskingStep<War> = {
  rule: 'WR-BATTLE-46',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({
    id: frameOf(s).siege ? 'advanceToSiege' : 'advance',
    params: { region: sayRegion(s, frameOf(s).to), ...partyParams(frameOf(s), frameOf(s).side) },
  }),
  choices: [
    {
      verb: leaveBehind,
      guards: [
        guard('WR-BATTLE-46', (s, figure) => countIn(frameOf(s), figure) > 0),
        guard('WR-RULING-33', (s, figure) => !isUnit(figure) || unitsIn(frameOf(s), frameOf(s).side) > 1),
        guard(
          ['WR-RULING-46', 'WR-ARMY-02'],
          (s, figure) => isUnit(figure) || figure > 20 || unitsBehind(s) > 0 || unitsIn(frameOf(s), FREE) > 1,
        ),
      ],
      candidates: (s, _seat, propose) => eachIn(frameOf(s), propose),
      perform(s, table, figure) {
        add(frameOf(s), figure, -1);
        if (table.listening) table.tell({ type: 'leftBehind', figure: sayFigure(figure) }, asks(s, frameOf(s).side));
      },
    },
    {
      verb: depart,
      guards: [
        guard(['WR-RULING-46', 'WR-ARMY-02'], (s) => frameOf(s).side !== FREE || leadersLeft(s, frameOf(s)) === 0 || unitsBehind(s) > 0),
        guard('WR-MOVE-11', (s) => unitsIn(frameOf(s), frameOf(s).side) <= room(s, frameOf(s))),
      ],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s, table) => moveIn(s, table, frameOf(s)),
    },
    {
      verb: stayPut,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => goTo(s, { step: 'battleClose' }),
    },
  ],
};

/** The fighting is over (WR-BATTLE-45): the fallen take their leaders with them, sieges are settled, and a victor may advance. */
export const endingBattle: AutomaticStep<War> = {
  run(s, table) {
    const b = battleOf(s);
    for (const side of [FREE, SHADOW] as const)
      if (unitsInBattle(s, side) === 0 && !(b.retreated && side !== b.attacker)) eliminateFollowers(s, table, side, placeOf(b, side));
    const won = unitsAt(s, b.to, enemyOf(b.attacker)) === 0 && unitsAt(s, b.from, b.attacker) > 0;
    checkSiege(s, table, regionOf(s, b.to));
    lapse(s, table);
    // In a sortie the victors stay (WR-SIEGE-20), in an assault they are there already.
    if (won && b.kind === FIELD) offerAdvance(s, table, false);
    else goTo(s, { step: 'battleClose' });
  },
};

/** The rearguard rejoins its army; the battle is history. */
export const closingBattle: AutomaticStep<War> = {
  run(s, table) {
    const { from, to, attacker } = battleOf(s);
    // A sortie that lifted the siege leaves nobody behind the walls.
    const lifted = isInside(from) && !isBesieged(s, regionOf(s, from));
    transferAll(s, REARGUARD, lifted ? regionOf(s, from) : from, attacker);
    s.open.battle = null;
    closeRegions(s, table, regionOf(s, from), regionOf(s, to));
    leave(s);
  },
};

function closeRegions(s: War, table: Table, from: Region, to: Region): void {
  afterChange(s, table, from);
  if (to !== from) afterChange(s, table, to);
}
