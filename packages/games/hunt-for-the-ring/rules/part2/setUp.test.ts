import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { bearer, GONE, IN_BOX, IN_POOL, wraith } from '../state.ts';

/** One move before Bree. */
const atTheGate = (more: object = {}) => table({ ...more, ringBearer: { log: way(48, 4) } }).act('moveFrodo', { area: 'C' });

test('HR-RUL-41: nothing that lasted in part I lasts in part II', () => {
  const t = atTheGate({
    strong: true,
    wards: [{ area: null, place: 'III-B', bars: ['search'], until: 'day' }],
    closed: [{ space: 'd29', until: 'day' }],
    nazgul: { blue: { bound: 'day' } },
  });
  expect([t.open.strong, t.open.wards, t.open.closed, t.open.bound]).toEqual([false, [], [], [0, 0, 0, 0]]);
});

test('HR-SETUP2-09, HR-SETUP2-08: the marker shows the Ring; what was known of cards and learned of Frodo in part I is of no use any more', () => {
  const t = table({
    turn: 'night',
    allyShown: ['A1-01'],
    wraiths: [{ hand: ['S-05'], known: [[], []] }],
    ringBearer: { log: way(48, 4), hand: ['A1-01'], known: [[], ['S-05']] },
  })
    .act('travelByNight')
    .act('moveFrodo', { area: 'C' });
  expect([t.open.part, t.open.eye, t.open.turn, t.open.corruption, t.open.clues, t.open.allyShown]).toEqual([2, false, 0, 1, [], []]);
  expect(bearer(t.s).known).toEqual([[], []]);
  const three = atTheGate({ seats: 3, wraiths: [{ known: [[], [], ['S-05']] }, { hand: ['S-05'] }] });
  expect(wraith(three.s, 1).known).toEqual([[], [], []]);
});

test('HR-RUL-59, HR-SETUP2-18: a special token drawn in part I cannot be brought in again', () => {
  const t = atTheGate({ tokens: { gone: ['R2', 'B4'] } });
  const at = (id: string) => t.open.tokens[box.corruptionIds.indexOf(id)];
  expect([at('R2'), at('B4'), at('R1'), at('B5')]).toEqual([GONE, GONE, IN_BOX, IN_POOL]);
});

test('HR-RUL-42, HR-SETUP2-05: what Frodo holds is part of the pool, also when that is smaller', () => {
  const t = atTheGate({ company: { frodo: 'over' }, fellowship: 3 });
  expect([t.open.poolSize, t.open.fellowship]).toEqual([2, 2]);
});

test('HR-SETUP2-02: a companion turned over in part I is out of the game', () => {
  const t = atTheGate({ company: { samwise: 'over' } });
  expect([t.open.company[1], t.open.turnedIn[1], t.open.company[2]]).toEqual([2, 1, 1]);
});

const nazgul = { ...riders(28, 28, 33, 33), violet: { at: null, player: 2, place: 1 } };
const placing = (information: string[], first: number) =>
  table({
    part: 2,
    seats: 3,
    first,
    frames: [{ step: 'placeNazgul' }],
    nazgul,
    dice: [],
    information,
    ringBearer: { journey: 'JL-01', gandalf: 8 },
  }).act('placeNazgul', { area: 33 });

test('HR-SETUP2-21, HR-POWER-05: the Witch-king comes with the fifth token, for a Nazgûl of the first player', () => {
  const five = box.informationIds.slice(0, 5);
  const t = placing(five, 1);
  expect([t.prompt(), t.match.waitingList()]).toEqual(['chooseHost', [1]]);
  expect(t.refused('chooseHost', { nazgul: 'violet' })).toEqual(['HR-SETUP2-21']);
  expect(t.act('chooseHost', { nazgul: 'green' }).open.witchKing).toBe(1);
  // With a single Nazgûl there is nothing to choose.
  expect(placing(five, 2).open.witchKing).toBe(3);
  expect([placing(five.slice(0, 4), 1).prompt(), placing(five.slice(0, 4), 1).open.witchKing]).toEqual(['turnBeforeStep', -1]);
});

test('HR-SETUP2-19: the first player is drawn anew', () => {
  const swapped = (roll: number) =>
    table({ part: 2, seats: 3, step: 0, first: 1, frames: [{ step: 'swapSorcery' }], ringBearer: { journey: 'JL-01', gandalf: 8 } }, [roll])
      .actAs(1, 'endSwapping')
      .actAs(2, 'endSwapping').open.first;
  expect([swapped(0), swapped(1)]).toEqual([1, 2]);
});
