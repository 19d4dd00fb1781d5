import { expect, test } from 'vitest';
import { EXIT } from '../../content/map.ts';
import { box } from '../../testing/letter.ts';
import { two } from '../../testing/partTwo.ts';
import { riders, table, type TestTable } from '../../testing/table.ts';

type Position = Parameters<typeof table>[0];

const blue = (at: string | number, more: Position = {}): TestTable => table({ active: 'blue', nazgul: riders(at, 44, 44, 49), ...more });
const fog = (place: string): Position => ({ wards: [{ area: null, place, bars: ['road-bonus', 'night-bonus'], until: 'day' }] });

test('HR-NAZ-02, HR-NAZ-03, HR-RUL-39: in the fog one space, by road and by night', () => {
  expect(blue(34).allows('ride', { space: 30 })).toBe(true);
  expect(blue(34, fog('II')).refused('ride', { space: 30 })).toEqual(['HR-RUL-39']);
  expect(blue(34, { turn: 'night' }).allows('ride', { space: 23 })).toBe(true);
  expect(blue(34, { turn: 'night', ...fog('II') }).refused('ride', { space: 23 })).toEqual(['HR-RUL-39']);
  expect(blue(34, fog('II')).allows('ride', { space: 'd29' })).toBe(true);
});

test('HR-NAZ-01, HR-NAZ-02, HR-ALLYTOK-02: with the road barred a longer way by path does not do by day', () => {
  expect(blue(36).allows('ride', { space: 'd29' })).toBe(true);
  expect(blue(36, { allies: [34] }).refused('ride', { space: 'd29' })).toContain('HR-ALLYTOK-02');
});

test('HR-RUL-39: a closed space bars itself, and no other', () => {
  const t = blue(34, { closed: [{ space: 'd28', until: 'day' }] });
  expect([t.allows('ride', { space: 'd29' }), t.allows('ride', { space: 30 })]).toEqual([true, true]);
});

test('HR-GANDALF-10: the way through the revealed Gandalf is barred by him, not by an Ally token', () => {
  const map = two().s.box.maps[2];
  const name = (space: number): string => two().s.box.spaces[space];
  // A goal two spaces away by night, with one way only, over an area where he can stand.
  for (const from of map.areas)
    for (const to of map.goals[from]) {
      const ways = (map.routes[from][to] ?? []).filter(({ length, road }) => length <= 2 || (road && length <= 3));
      const [over] = ways.length === 1 ? ways[0].via : [];
      if (over === undefined || !map.areas.includes(over) || ways[0].length !== 2) continue;
      const t = two(
        { step: 2, turn: 'night', active: 'blue', nazgul: riders(name(from), 28, 33, 33), gandalfAt: name(over) },
        { gandalf: name(over) },
      );
      expect(t.refused('ride', { space: /^\d+$/.test(name(to)) ? Number(name(to)) : name(to) })).toEqual(['HR-GANDALF-10']);
      return;
    }
  throw new Error('no such way');
});

test('HR-NAZ-02, HR-NAZ-03: by day three spaces by road and no fourth, by night two by any way and no third', () => {
  const map = box.maps[1];
  const name = (space: number) => (/^\d+$/.test(box.spaces[space]) ? Number(box.spaces[space]) : box.spaces[space]);
  const farther = (from: string, byRoad: number, anyWay: number) => {
    const at = box.spaces.indexOf(from) * map.size;
    return map.goals[box.spaces.indexOf(from)].filter(
      (to) => map.nearestByRoad[at + to] >= byRoad && map.nearest[at + to] >= anyWay && (map.kind[to] & EXIT) === 0,
    );
  };
  for (const [from, turn, rule, goals] of [
    [
      '49',
      'firstDaylight',
      'HR-NAZ-02',
      farther('49', 4, 2).filter((to) => map.nearestByRoad[box.spaces.indexOf('49') * map.size + to] === 4),
    ],
    ['34', 'night', 'HR-NAZ-03', farther('34', 4, 3)],
  ] as const) {
    expect(goals.length).toBeGreaterThan(0);
    for (const to of goals) expect(blue(from, { turn }).refused('ride', { space: name(to) })).toEqual([rule]);
  }
});
