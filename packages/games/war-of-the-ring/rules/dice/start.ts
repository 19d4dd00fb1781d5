import { asId } from '#kernel/id.ts';
import { explainBlockedAt, type Choice, type Frame, wouldOffer } from '#kernel';
import {
  ARMY_DIE,
  CHARACTER_DIE,
  EVENT_DIE,
  type Face,
  FACE_COUNT,
  MUSTER_DIE,
  SARUMAN,
  SHADOW,
  type Side,
  SIDES,
  STRIDER,
} from '../../content/box.ts';
import { marching } from '../army/march.ts';
import { recruiting } from '../army/recruit.ts';
import { voiceCanRecruit, voiceCanUpgrade, voiceUpgrade, voiceWorks } from '../army/voice.ts';
import { attacking } from '../battle/attack.ts';
import { heralding, heraldsTravel } from '../characters/abilities.ts';
import { bringing } from '../characters/minions.ts';
import { includingTraveller } from '../characters/moveCompanions.ts';
import { pickingMinion } from '../characters/moveMinions.ts';
import { upgrading } from '../characters/upgrades.ts';
import { isMember, onMordorTrack } from '../company.ts';
import { deckAny, drawing, playing } from '../events/playEvent.ts';
import { removing } from '../events/removeCard.ts';
import { mayHide, mayMove, moveFellowship } from '../fellowship/move.ts';
import { hide } from '../fellowship/reveal.ts';
import { includingCompanion } from '../fellowship/separate.ts';
import { newMarch, recruitFrame, voiceRecruitFrame } from '../frames/army.ts';
import { newAttack } from '../frames/battle.ts';
import { chooseEventFrame, drawEventFrame, removeTableCardFrame } from '../frames/events.ts';
import { bringMinionFrame, bringUpgradeFrame, moveCompanionsFrame, moveMinionsFrame, separateFrame } from '../frames/fellowship.ts';
import { fellowshipDieFrame } from '../frames/hunt.ts';
import { A_LEADER, NOBODY_NEEDED } from '../frames/shapes.ts';
import { begin } from '../frames/stack.ts';
import { companionDiplomacyFrame, diplomacyFrame } from '../frames/turn.ts';
import { type ActionName, ACTIONS, type DieAction } from '../nouns.ts';
import { advancing } from '../politics/diplomacy.ts';
import type { WarEffects, War } from '../state.ts';
import { commands, seatOf } from '../team/seats.ts';

/** A rule, and whether it lets the action through. */
type Reason = readonly [rule: string, holds: (s: War, side: Side) => boolean];

/** What an action begins with: the step it enters, or what it does at once. */
interface Start {
  /** Rules that can stand in its way whatever is chosen; the first of them that does is the reason to be told. */
  readonly unless?: readonly Reason[];
  /** The step it enters, and the choice that must offer something there (WR-RULING-06). */
  frame?(side: Side, face: Face): Frame;
  readonly choice?: Choice<War>;
  /** Whether it can be carried out depends on the die that pays for it. */
  readonly byDie?: true;
  can?(s: War): boolean;
  run?(s: War, effects: WarEffects): void;
}

const event = (side: Side, result: Face, type: Face): Frame => chooseEventFrame.make({ side, result, type, optional: false });

const striderLeads = (s: War): boolean => s.open.fellowship.guide === STRIDER && isMember(s, STRIDER);

/** His Voice is his master's to use. */
const SARUMANS_OWN: Reason = ['WR-MULTI-03', (s) => commands(s, seatOf(s, SHADOW), SARUMAN)];

