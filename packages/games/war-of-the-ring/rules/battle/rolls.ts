import { enemyOf, type Side } from '../../content/box.ts';
import { rollDice } from '../d6.ts';
import { combatRollFrame } from '../frames/battle.ts';
import type { WarEffects, War } from '../state.ts';
import { automatic } from '../tools.ts';
import { battleOf, combatDice, hitNumber, isHit } from './battle.ts';
import { resolveCards } from './onward.ts';

function combatRoll(s: War, effects: WarEffects, side: Side): void {
  const b = battleOf(s);
  const dice = rollDice(effects, combatDice(s, side));
  const needed = hitNumber(s, side);
  const hits = dice.filter((die) => isHit(die, b.rollBonus[side], needed)).length;
  b.rolls[side] = dice;
  b.hits[side] += hits;
  b.misses[side] = dice.length - hits;
  effects.emit?.({ type: 'combatRoll', side, dice, count: hits });
}

/** Both sides roll at once (WR-BATTLE-13). */
export const rollingCombat = automatic(combatRollFrame, (s, effects) => {
  const { attacker } = battleOf(s);
  combatRoll(s, effects, attacker);
  combatRoll(s, effects, enemyOf(attacker));
  resolveCards(s, 'leaderReroll');
});
