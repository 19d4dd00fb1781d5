import { leave } from '#kernel';
import {
  BOTH_SIDES,
  characterOf,
  enemyOf,
  FREE,
  isCharacter,
  isLeader,
  isUnit,
  LIMITS,
  REARGUARD,
  type Region,
} from '../../content/box.ts';
import { armyEntered } from '../army/enter.ts';
import { add, countIn, eachIn, gather, leadersLeft, partyParams, staysHis, transferParty, unitsIn, unitsLeft } from '../army/party.ts';
import { afterChange } from '../army/upkeep.ts';
import { arriveWithArmy } from '../characters/arrive.ts';
import { lapse } from '../deck/lapse.ts';
import { presentAt, transferAll, unitsAt } from '../figures.ts';
import { type AdvanceFrame, advanceFrame, battleCloseFrame, battleEndFrame } from '../frames/battle.ts';
import { goOn } from '../frames/stack.ts';
import { isBesieged, regionOf } from '../places.ts';
import { sayRegion } from '../say.ts';
import { besiege, checkSiege } from '../siege/bookkeeping.ts';
import { FIELD, NO_CEASING, SORTIE, type WarEffects, type War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, automatic, choice, guard, moment } from '../tools.ts';
import { depart, leaveBehind, stayPut } from '../verbs.ts';
import { battleOf, battleRegion, callCommanders, placeOf, unitsInBattle } from './battle.ts';
import { eliminateFollowers } from './casualties.ts';
import { useArmy } from '../team/inARow.ts';

const room = (s: War, frame: AdvanceFrame): number => LIMITS.army - (frame.siege ? 0 : unitsAt(s, frame.to, frame.side));

export function offerAdvance(s: War, effects: WarEffects, siege: boolean): void {
  const b = battleOf(s);
  const side = b.attacker;
  const party = gather(s, b.from, side, (figure) =>
    isCharacter(figure) && s.box.characters[characterOf(figure)].level === 0 ? 0 : presentAt(s, b.from, figure),
  );
  const frame = advanceFrame.make({ side, to: battleRegion(s), siege, ...party });
  if (room(s, frame) <= 0) battleCloseFrame.goTo(s);
  // A fleet has landed already: whoever fought is ashore.
  else if (b.special === NO_CEASING) moveIn(s, effects, frame);
  else goOn(s, frame);
}

function moveIn(s: War, effects: WarEffects, frame: AdvanceFrame): void {
  if (frame.siege) besiege(s, effects, frame.to, enemyOf(frame.side));
  transferParty(s, frame, frame.to);
  useArmy(s, (figure) => frame.going[figure], frame.to);
  effects.emit?.({ type: 'advanced', side: frame.side, region: frame.to, count: unitsIn(frame, frame.side) });
  armyEntered(s, effects, frame.to, frame.side);
  arriveWithArmy(s, effects, frame.characters, frame.to);
  battleCloseFrame.goTo(s);
}

const unitsBehind = (s: War): number =>
  unitsLeft(s, advanceFrame.of(s), advanceFrame.of(s).side) + unitsAt(s, REARGUARD, advanceFrame.of(s).side);

/** Optional, and needs no leader; but Free Peoples leaders are not left without units (WR-RULING-46). */
export const advancingArmy = asking(advanceFrame, {
  rule: 'WR-BATTLE-46',
  asks: (s) => asks(s, advanceFrame.of(s).side),
  prompt: (s) => ({
    id: advanceFrame.of(s).siege ? 'advanceToSiege' : 'advance',
    params: { region: sayRegion(s, advanceFrame.of(s).to), ...partyParams(advanceFrame.of(s), advanceFrame.of(s).side) },
  }),
  choices: [
    choice(leaveBehind, {
      guards: [
        guard('WR-BATTLE-46', (s, figure) => countIn(advanceFrame.of(s), figure) > 0),
        guard('WR-RULING-33', (s, figure) => !isUnit(figure) || unitsIn(advanceFrame.of(s), advanceFrame.of(s).side) > 1),
        guard('WR-RULING-46', (s, figure) => !isLeader(figure) || unitsBehind(s) > 0 || unitsIn(advanceFrame.of(s), FREE) > 1),
      ],
      candidates: (s, propose) => eachIn(advanceFrame.of(s), propose),
      perform(s, effects, figure) {
        add(advanceFrame.of(s), figure, -1);
        effects.emit?.({ type: 'leftBehind', figure }, asks(s, advanceFrame.of(s).side));
      },
    }),
    choice(depart, {
      guards: [
        moment('WR-RULING-46', (s) => advanceFrame.of(s).side !== FREE || leadersLeft(s, advanceFrame.of(s)) === 0 || unitsBehind(s) > 0),
        moment('WR-RULING-83', (s) => staysHis(s, advanceFrame.of(s), advanceFrame.of(s).side)),
        moment('WR-MOVE-11', (s) => unitsIn(advanceFrame.of(s), advanceFrame.of(s).side) <= room(s, advanceFrame.of(s))),
      ],
      perform: (s, effects) => moveIn(s, effects, advanceFrame.of(s)),
    }),
    choice(stayPut, { guards: [], perform: (s) => battleCloseFrame.goTo(s) }),
  ],
});

/** The fighting is over (WR-BATTLE-45): the fallen take their leaders with them, sieges are settled, and a victor may advance. */
export const endingBattle = automatic(battleEndFrame, (s, effects) => {
  const b = battleOf(s);
  for (const side of BOTH_SIDES)
    if (unitsInBattle(s, side) === 0 && !(b.retreated && side !== b.attacker)) eliminateFollowers(s, effects, side, placeOf(b, side));
  callCommanders(s);
  const won = unitsAt(s, b.to, enemyOf(b.attacker)) === 0 && unitsAt(s, b.from, b.attacker) > 0;
  checkSiege(s, effects, regionOf(s, b.to));
  lapse(s, effects);
  // In a sortie the victors stay (WR-SIEGE-20), in an assault they are there already.
  if (won && b.kind === FIELD) offerAdvance(s, effects, false);
  else battleCloseFrame.goTo(s);
});

/** The rearguard rejoins its army; the battle is history. */
export const closingBattle = automatic(battleCloseFrame, (s, effects) => {
  const { from, to, attacker, kind } = battleOf(s);
  // A sortie that lifted the siege leaves nobody behind the walls.
  const lifted = kind === SORTIE && !isBesieged(s, regionOf(s, from));
  transferAll(s, REARGUARD, lifted ? regionOf(s, from) : from, attacker);
  s.open.battle = null;
  closeRegions(s, effects, regionOf(s, from), regionOf(s, to));
  leave(s);
});

function closeRegions(s: War, effects: WarEffects, from: Region, to: Region): void {
  afterChange(s, effects, from);
  if (to !== from) afterChange(s, effects, to);
}
