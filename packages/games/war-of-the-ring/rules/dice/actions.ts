import { ARMY_DIE, ARMY_MUSTER_DIE, CHARACTER_DIE, EVENT_DIE, EYE_DIE, type Face, MUSTER_DIE, WILL_DIE } from '../../content/box.ts';
import type { ActionName } from '../nouns.ts';

/** The result whose list an action stands on, and the rule that puts it there; `null` is any result at all. */
export const RESULT_OF: { readonly [name in ActionName]: { readonly result: Face | null; readonly rule: string } } = {
  'move-army-with-leader': { result: CHARACTER_DIE, rule: 'WR-DICE-20' },
  'attack-with-leader': { result: CHARACTER_DIE, rule: 'WR-DICE-21' },
  'play-character-event': { result: CHARACTER_DIE, rule: 'WR-DICE-22' },
  'move-fellowship': { result: CHARACTER_DIE, rule: 'WR-DICE-23' },
  'hide-fellowship': { result: CHARACTER_DIE, rule: 'WR-DICE-24' },
  'separate-companions': { result: CHARACTER_DIE, rule: 'WR-DICE-25' },
  'move-companions': { result: CHARACTER_DIE, rule: 'WR-DICE-26' },
  'move-minions': { result: CHARACTER_DIE, rule: 'WR-DICE-27' },
  'move-armies': { result: ARMY_DIE, rule: 'WR-DICE-28' },
  attack: { result: ARMY_DIE, rule: 'WR-DICE-29' },
  'play-army-event': { result: ARMY_DIE, rule: 'WR-DICE-30' },
  diplomacy: { result: MUSTER_DIE, rule: 'WR-DICE-31' },
  'play-muster-event': { result: MUSTER_DIE, rule: 'WR-DICE-32' },
  recruit: { result: MUSTER_DIE, rule: 'WR-DICE-33' },
  'bring-minion': { result: MUSTER_DIE, rule: 'WR-DICE-34' },
  'voice-recruit': { result: MUSTER_DIE, rule: 'WR-CHAR-22' },
  'voice-upgrade': { result: MUSTER_DIE, rule: 'WR-CHAR-22' },
  'draw-event': { result: EVENT_DIE, rule: 'WR-DICE-35' },
  'play-any-event': { result: EVENT_DIE, rule: 'WR-DICE-36' },
  'bring-upgrade': { result: WILL_DIE, rule: 'WR-DICE-39' },
  'guide-hide': { result: null, rule: 'WR-FSP-09' },
  'companion-diplomacy': { result: null, rule: 'WR-CHAR-22' },
  'remove-table-card': { result: null, rule: 'WR-EVENT-10' },
};

/** Whether a die that shows `face` can be used as `result` (WR-DICE-37, WR-DICE-38). An Eye never acts (WR-DICE-12). */
export function serves(face: Face, result: Face | null): boolean {
  if (face === EYE_DIE) return false;
  if (result === null || face === result || face === WILL_DIE) return true;
  return face === ARMY_MUSTER_DIE && (result === ARMY_DIE || result === MUSTER_DIE);
}
