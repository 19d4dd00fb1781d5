import { asId } from '#kernel/id.ts';
import {
  ARMY_DIE,
  ARMY_MUSTER_DIE,
  CHARACTER_DIE,
  EVENT_DIE,
  EYE_DIE,
  type Face,
  type FaceName,
  FACES,
  FREE,
  MUSTER_DIE,
  SHADOW,
  type Side,
  type SideName,
  SIDES,
  WILL_DIE,
} from '../../content/box.ts';
import { type ActionName, ACTIONS } from '../nouns.ts';

interface Listed {
  /** The result whose list it stands on; `null` is any result at all. */
  readonly result: Face | null;
  /** The rule that puts it there. */
  readonly rule: string;
  /** Only one side has this action. */
  readonly only?: Side;
}

/** The lists of actions, die by die. */
export const RESULT_OF: { readonly [name in ActionName]: Listed } = {
  'move-army-with-leader': { result: CHARACTER_DIE, rule: 'WR-DICE-20' },
  'attack-with-leader': { result: CHARACTER_DIE, rule: 'WR-DICE-21' },
  'play-character-event': { result: CHARACTER_DIE, rule: 'WR-DICE-22' },
  'move-fellowship': { result: CHARACTER_DIE, rule: 'WR-DICE-23', only: FREE },
  'hide-fellowship': { result: CHARACTER_DIE, rule: 'WR-DICE-24', only: FREE },
  'separate-companions': { result: CHARACTER_DIE, rule: 'WR-DICE-25', only: FREE },
  'move-companions': { result: CHARACTER_DIE, rule: 'WR-DICE-26', only: FREE },
  'move-minions': { result: CHARACTER_DIE, rule: 'WR-DICE-27', only: SHADOW },
  'move-armies': { result: ARMY_DIE, rule: 'WR-DICE-28' },
  attack: { result: ARMY_DIE, rule: 'WR-DICE-29' },
  'play-army-event': { result: ARMY_DIE, rule: 'WR-DICE-30' },
  diplomacy: { result: MUSTER_DIE, rule: 'WR-DICE-31' },
  'play-muster-event': { result: MUSTER_DIE, rule: 'WR-DICE-32' },
  recruit: { result: MUSTER_DIE, rule: 'WR-DICE-33' },
  'bring-minion': { result: MUSTER_DIE, rule: 'WR-DICE-34', only: SHADOW },
  'voice-recruit': { result: MUSTER_DIE, rule: 'WR-CHAR-22', only: SHADOW },
  'voice-upgrade': { result: MUSTER_DIE, rule: 'WR-CHAR-22', only: SHADOW },
  'draw-event': { result: EVENT_DIE, rule: 'WR-DICE-35' },
  'play-any-event': { result: EVENT_DIE, rule: 'WR-DICE-36' },
  'bring-upgrade': { result: WILL_DIE, rule: 'WR-DICE-39', only: FREE },
  'guide-hide': { result: null, rule: 'WR-FSP-09', only: FREE },
  'companion-diplomacy': { result: null, rule: 'WR-CHAR-22', only: FREE },
  'remove-table-card': { result: null, rule: 'WR-EVENT-10' },
};

/** Whether a die that shows `face` can be used as `result` (WR-DICE-37, WR-DICE-38). An Eye never acts (WR-DICE-12). */
export function serves(face: Face, result: Face | null): boolean {
  if (face === EYE_DIE) return false;
  if (result === null || face === result || face === WILL_DIE) return true;
  return face === ARMY_MUSTER_DIE && (result === ARMY_DIE || result === MUSTER_DIE);
}

export const isOfSide = (name: ActionName, side: Side): boolean => RESULT_OF[name].only === undefined || RESULT_OF[name].only === side;

/** Everything a die that shows `face` could be spent on by its side, whether it is possible now or not. */
export const usesOf = (face: FaceName, side: SideName): readonly ActionName[] =>
  ACTIONS.filter((name) => serves(asId(FACES.indexOf(face)), RESULT_OF[name].result) && isOfSide(name, asId(SIDES.indexOf(side))));
