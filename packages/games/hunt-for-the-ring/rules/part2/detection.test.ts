import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { hunt } from '../../testing/partTwo.ts';
import { riders, table } from '../../testing/table.ts';
import { CLUE_VANISHED } from '../clues.ts';
import { bearer } from '../state.ts';

test('HR-EX-R31, HR-EX-D103, HR-DETECT-03, HR-DETECT-04, HR-DETECT-08: a search finds Frodo’s trail, never Gandalf', () => {
  const t = hunt(7, { step: 2 }, { gandalf: 7 }).act('search').act('pass');
  expect([t.heard('searchYes'), t.trail(7), t.heard('gandalfDiscovered')]).toEqual([true, 1, false]);
  expect(hunt(18, { step: 2 }, { gandalf: 18 }).act('search').act('pass').heard('searchNo')).toBe(true);
});

test('HR-EX-D101, HR-EX-D102, HR-DETECT-01, HR-DETECT-02, HR-WKDIE-06: yes without a name, unless it is the Morgul Ring', () => {
  const ring = hunt(23, { step: 2 }, { gandalf: 18 }).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
  expect(ring.heard('perceptionYes')).toBe(true);
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'morgul-ring'];
  const named = hunt(23, { step: 2, dice, witchKing: 'green' }, { gandalf: 18 })
    .act('perceive', { die: 'witch-king', scope: 'region' })
    .act('pass');
  expect(named.heard('perceptionGandalf')).toBe(true);
});

test('HR-EX-D105, HR-GANDALF-04, HR-DETECT-06: Gandalf leaves no trail', () => {
  const t = hunt(18, { step: 2 }, { gandalf: 10, gandalfLog: [18, 10] })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect([t.heard('huntNo'), t.heard('gandalfDiscovered'), box.spaces[bearer(t.s).gandalf]]).toEqual([true, false, '10']);
});

test('HR-DETECT-07, HR-RUL-67, HR-EX-D106: discovered, he flees by a deed token at once, and later questions find him there', () => {
  const supply = { deedSupply: ['D5'] };
  const t = hunt(18, { step: 2, ...supply }, { gandalf: 18 })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect([t.heard('gandalfDiscovered'), t.trail(18), box.spaces[bearer(t.s).gandalf], t.open.deedSupply]).toEqual([true, 0, '25', 0]);
  t.act('endActivation');
  const later = hunt(20, { step: 2 }, { gandalf: 25 }).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
  expect(later.heard('perceptionYes')).toBe(true);
});

test('HR-DETECT-05, HR-DETECT-09, HR-DETECT-10: trail, flight and encounter may all come from one hunt', () => {
  const trail = hunt(1, { step: 2 }, { gandalf: 1 }).act('huntWith', { die: 'sword' }).act('pass');
  expect([trail.trail(1), trail.heard('gandalfDiscovered'), trail.open.foundAt]).toEqual([2, true, 0]);
  const all = hunt(7, { step: 2 }, { gandalf: 7 }).act('huntWith', { die: 'sword' }).act('pass');
  expect([all.trail(7), all.heard('gandalfDiscovered'), box.spaces[all.open.foundAt]]).toEqual([2, true, '7']);
});

test('HR-EX-D131, HR-HAVEN-01, HR-HAVEN-02, HR-HAVEN-03, HR-RUL-74: at a haven only a hunt finds Frodo; once he is on, a search does', () => {
  // JL-02: 18 on row 6, 20 on row 7; 18 is a haven.
  const at = (step: number, havens: boolean) => hunt(18, { step, options: { havens } }, { journey: 'JL-02', gandalf: 41 });
  expect(at(6, true).act('search').act('pass').heard('searchNo')).toBe(true);
  expect(at(6, false).act('search').act('pass').heard('searchYes')).toBe(true);
  expect(at(6, true).act('huntWith', { die: 'sword' }).act('pass').heard('huntHere')).toBe(true);
  expect(at(7, true).act('search').act('pass').heard('searchYes')).toBe(true);
});

test('HR-DETECT-07, HR-RUL-65: where he flees to is logged, and is no move', () => {
  const t = hunt(18, { step: 2 }, { gandalf: 18, gandalfLog: [8, 18] }, ['D9'])
    .act('huntWith', { die: 'sword' })
    .act('pass');
  const own = bearer(t.s);
  expect([own.gandalfLog.map((area) => box.spaces[area]), own.gandalfMoved, own.mayReveal]).toEqual([['8', '18', '38'], false, false]);
});

test('HR-HAVEN-01, HR-HAVEN-02, HR-RUL-74: only a haven hides Frodo from a search, and in part I there are none', () => {
  const havens = { options: { havens: true } };
  // 20 on row 7 of JL-02 is no haven.
  const other = hunt(20, { step: 7, ...havens }, { journey: 'JL-02', gandalf: 41 })
    .act('search')
    .act('pass');
  expect(other.heard('searchYes')).toBe(true);
  const partOne = table({ ...havens, active: 'blue', nazgul: riders(10, 36, 44, 49), ringBearer: { log: [1, 'dot', 'dot', 10] } });
  expect(partOne.act('search').act('pass').heard('searchYes')).toBe(true);
});

test('HR-DETECT-07, HR-GANDALF-01: the area of his flight is told to the Ring-bearer alone, and sealed', () => {
  const t = hunt(18, { step: 2 }, { gandalf: 18 }, ['D9']).act('huntWith', { die: 'sword' }).act('pass');
  expect(t.to.filter(({ event }) => event.type === 'gandalfLogged')).toEqual([{ event: { type: 'gandalfLogged', area: '2-38' }, to: 1 }]);
  expect([t.heard('journalSealed'), t.open.clues.slice(-4)]).toEqual([true, [CLUE_VANISHED, 0, 0, 0]]);
});
