import type { WarEffects } from './state.ts';

/** Plain dice: in battle, in the hunt, for cards. */

export const DIE_NAMES: readonly string[] = ['1', '2', '3', '4', '5', '6'];

export const rollDie = (effects: WarEffects): number => effects.random.roll(DIE_NAMES.length, DIE_NAMES) + 1;

export function rollDice(effects: WarEffects, count: number): number[] {
  const dice: number[] = [];
  for (let die = 0; die < count; die++) dice.push(rollDie(effects));
  return dice;
}
