import { expect, test } from 'vitest';
import { SAMWISE } from '../../content/box.ts';
import { two } from '../../testing/partTwo.ts';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { tokensIn } from '../derived.ts';
import { BESIDE_TRACK, GONE, IN_POOL } from '../state.ts';

const found = { active: 'violet', activated: 3, foundAt: 23, ringBearer: { log: [...way(23), 'dot'] } } as const;
const log = [...way(23), 'dot'];
const NOBODY_UP = { frodo: 'over', samwise: 'over', peregrin: 'over', meriadoc: 'over', strider: 'over' };
const around = riders(19, 23, 'd29', 21);

test('HR-EX-R22, HR-ENC-01, HR-RUL-20: three take part, three tokens are drawn after the last activation', () => {
  const t = table({ ...found, ringBearer: { log }, nazgul: around }, ['B4', 'B5', 'B6']).act('endActivation');
  expect(t.open.drawn.length).toBe(3);
});

test('HR-RUL-20: with nobody near no token is drawn, yet Frodo escapes', () => {
  const t = table({ ...found, ringBearer: { log }, nazgul: riders(19, 18, 44, 49) }).act('endActivation');
  expect([t.open.drawn.length, t.prompt()]).toEqual([0, 'escape']);
});

test('HR-EX-R23, HR-ENC-05, HR-ENC-06, HR-EYE-01, HR-EYE-02, HR-EYE-03, HR-ENC-10: Samwise cancels the 3; the Eyes give 1 and 2', () => {
  const t = table({ ...found, ringBearer: { log }, nazgul: around }, ['B12', 'B13', 'B14']).act('endActivation');
  t.act('cancelToken', { company: 'samwise', corruption: 'B12' });
  expect([t.open.corruption, t.open.company[1]]).toEqual([3, 2]);
  expect(t.look(1)).toMatchObject({ eyes: 2 });
  expect(t.s.box.corruptionIds.filter((_, token) => t.open.tokens[token] === IN_POOL)).toContain('B12');
  expect(t.prompt()).toBe('escape');
});

test('HR-EX-D071, HR-EYE-01: the third Eye gives three points', () => {
  const t = table({ ...found, ringBearer: { log }, tokens: { beside: ['B13', 'B14'] }, nazgul: riders(19, 23, 44, 49) }, ['B15'])
    .act('endActivation')
    .act('acceptTokens');
  expect(t.open.corruption).toBe(3);
});

test('HR-EX-D072, HR-RUL-79: the Barrow-wights card counts as an Eye', () => {
  const t = table({ ...found, ringBearer: { log }, barrowWights: true, nazgul: riders(19, 23, 44, 49) }, ['B13'])
    .act('endActivation')
    .act('acceptTokens');
  expect(t.open.corruption).toBe(2);
});

test('HR-EX-D073, HR-ENC-07: a red token cannot be cancelled', () => {
  const pool = ['R2', 'B10', 'B1'];
  const t = table({ ...found, ringBearer: { log }, tokens: { pool }, nazgul: riders(19, 23, 21, 49) }, ['R2', 'B10']).act('endActivation');
  expect(t.refused('cancelToken', { company: 'samwise', corruption: 'R2' })).toContain('HR-ENC-07');
  expect(t.allows('cancelToken', { company: 'samwise', corruption: 'B10' })).toBe(true);
});

test('HR-EX-D074, HR-ENC-05: only one card may be turned over, and Peregrin cancels Eyes only', () => {
  const t = table({ ...found, ringBearer: { log }, nazgul: riders(19, 23, 21, 49) }, ['B10', 'B12']).act('endActivation');
  expect(t.refused('cancelToken', { company: 'peregrin', corruption: 'B10' })).toContain('HR-ENC-05');
  t.act('cancelToken', { company: 'samwise', corruption: 'B12' });
  expect([t.open.corruption, t.prompt()]).toEqual([2, 'escape']);
});

test('HR-EX-D075, HR-ENC-08, HR-ENC-09: ten in the pool, three drawn, one cancelled: eight left', () => {
  const pool = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'];
  const t = table({ ...found, ringBearer: { log }, tokens: { pool }, nazgul: around }, ['B4', 'B5', 'B6'])
    .act('endActivation')
    .act('cancelToken', { company: 'samwise', corruption: 'B4' });
  expect(tokensIn(t.s, IN_POOL)).toBe(8);
});

test('HR-EX-D076, HR-RUL-21: an almost empty pool gives what it has', () => {
  const t = table({ ...found, ringBearer: { log }, tokens: { pool: ['B4'] }, nazgul: around }).act('endActivation');
  expect(t.open.drawn.length).toBe(1);
});

test('HR-ENC-11, HR-CORR-03, HR-RUL-03: at twelve Frodo is lost at once', () => {
  const t = table({ ...found, ringBearer: { log }, corruption: 10, nazgul: riders(19, 23, 21, 49) }, ['B10', 'B12'])
    .act('endActivation')
    .act('acceptTokens');
  expect(t.s.outcome?.reason).toBe('lostInPartOne');
});

test('HR-EX-D084, HR-RUL-19: Frodo was moved between two hunts: the encounter is at the area of the later one', () => {
  const t = table({ active: 'violet', activated: 3, foundAt: 22, nazgul: riders(22, 16, 19, 21), ringBearer: { log: [...way(22), 21] } }, [
    'B4',
    'B5',
  ]);
  t.act('huntWith', { die: 'sword' }).act('pass').act('endActivation');
  // Blue on 22 and violet on 21 stand on or next to 21; red on 19 stands next to 22 only.
  expect(t.open.drawn.length).toBe(2);
});

