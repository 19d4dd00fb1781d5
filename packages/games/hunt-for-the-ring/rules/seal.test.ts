import { recordOf } from '#kernel/battery/records.ts';
import { type GameEvent, eventsFor, replay, SeededRandom, verify } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { letterFor } from '../testing/letter.ts';
import { table } from '../testing/table.ts';
import { journalText, sealOf } from './seal.ts';
import { bearer, DOT_ENTRY, type Hunt } from './state.ts';

const SETUPS = [
  { seats: 3, options: { mode: 'part1' } },
  { seats: 2, options: { mode: 'part2', letter: letterFor(2) } },
];

test.each(SETUPS)('the journal is sealed turn by turn, and after the end anybody can make every seal again ($options.mode)', (setup) => {
  const { record } = recordOf(game, setup, 77);
  const told: GameEvent[] = [];
  const turns: GameEvent[] = [];
  const made: string[] = [];
  const end = replay(game, record, ({ events: heard, match }) => {
    const events = eventsFor(heard, 'spectator');
    turns.push(...events.filter(({ type }) => type === 'wraithTurnsBegin'));
    for (const event of events.filter(({ type }) => type === 'journalSealed')) {
      told.push(event);
      // A reader of the finished record knows the salt and what was written when.
      made.push(sealOf(match.state.hidden.salt, made.length + 1, journalText(match.state)));
    }
  });
  expect(told.map(({ seal }) => seal)).toEqual(made);
  expect(told.length).toBeGreaterThan(turns.length);
  expect(turns.length).toBeGreaterThan(3);
  expect(verify(game, record)).toMatchObject({ chance: 'proved', seals: made });
  expect(game.view({ ...end.state, viewer: 1, own: end.state.own[1], truth: end.state }).truth?.salt).toBe(end.state.hidden.salt);
});

test('another journal, another salt or another place in the row gives another seal', () => {
  const t = table({ ringBearer: { log: [1, 'dot', 'dot', 10] } });
  const journal = journalText(t.s);
  const salt = 'ab'.repeat(16);
  const seal = sealOf(salt, 1, journal);
  bearer(t.s).log[3] = DOT_ENTRY;
  const others = [sealOf(salt, 1, journalText(t.s)), sealOf('ac'.repeat(16), 1, journal), sealOf(salt, 2, journal)];
  expect(new Set([seal, ...others]).size).toBe(4);
});

test('nothing sealed can be taken back', () => {
  const t = table({}).act('moveToDot');
  expect(t.match.canUndo(0)).toBe(true);
  t.act('endTurn');
  expect([t.heard('journalSealed'), t.match.canUndo(0)]).toEqual([true, false]);
});

test('a world that somebody imagines has another salt: the seals cannot be tried out in it', () => {
  const s: Hunt = table({ salt: 'ab'.repeat(16) })
    .act('moveToDot')
    .act('endTurn').s;
  for (const viewer of [0, 1, 'spectator'] as const) {
    const world = game.redeal(s, viewer, new SeededRandom(4));
    expect(world.open.seals).toEqual(s.open.seals);
    expect(world.hidden.salt).not.toBe(s.hidden.salt);
  }
});

test('HR-MOVE-01, HR-GANDALF-01: all that the Ring-bearer has written is under the seal, entry by entry', () => {
  const information = { held: ['I1', 'I2'], concealed: ['I3'] };
  const t = table({ information: ['I5', 'I6'], ringBearer: { log: [1, 'dot', 'slash', 'dot', 10], information } });
  expect(JSON.parse(journalText(t.s))).toEqual({
    part: 1,
    log: ['1', 'dot', 'slash', 'dot', '10'],
    information: ['I1', 'I2', 'I3', 'I5', 'I6'],
    journeys: [],
    gandalf: [],
  });
  const two = table({ part: 2, step: 3, ringBearer: { journey: 'JS-01', journeysGone: ['JS-02'], gandalf: 7, gandalfLog: [8, 7] } });
  expect(JSON.parse(journalText(two.s))).toMatchObject({ part: 2, journeys: ['JS-02', 'JS-01'], gandalf: ['8', '7'], information: [] });
});

test('every seal is numbered in its row and kept', () => {
  const t = table({ salt: 'ab'.repeat(16) })
    .act('moveToDot')
    .act('endTurn');
  const number = t.open.seals.length;
  expect(t.told.find(({ type }) => type === 'journalSealed')).toMatchObject({ number, seal: t.open.seals[number - 1] });
  expect(t.open.seals[number - 1]).toBe(sealOf('ab'.repeat(16), number, journalText(t.s)));
});
