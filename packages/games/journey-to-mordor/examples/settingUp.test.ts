import { describe, expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';

/** Setting up: worked examples, each a little scene. Rule by rule tests sit beside the rules. */

describe('setting up', () => {
  test('JM-EX-55: a hobbit already chosen is refused', () => {
    const table = new TestTable({ seats: 2 }).do({ type: 'chooseHobbit', hobbit: 'sam' });
    expect(table.refused({ type: 'chooseHobbit', hobbit: 'sam' })).toEqual(['JM-SETUP-03']);
    expect(table.options().map(({ hobbit }) => hobbit)).toEqual(['frodo', 'merry', 'pippin']);
  });

  test('JM-EX-60: two to four players, one side of the sheet, and the colours of the hobbits', () => {
    for (const seats of [1, 5]) expect(() => new TestTable({ seats })).toThrow(expect.objectContaining({ rules: ['JM-SETUP-01'] }));
    expect(() => new TestTable({ seats: 2, options: { side: ['basic', 'advanced'] } })).toThrow(/side must be one of basic, advanced/);
    const table = new TestTable({ seats: 4, options: { first: 0 } });
    for (const hobbit of ['frodo', 'sam', 'merry', 'pippin']) table.do({ type: 'chooseHobbit', hobbit });
    expect(table.view().turn?.dice.map(({ id, hobbit }) => [id, hobbit])).toEqual([
      ['black', null],
      ['yellow', 'frodo'],
      ['red', 'sam'],
      ['blue', 'merry'],
      ['green', 'pippin'],
    ]);
  });
});
