import { type AutomaticStep, goTo, type Table } from '#kernel';
import { enemyOf, type Side } from '../../content/box.ts';
import { DIE_NAMES } from '../hunt/roll.ts';
import { saySide } from '../say.ts';
import type { War } from '../state.ts';
import { battleOf, combatDice, hitNumber, isHit } from './battle.ts';
import { effects } from './round.ts';

export function rollDice(table: Table, count: number): number[] {
  const dice: number[] = [];
  for (let die = 0; die < count; die++) dice.push(table.random.roll(6, DIE_NAMES) + 1);
  return dice;
}

function combatRoll(s: War, table: Table, side: Side): void {
  const b = battleOf(s);
  const dice = rollDice(table, combatDice(s, side));
  const needed = hitNumber(s, side);
  const hits = dice.filter((die) => isHit(die, b.rollBonus[side], needed)).length;
  b.rolls[side] = dice;
  b.hits[side] += hits;
  b.misses[side] = dice.length - hits;
  if (table.listening) table.tell({ type: 'combatRoll', side: saySide(side), dice, count: hits });
}

/** Both sides roll at once (WR-BATTLE-13). */
export const rollingCombat: AutomaticStep<War> = {
  run(s, table) {
    const { attacker } = battleOf(s);
    combatRoll(s, table, attacker);
    combatRoll(s, table, enemyOf(attacker));
    goTo(s, effects(4, 5, 'leaderReroll'));
  },
};