test('HR-RUL-18: two hunts that find Frodo, one encounter', () => {
  const t = table({ active: 'blue', nazgul: riders(22, 22, 44, 49), ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19, 22] } }, [
    'B4',
    'B5',
  ]);
  t.act('huntWith', { die: 'sword' })
    .act('pass')
    .act('endActivation')
    .act('huntWith', { die: 'sword' })
    .act('pass')
    .act('endActivation')
    .act('endActivation')
    .act('endActivation');
  expect(t.told.filter(({ type }) => type === 'encounter').length).toBe(1);
  expect(t.open.drawn.length).toBe(2);
});

test('HR-ENC-02: first the tokens, then one Company card, then corruption, then the escape', () => {
  const t = table({ ...found, ringBearer: { log }, nazgul: around }, ['B10', 'B12', 'B13']).act('endActivation');
  const order = (): string[] => t.told.map(({ type }) => type);
  expect([t.prompt(), t.open.drawn.length, t.open.corruption]).toEqual(['cancelToken', 3, 0]);
  expect(order()).not.toContain('corrupted');
  t.act('cancelToken', { company: 'samwise', corruption: 'B12' });
  expect([t.prompt(), t.open.corruption > 0, t.open.drawn.length]).toEqual(['escape', true, 0]);
  expect(order().indexOf('corrupted')).toBeGreaterThan(order().indexOf('companyTurned'));
  t.act('stayPut');
  expect([t.open.turn, t.open.foundAt]).toEqual([1, 0]);
});

test('HR-CORR-01, HR-CORR-02: corruption comes from encounters, from the night and from Sorcery cards, a step a point', () => {
  const met = table({ ...found, ringBearer: { log }, nazgul: riders(19, 23, 44, 49) }, ['B12'])
    .act('endActivation')
    .act('acceptTokens');
  expect([met.open.corruption, met.look(1).corruption]).toEqual([3, 3]);
  expect(table({ turn: 'night', corruption: 2 }).act('travelByNight').open.corruption).toBe(3);
  const tempted = table({ active: 'blue', nazgul: riders(22, 36, 44, 49), wraiths: [{ hand: ['S-12'] }], ringBearer: { log: way(23) } })
    .act('playSorcery', { die: 'sorcery', sorcery: 'S-12', effect: 'a' })
    .act('pass')
    .act('choose', { option: 1 });
  expect(tempted.open.corruption).toBe(1);
  expect(table({}).act('moveToDot').open.corruption).toBe(0);
});

test('HR-RUL-03, HR-CORR-03: the limit is looked at after each token, and the rest is not counted any more', () => {
  const t = table({ ...found, ringBearer: { log }, corruption: 10, nazgul: riders(19, 23, 21, 49) }, ['B10', 'B12'])
    .act('endActivation')
    .act('acceptTokens');
  expect([t.open.corruption, t.s.outcome?.reason]).toEqual([12, 'lostInPartOne']);
});

test('HR-RUL-21: from an empty pool nothing is drawn at all', () => {
  const t = table({ ...found, ringBearer: { log }, tokens: { pool: ['B4'] }, nazgul: around }).act('endActivation');
  expect(t.match.drawn()).toEqual({ open: 0, hidden: 1 });
});

test('HR-ENC-05, HR-ENC-07: nobody is asked when the tokens drawn are none that a companion face up could cancel', () => {
  const draw = (pool: string[], company: object) =>
    table({ ...found, ringBearer: { log }, tokens: { pool }, company, nazgul: riders(23, 36, 44, 49) })
      .act('endActivation')
      .prompt();
  expect(draw(['B4'], { samwise: 'up', peregrin: 'up' })).toBe('cancelToken');
  expect(draw(['R2'], { samwise: 'up', peregrin: 'up' })).toBe('escape');
  expect(draw(['B4'], { samwise: 'over', peregrin: 'up' })).toBe('escape');
  expect(draw(['B13'], { samwise: 'over', peregrin: 'up' })).toBe('cancelToken');
  expect(draw(['B13'], { samwise: 'over', peregrin: 'over', meriadoc: 'up' })).toBe('escape');
  expect(draw(['B4'], { samwise: 'over', peregrin: 'over', meriadoc: 'up' })).toBe('cancelToken');
});

test('HR-ENC-09, HR-EYE-02, HR-COMPANY-03: a number leaves the game, an Eye stays beside the track; the card was turned over in this part', () => {
  const t = table({ ...found, ringBearer: { log }, nazgul: around }, ['B4', 'B13', 'B12'])
    .act('endActivation')
    .act('cancelToken', { company: 'samwise', corruption: 'B12' });
  expect(['B4', 'B13', 'B12'].map((id) => t.open.tokens[t.s.box.corruptionIds.indexOf(id)])).toEqual([GONE, BESIDE_TRACK, IN_POOL]);
  expect(t.open.turnedIn[SAMWISE]).toBe(1);
});

test('HR-CORR-02: a token without points says nothing of corruption', () => {
  const t = table({ ...found, ringBearer: { log }, tokens: { pool: ['B1'] }, nazgul: riders(23, 36, 44, 49) })
    .act('endActivation')
    .act('acceptTokens');
  expect([t.heard('corrupted'), t.open.corruption]).toEqual([false, 0]);
});

test('HR-ENC-11, HR-GEN-06: however part I ended, an encounter of part II is followed by the escape of part II', () => {
  const t = two(
    { step: 2, arrival: 1, foundAt: 7, active: 'violet', nazgul: riders(7, 28, 33, 33), tokens: { pool: ['B1'] }, company: NOBODY_UP },
    { gandalf: 14 },
  )
    .act('endActivation')
    .act('pass');
  expect(t.s.frames.some(({ step }) => step === 'endOfPartOne')).toBe(false);
  expect([t.open.part, t.open.drawn, t.prompt()]).toEqual([2, [], 'escapeTwo']);
});