const STARTS: { readonly [name in ActionName]: Start } = {
  'move-army-with-leader': { frame: (side) => newMarch(side, A_LEADER, 1), choice: marching },
  'attack-with-leader': { frame: (side) => newAttack(side, { need: A_LEADER }), choice: attacking },
  'play-character-event': { frame: (side) => event(side, CHARACTER_DIE, CHARACTER_DIE), choice: playing },
  'move-fellowship': {
    unless: [
      ['WR-FSP-23', (s) => mayMove(s) || onMordorTrack(s)],
      ['WR-MORDOR-09', mayMove],
    ],
    can: mayMove,
    run(s, effects) {
      fellowshipDieFrame.enter(s);
      moveFellowship(s, effects);
    },
  },
  'hide-fellowship': { unless: [['WR-DICE-24', mayHide]], can: mayHide, run: hide },
  'separate-companions': {
    unless: [['WR-MORDOR-05', (s) => !onMordorTrack(s)]],
    frame: () => separateFrame.make({ group: 0, fixed: false, bonus: 0, level: 0, intoSiege: false }),
    choice: includingCompanion,
  },
  'move-companions': {
    frame: () => moveCompanionsFrame.make({ moved: 0, group: 0, left: 9, atLeastOne: true, bonus: 0, level: 0, intoSiege: false }),
    choice: includingTraveller,
  },
  'move-minions': {
    frame: () => moveMinionsFrame.make({ moved: [], nazgulOnly: false, atLeastOne: true }),
    choice: pickingMinion,
  },
  'move-armies': { frame: (side) => newMarch(side, NOBODY_NEEDED, 2), choice: marching },
  attack: { frame: (side) => newAttack(side), choice: attacking },
  'play-army-event': { frame: (side) => event(side, ARMY_DIE, ARMY_DIE), choice: playing },
  diplomacy: { frame: (side) => diplomacyFrame.make({ side, byMuster: true }), choice: advancing },
  'play-muster-event': { frame: (side) => event(side, MUSTER_DIE, MUSTER_DIE), choice: playing },
  recruit: { frame: (side) => recruitFrame.make({ side, placed: [] }), choice: recruiting },
  'bring-minion': { frame: () => bringMinionFrame.make(), choice: bringing },
  'voice-recruit': {
    unless: [['WR-CHAR-22', voiceWorks], SARUMANS_OWN],
    can: voiceCanRecruit,
    run: (s) => voiceRecruitFrame.enter(s, { placed: [] }),
  },
  'voice-upgrade': { unless: [['WR-CHAR-22', voiceWorks], SARUMANS_OWN], can: voiceCanUpgrade, run: voiceUpgrade },
  'draw-event': { unless: [['WR-RULING-15', deckAny]], frame: (side) => drawEventFrame.make({ side }), choice: drawing },
  'play-any-event': { frame: (side) => event(side, EVENT_DIE, asId(-1)), choice: playing },
  'bring-upgrade': { frame: () => bringUpgradeFrame.make(), choice: upgrading },
  'guide-hide': {
    unless: [
      ['WR-FSP-09', striderLeads],
      ['WR-FSP-27', mayHide],
    ],
    can: (s) => mayHide(s) && striderLeads(s),
    run: hide,
  },
  'companion-diplomacy': {
    unless: [['WR-FSP-09', (s) => !heraldsTravel(s)]],
    frame: () => companionDiplomacyFrame.make(),
    choice: heralding,
  },
  'remove-table-card': { byDie: true, frame: (side, face) => removeTableCardFrame.make({ side, face }), choice: removing },
};

const starts: readonly Start[] = ACTIONS.map((name) => STARTS[name]);

/** The rules that can stand in the way of some action. */
export const HINDRANCES = [...new Set(starts.flatMap(({ unless = [] }) => unless.map(([rule]) => rule)))];

/** The rule that stands in the way of an action whatever is chosen: the first of its own; null when there is none. */
export function hindranceOf(s: War, side: Side, action: DieAction): string | null {
  const { unless } = starts[action];
  if (unless === undefined) return null;
  for (const [rule, holds] of unless) if (!holds(s, side)) return rule;
  return null;
}

/** Frames that are never entered: what an action would find there is looked up again and again, and nothing is changed by looking. */
const tried = new Map<number, Frame>();

function trial(start: Start, side: Side, action: DieAction, face: Face): Frame | undefined {
  const key = (action * FACE_COUNT + face) * SIDES.length + side;
  const known = tried.get(key);
  if (known !== undefined) return known;
  const frame = start.frame?.(side, face);
  if (frame !== undefined) tried.set(key, frame);
  return frame;
}

/** The step that an action would enter; none for one that is done at once. The frame is for looking only. */
export const enteredBy = (side: Side, action: DieAction, face: Face): Frame | undefined => trial(starts[action], side, action, face);

/** Whether an action is possible, two dice that pay for it ask as one: here is the number of the question. */
export const questionOf = (face: Face, action: DieAction): number => action * FACE_COUNT + (starts[action].byDie === true ? face : 0);

/** An action is offered only if it can be carried out (WR-RULING-06). */
export function isPossible(s: War, side: Side, action: DieAction, face: Face): boolean {
  const start = starts[action];
  if (start.can !== undefined) return start.can(s);
  const frame = trial(start, side, action, face);
  return frame !== undefined && start.choice !== undefined && wouldOffer(start.choice, s, seatOf(s, side), frame);
}

/** The rule that leaves nothing to carry out, as narrow as there is one; the general one where it is no rule of what would be chosen. */
export function whyImpossible(s: War, side: Side, action: DieAction, face: Face): readonly string[] {
  const start = starts[action];
  const frame = trial(start, side, action, face);
  const bars = frame === undefined || start.choice === undefined ? [] : explainBlockedAt(start.choice, s, seatOf(s, side), frame);
  return bars.length > 0 ? bars : ['WR-RULING-06'];
}

export function startAction(s: War, effects: WarEffects, side: Side, action: DieAction, face: Face): void {
  const start = starts[action];
  if (start.run !== undefined) start.run(s, effects);
  else if (start.frame !== undefined) begin(s, start.frame(side, face));
}
