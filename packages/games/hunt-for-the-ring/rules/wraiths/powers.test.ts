import { expect, test } from 'vitest';
import { riders, table, type TestTable } from '../../testing/table.ts';

type Position = Parameters<typeof table>[0];

const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];
const information = ['I1', 'I2', 'I3', 'I4'];
const blue = (at: string | number, more: Position = {}): TestTable =>
  table({ active: 'blue', nazgul: riders(at, 36, 44, 49), information, ringBearer: { log: walked }, ...more });
const spent = ({ open }: TestTable): number => open.spent.filter(Boolean).length;

test('HR-POWER-02, HR-RUL-31: two dice for a perception: both are spent, and the own region is asked about', () => {
  const t = blue(24).act('perceiveWithTwo', { die: 'sword', second: 'sorcery', scope: 'region' });
  expect([t.prompt(), spent(t)]).toEqual(['reactPerception', 2]);
  expect(t.act('pass').heard('perceptionYes')).toBe(true);
  expect(blue(31).act('perceiveWithTwo', { die: 'sword', second: 'sorcery', scope: 'region' }).act('pass').heard('perceptionYes')).toBe(
    false,
  );
});

test('HR-POWER-02: the second die may be the first of the pool', () => {
  const t = blue(22, { dice: ['sword', 'ring'] });
  expect(t.allows('huntWithTwo', { die: 'ring', second: 'sword' })).toBe(true);
  expect([t.act('huntWithTwo', { die: 'ring', second: 'sword' }).prompt(), spent(t)]).toEqual(['reactHunt', 2]);
});

test('HR-POWER-01, HR-POWER-03, HR-POWER-04, HR-RUL-29: one space, one space, two spaces, for one die each', () => {
  const far = (type: string, die: string) => blue(34).act(type, { die });
  for (const [type, die] of [
    ['rideFarther', 'ring'],
    ['rideAndSearch', 'sword'],
  ] as const) {
    expect(far(type, die).allows('ride', { space: 'd29' }), type).toBe(true);
    expect(far(type, die).refused('ride', { space: 30 }), type).toContain('HR-RUL-29');
    expect(spent(far(type, die)), type).toBe(1);
  }
  expect(far('gallop', 'ring').allows('ride', { space: 30 })).toBe(true);
  expect(far('gallop', 'ring').refused('ride', { space: 'd21' })).toContain('HR-RUL-29');
  expect(spent(far('gallop', 'ring'))).toBe(1);
});

test('HR-RUL-30, HR-SEARCH-06, HR-SEARCH-07, HR-RUL-39, HR-GANDALF-11: the third power searches where a search is legal, elsewhere not', () => {
  const searches = (t: TestTable): boolean => t.act('rideAndSearch', { die: 'sword' }).act('done').prompt() === 'reactSearch';
  expect(searches(blue(22))).toBe(true);
  expect(searches(blue('d29'))).toBe(false);
  expect(searches(blue(2))).toBe(false);
  expect(searches(blue(22, { trail: { 22: 'eye' } }))).toBe(false);
  expect(searches(blue(22, { wards: [{ area: 22, place: null, bars: ['search'], until: 'day' }] }))).toBe(false);
  const beside = (gandalfAt: number) =>
    table({
      part: 2,
      step: 1,
      active: 'blue',
      nazgul: riders(9, 28, 33, 33),
      information,
      gandalfAt,
      ringBearer: { journey: 'JL-01', gandalf: gandalfAt },
    });
  expect(searches(beside(14))).toBe(true);
  expect(searches(beside(9))).toBe(false);
});

test('HR-POWER-02, HR-DETECT-02: two dice ask for no name', () => {
  const t = table({
    part: 2,
    step: 2,
    active: 'blue',
    nazgul: riders(9, 28, 33, 33),
    information,
    ringBearer: { journey: 'JL-01', gandalf: 14 },
  })
    .act('perceiveWithTwo', { die: 'ring', second: 'sword', scope: 'region' })
    .act('pass');
  expect([t.heard('perceptionYes'), t.heard('perceptionFrodo')]).toEqual([true, false]);
});
