import { asId } from '#kernel/id.ts';
import { type Enemies, POSITIONS, type Position } from '../content/box.ts';
import { card, has, NONE } from './cards.ts';
import type { Battle } from './state.ts';
import type { BattleEffects } from './tools.ts';

/** Enemies face up in the row. */
export function inRow(s: Battle): Enemies {
  let enemies: Enemies = NONE;
  for (let position = 0; position < POSITIONS; position++)
    if (s.open.row[position] >= 0) enemies = asId(enemies | card(s.open.row[position]));
  return enemies;
}

/**
 * Enemies that are gone leave the row; the others close up to the right in their order (BM-AFTER-02) and new ones fill the free positions from
 * right to left (BM-AFTER-03, BM-RULING-05), as long as there are any (BM-AFTER-04). Mordor cards stay where they lie (BM-RULING-06).
 */
export function restoreRow(s: Battle, gone: Enemies, effects: BattleEffects): void {
  const { row } = s.open;
  let free = POSITIONS - 1;
  for (let position = POSITIONS - 1; position >= 0; position--) {
    const enemy = row[position];
    if (enemy < 0 || has(gone, enemy)) continue;
    row[free--] = enemy;
  }
  for (let position: Position = asId(free); position >= 0; position--) {
    const enemy = s.hidden.enemies.pop();
    row[position] = enemy ?? asId(-1);
    if (enemy === undefined) continue;
    s.open.enemiesLeft--;
    effects.reveal();
    effects.emit?.({ type: 'enemyTurnedUp', enemy, position });
  }
}
