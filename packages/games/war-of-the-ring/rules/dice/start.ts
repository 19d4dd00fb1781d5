import { enter, type Choice, type Frame, type Table } from '#kernel';
import { ARMY_DIE, CHARACTER_DIE, EVENT_DIE, type Face, FREE, MUSTER_DIE, SHADOW, type Side, STRIDER } from '../../content/box.ts';
import { marching } from '../army/march.ts';
import { A_LEADER, NOBODY_NEEDED } from '../army/party.ts';
import { recruiting } from '../army/recruit.ts';
import { attacking } from '../battle/attack.ts';
import { PLAIN } from '../battle/battle.ts';
import { heralding, voiceCanRecruit, voiceCanUpgrade, voiceUpgrade } from '../characters/abilities.ts';
import { bringing } from '../characters/minions.ts';
import { includingTraveller } from '../characters/moveCompanions.ts';
import { pickingMinion } from '../characters/moveMinions.ts';
import { upgrading } from '../characters/upgrades.ts';
import { drawing, playing } from '../events/playEvent.ts';
import { removing } from '../events/removeCard.ts';
import { isMember } from '../fellowship/members.ts';
import { mayHide, mayMove, moveFellowship } from '../fellowship/move.ts';
import { hide } from '../fellowship/reveal.ts';
import { includingCompanion } from '../fellowship/separate.ts';
import { advancing } from '../politics/diplomacy.ts';
import { possible } from '../possible.ts';
import { seatOf, step, type War } from '../state.ts';
import { ACTIONS, type ActionName } from './actions.ts';

/** What an action begins with: the step it enters, or what it does at once. */
interface Start {
  /** Only one side has this action. */
  readonly only?: Side;
  /** The step it enters, and the choice that must offer something there (WR-RULING-06). */
  frame?(side: Side, face: Face): Frame;
  readonly choice?: Choice<War>;
  can?(s: War): boolean;
  run?(s: War, table: Table): void;
}

const march = (side: Side, need: number, left: number): Frame => ({ step: 'march', side, need, left, moved: [] }) as Frame;
const attack = (side: Side, need: number): Frame =>
  ({ step: 'attack', side, need, special: PLAIN, from: -1, against: -1, optional: false }) as Frame;
const event = (side: Side, result: Face, type: Face): Frame => ({ step: 'chooseEvent', side, result, type, optional: false }) as Frame;

export const STARTS: { readonly [name in ActionName]: Start } = {
  'move-army-with-leader': { frame: (side) => march(side, A_LEADER, 1), choice: marching },
  'attack-with-leader': { frame: (side) => attack(side, A_LEADER), choice: attacking },
  'play-character-event': { frame: (side) => event(side, CHARACTER_DIE, CHARACTER_DIE), choice: playing },
  'move-fellowship': {
    only: FREE,
    can: mayMove,
    run(s, table) {
      enter(s, step('fellowshipDie'));
      moveFellowship(s, table);
    },
  },
  'hide-fellowship': { only: FREE, can: mayHide, run: hide },
  'separate-companions': {
    only: FREE,
    frame: () => ({ step: 'separate', group: 0, fixed: false, bonus: 0, level: 0, intoSiege: false }) as Frame,
    choice: includingCompanion,
  },
  'move-companions': {
    only: FREE,
    frame: () => ({ step: 'moveCompanions', moved: 0, group: 0, left: 9, atLeastOne: true, bonus: 0, level: 0, intoSiege: false }) as Frame,
    choice: includingTraveller,
  },
  'move-minions': {
    only: SHADOW,
    frame: () => ({ step: 'moveMinions', moved: [], nazgulOnly: false, atLeastOne: true }) as Frame,
    choice: pickingMinion,
  },
  'move-armies': { frame: (side) => march(side, NOBODY_NEEDED, 2), choice: marching },
  attack: { frame: (side) => attack(side, NOBODY_NEEDED), choice: attacking },
  'play-army-event': { frame: (side) => event(side, ARMY_DIE, ARMY_DIE), choice: playing },
  diplomacy: { frame: (side) => ({ step: 'diplomacy', side, byMuster: true }) as Frame, choice: advancing },
  'play-muster-event': { frame: (side) => event(side, MUSTER_DIE, MUSTER_DIE), choice: playing },
  recruit: { frame: (side) => ({ step: 'recruit', side, placed: [] }) as Frame, choice: recruiting },
  'bring-minion': { only: SHADOW, frame: () => step('bringMinion'), choice: bringing },
  'voice-recruit': { only: SHADOW, can: voiceCanRecruit, run: (s) => enter(s, { step: 'voiceRecruit', placed: [] } as Frame) },
  'voice-upgrade': { only: SHADOW, can: voiceCanUpgrade, run: voiceUpgrade },
  'draw-event': { frame: (side) => ({ step: 'drawEvent', side }) as Frame, choice: drawing },
  'play-any-event': { frame: (side) => event(side, EVENT_DIE, -1), choice: playing },
  'bring-upgrade': { only: FREE, frame: () => step('bringUpgrade'), choice: upgrading },
  'guide-hide': {
    only: FREE,
    can: (s) => mayHide(s) && s.open.fellowship.guide === STRIDER && isMember(s, STRIDER),
    run: hide,
  },
  'companion-diplomacy': { only: FREE, frame: () => step('companionDiplomacy'), choice: heralding },
  'remove-table-card': { frame: (side, face) => ({ step: 'removeTableCard', side, face }) as Frame, choice: removing },
};

const starts: readonly Start[] = ACTIONS.map((name) => STARTS[name]);

export const isOfSide = (action: number, side: Side): boolean => starts[action].only === undefined || starts[action].only === side;

/** An action is offered only if it can be carried out (WR-RULING-06). */
export function isPossible(s: War, side: Side, action: number, face: Face): boolean {
  const start = starts[action];
  if (start.can !== undefined) return start.can(s);
  return start.frame !== undefined && start.choice !== undefined && possible(s, start.choice, start.frame(side, face), seatOf(s, side));
}

export function startAction(s: War, table: Table, side: Side, action: number, face: Face): void {
  const start = starts[action];
  if (start.run !== undefined) start.run(s, table);
  else if (start.frame !== undefined) enter(s, start.frame(side, face));
}
