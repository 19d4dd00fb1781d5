import { InvalidInput } from '#kernel';
import { expect } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import type { HuntPosition } from '../position/index.ts';
import { box } from './letter.ts';

export type Loose = Omit<HuntPosition, 'game'>;

/** What is wrong, the rule that says so, and where it is. */
export type Impossible = readonly [what: string, rule: string | null, path: string, position: Loose];

function why(position: Loose): { path: string; rules: readonly string[] } {
  try {
    game.position.read({ game: 'hunt-for-the-ring', ...position }, box);
  } catch (error) {
    if (error instanceof InvalidInput) return { path: error.path, rules: error.rules };
    throw error;
  }
  return { path: 'accepted', rules: [] };
}

/** The position is refused there, by that rule. */
export function expectRefused(...[, rule, path, position]: Impossible): void {
  const refused = why(position);
  expect(refused.path).toBe(path);
  if (rule !== null) expect(refused.rules).toContain(rule);
}
