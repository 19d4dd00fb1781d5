import { asId } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { box } from '../testing/letter.ts';
import { riders, table } from '../testing/table.ts';
import { way } from '../testing/way.ts';
import { canEscapeTo, corruptionLimit, inWild, rescueMoves, tokensFor } from './derived.ts';
import { bearer } from './state.ts';

const space = (name: string | number): number => box.spaces.indexOf(String(name));
const names = (list: readonly number[]): string[] => list.map((each) => box.spaces[each]).sort();
const [, map] = box.maps;
const targets = (log: (string | number)[]): (string | number)[] => table({ ringBearer: { log } }).offered('moveFrodo', 'area').sort();

test('HR-EX-R01, HR-DEF-01: area 31 is adjacent to 33 and to one dot on its left', () => {
  expect(map.neighbours[space(31)].map((each) => box.spaces[each])).toEqual(['33', 'd30']);
});

test('HR-EX-R02, HR-DEF-02, HR-DEF-03: 37 is connected to 33, 35, 38, 39 and to itself', () => {
  expect(names(map.connected[space(37)])).toEqual(['33', '35', '38', '39']);
  expect(map.dotsBetween[space(37) * map.size + space(37)]).toBe(1);
});

test('HR-EX-R03, HR-DEF-04, HR-RUL-04: one dot after 31 brings 26, 32 and 33 in range, not 27 and 29', () => {
  expect(targets([...way(31), 'dot'])).toEqual([26, 31, 32, 33]);
});

test('HR-EX-R04: with two dots 27 and 29 as well', () => {
  expect(targets([...way(31), 'dot', 'dot'])).toEqual([26, 27, 29, 31, 32, 33]);
});

test('HR-EX-R05, HR-MOVE-03, HR-MOVE-08, HR-RUL-06: from 10 without a dot only 9, 11 and a dot', () => {
  const t = table({ ringBearer: { log: [1, 'dot', 'dot', 10] } });
  expect(t.offered('moveFrodo', 'area').sort()).toEqual([11, 9]);
  expect(t.allows('moveToDot')).toBe(true);
  expect(t.refused('moveFrodo', { area: 10 })).toEqual(['HR-RUL-06']);
});

test('HR-EX-R07, HR-MOVE-05: after a dot also 19, 20 and back to 10', () => {
  expect(targets([1, 'dot', 'dot', 10, 'dot'])).toEqual([10, 11, 19, 20, 9]);
});

test('HR-EX-R06, HR-MOVE-06, HR-MOVE-07, HR-DEF-05, HR-DEF-06: a dot leaves Frodo in the wild, his last area unchanged', () => {
  const t = table({ ringBearer: { log: [1, 'dot', 'dot', 10] } }).act('moveToDot');
  expect(t.open.step).toBe(4);
  expect(inWild(t.s)).toBe(true);
  expect(t.lastArea()).toBe('10');
});

test('HR-EX-R08, HR-EX-R09, HR-MOVE-02, HR-RUL-08: a number makes a new last area and starts the dots anew', () => {
  const t = table({ ringBearer: { log: [1, 'dot', 'dot', 10, 'dot'] } }).act('moveFrodo', { area: 19 });
  expect([t.open.step, t.lastArea(), bearer(t.s).dots]).toEqual([5, '19', 0]);
  expect(
    table({ ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19] } })
      .act('moveFrodo', { area: 22 })
      .lastArea(),
  ).toBe('22');
});

test('HR-EX-D002, HR-EX-D004, HR-RUL-05: more dots than needed do no harm', () => {
  expect(targets([...way(10), 'dot'])).toContain(19);
  expect(targets([...way(10), 'dot', 'dot', 'dot'])).toContain(19);
});

test('HR-EX-D003, HR-MOVE-06: however many dots stand in a row, another may follow', () => {
  expect(table({ ringBearer: { log: [1, 'dot', 'dot', 'dot', 'dot', 'dot'] } }).allows('moveToDot')).toBe(true);
});

test('HR-EX-D005, HR-DEF-02: an area in between cuts the connection', () => {
  // Every way from 23 to 38 leads through another area.
  expect(table({ ringBearer: { log: [...way(23), 'dot', 'dot', 'dot', 'dot'] } }).refused('moveFrodo', { area: 38 })).toContain(
    'HR-MOVE-04',
  );
});

test('HR-EX-D006, HR-RUL-04: of two ways the shorter one counts', () => {
  // 5 and 6 are joined by ways of several lengths; the shortest has three dots.
  expect(map.dotsBetween[space(5) * map.size + space(6)]).toBe(3);
  expect(targets([...way(5), 'dot', 'dot'])).not.toContain(6);
  expect(targets([...way(5), 'dot', 'dot', 'dot'])).toContain(6);
});

test('HR-EX-R24, HR-ESC-03, HR-ESC-04, HR-ESC-05, HR-RUL-09: with two dots an escape reaches four spaces, but no area is skipped', () => {
  const { s } = table({ ringBearer: { log: [...way(23), 'dot', 'dot'] } });
  for (const area of [33, 36, 45, 46, 23, 19]) expect(canEscapeTo(s, asId(space(area))), String(area)).toBe(true);
  expect(canEscapeTo(s, asId(space(38)))).toBe(false);
});

test('HR-EX-D080, HR-EX-D081, HR-RUL-09, HR-RUL-10: without a dot two spaces: over one dot, not over two; the last area itself is two', () => {
  const { s } = table({ ringBearer: { log: [1, 'dot', 'dot', 10] } });
  expect(canEscapeTo(s, asId(space(19)))).toBe(true);
  expect(canEscapeTo(s, asId(space(30)))).toBe(false);
  expect(canEscapeTo(s, asId(space(10)))).toBe(true);
});

test('HR-ESC-06: no escape into an exit', () => {
  expect(canEscapeTo(table({ ringBearer: { log: way(48) } }).s, asId(space('C')))).toBe(false);
});

test('HR-EX-R27, HR-RUL-14, HR-RUL-07: a slash does not shorten the way to the exit, a dot does', () => {
  expect(rescueMoves(table({ ringBearer: { log: [...way(53), 'slash', 'dot'] } }).s)).toBe(2);
  expect(rescueMoves(table({ ringBearer: { log: way(53) } }).s)).toBe(3);
});

test('HR-RUL-14: the way may lead over other areas', () => {
  // From 47 to 48 and on to exit C.
  expect(rescueMoves(table({ ringBearer: { log: way(47) } }).s)).toBe(2);
});

test('HR-EX-R22, HR-EX-D070, HR-ENC-03, HR-ENC-04: on the area or next to it, not merely connected or two spaces away', () => {
  expect(tokensFor(table({ nazgul: riders(19, 23, 'd29', 21) }).s, asId(space(23)))).toBe(3);
  expect(tokensFor(table({ nazgul: riders(19, 22, 19, 16) }).s, asId(space(23)))).toBe(0);
});

test('HR-CORR-04, HR-CORR-05, HR-EX-D114: the limits of both parts', () => {
  expect(corruptionLimit(table({}).s)).toBe(12);
  expect(corruptionLimit(table({ part: 2, ringBearer: { journey: 'JS-01' } }).s)).toBe(12);
  expect(corruptionLimit(table({ part: 2, ringBearer: { journey: 'JL-01' }, deedsDone: ['D4'], rivendell: 'A' }).s)).toBe(16);
});
