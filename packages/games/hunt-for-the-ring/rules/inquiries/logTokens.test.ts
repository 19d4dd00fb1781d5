import { expect, test } from 'vitest';
import { expectRefused } from '../../testing/impossible.ts';
import { riders, table } from '../../testing/table.ts';

/** Two Wraith players; the Nazgûl of the first is active. */
const nazgul = { blue: { at: 18 }, green: { at: 36, player: 2 }, red: { at: 44, player: 1 }, violet: { at: 49, player: 1 } };
const two = (more: object = {}) => table({ seats: 3, nazgul, active: 'blue', ...more });
const tokensOf = (t: ReturnType<typeof table>): readonly string[] => t.look(0).logTokens;

test('HR-WLOG-01: any Wraith player lays them at any moment, and whoever was asked is asked the same afterwards', () => {
  const t = two();
  expect([t.match.waitingList(), t.match.options(2)]).toEqual([[1], []]);
  const asked = JSON.stringify([t.match.prompt(1), t.match.options(1)]);
  t.actAs(2, 'takeLogToken', { logToken: 4 }).actAs(2, 'placeLogTokenAtStep', { step: 3 });
  t.actAs(1, 'takeLogToken', { logToken: 1 }).actAs(1, 'placeLogToken', { space: 21 });
  t.actAs(2, 'takeLogToken', { logToken: 6 }).actAs(2, 'placeLogTokenIn', { place: 'II-A' });
  expect(tokensOf(t)).toEqual(['21', 'off', 'off', 'step-3', 'off', 'II-A']);
  expect([t.match.waitingList(), JSON.stringify([t.match.prompt(1), t.match.options(1)])]).toEqual([[1], asked]);
  t.actAs(2, 'takeLogToken', { logToken: 1 }).actAs(2, 'takeOffLogToken');
  expect(tokensOf(t)[0]).toBe('off');
  expect(t.told.at(-1)).toEqual({ type: 'logTokenPlaced', seat: 2, token: 1, mark: 'off' });
});

test('HR-WLOG-01: also while the Ring-bearer is at his turn, and as often as one likes', () => {
  const t = table({ nazgul: riders(18, 36, 44, 49), ringBearer: { log: [1] } });
  expect(t.match.waitingList()).toEqual([0]);
  for (const step of [3, 5, 3]) t.actAs(1, 'takeLogToken', { logToken: 2 }).actAs(1, 'placeLogTokenAtStep', { step });
  expect(tokensOf(t)[1]).toBe('step-3');
});

test('HR-WLOG-01: they are not the Ring-bearer’s, nor of one who has left', () => {
  expect(two().refused('takeLogToken', { logToken: 1 }, 0)).toEqual(['HR-WLOG-01']);
  const left = two();
  expect(left.match.resign(2).ok).toBe(true);
  expect(left.refused('takeLogToken', { logToken: 1 }, 2)).toEqual(['HR-WLOG-01']);
  expect([two().match.asides(0), left.match.asides(2), left.match.asides(1).length]).toEqual([[], [], 6]);
});

test('HR-WLOG-01: one is taken up before it is laid, and lies where it lay until then', () => {
  const t = two({ logTokens: ['off', '21', 'off', 'off', 'off', 'off'] });
  for (const [type, rest] of [
    ['leaveLogToken', {}],
    ['placeLogToken', { space: 21 }],
    ['placeLogTokenIn', { place: 'II-A' }],
    ['placeLogTokenAtStep', { step: 3 }],
    ['takeOffLogToken', {}],
  ] as const)
    expect(t.refused(type, rest, 2), type).toEqual(['HR-WLOG-01']);
  t.actAs(2, 'takeLogToken', { logToken: 2 });
  expect([tokensOf(t)[1], t.refused('takeLogToken', { logToken: 2 }, 2)]).toEqual(['21', ['HR-WLOG-01']]);
  expect([t.wraithSees(2).logHeld, t.wraithSees(1).logHeld]).toEqual([2, 0]);
  t.actAs(2, 'leaveLogToken');
  expect([tokensOf(t)[1], t.wraithSees(2).logHeld]).toEqual(['21', 0]);
});

test('HR-WLOG-01: two may take up the same token; whoever lays it last decides', () => {
  const t = two().actAs(1, 'takeLogToken', { logToken: 5 }).actAs(2, 'takeLogToken', { logToken: 5 });
  t.actAs(1, 'placeLogTokenAtStep', { step: 3 }).actAs(2, 'placeLogTokenAtStep', { step: 7 });
  expect(tokensOf(t)).toEqual(['off', 'off', 'off', 'off', 'step-7', 'off']);
});

test('HR-WLOG-01: everybody hears who laid which token where; taking one up is heard by nobody else', () => {
  const t = two().actAs(2, 'takeLogToken', { logToken: 5 }).actAs(2, 'placeLogTokenAtStep', { step: 7 });
  expect(t.to.map(({ event, to }) => [event.type, event.seat ?? null, to ?? null])).toEqual([
    ['logTokenTaken', null, 0b100],
    ['logTokenPlaced', 2, null],
  ]);
});

test('a position says who has taken one up: a Wraith player, one entry a seat', () => {
  expect(two({ logHeld: [0, 0, 3] }).actAs(2, 'takeOffLogToken').open.logHeld).toEqual([0, 0, 0]);
  const wrong = (what: string, path: string, logHeld: number[]): void =>
    expectRefused(what, 'HR-WLOG-01', path, { seats: 3, nazgul, active: 'blue', logHeld });
  wrong('too few entries', 'logHeld', [0, 1]);
  wrong('the Ring-bearer with a log token', 'logHeld.0', [1, 0, 0]);
});
