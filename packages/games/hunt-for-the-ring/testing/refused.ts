import { describe, expect, test } from 'vitest';
import type { Action } from '#kernel';
import type { TestTable } from './table.ts';

/** An action that is not allowed at a moment, and the rule that says so. */
export type RefusedCase = readonly [what: string, rule: string, moment: () => TestTable, type: string, rest?: Omit<Action, 'type'>];

/** A test a line: take the guard away and its line fails. */
export function testRefused(room: string, rows: readonly RefusedCase[]): void {
  describe(`refused: ${room}`, () => {
    for (const [what, rule, moment, type, rest] of rows)
      test(`${rule}: ${what}`, () => {
        expect(moment().refused(type, rest)).toEqual([rule]);
      });
  });
}
