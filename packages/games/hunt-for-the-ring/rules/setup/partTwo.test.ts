import { asId } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { bearer, GONE, HELD, IN_BOX, IN_POOL, NOT_DRAWN, wraith } from '../state.ts';

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

test.each([0, 1, 2, 3])(
  'HR-RUL-42, HR-SETUP2-04: with %i tokens on Frodo’s card the pool is three in all, and none is left over',
  (held) => {
    const t = atTheGate({ fellowship: held });
    expect([t.open.poolSize, t.open.fellowship]).toEqual([3, held]);
  },
);

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

test('HR-RUL-41, HR-SETUP2-09: whatever state part I was in, part II begins on the first day with a clear board', () => {
  const t = table({ day: 3, allyDiscard: ['A1-02'], ringBearer: { log: way(48, 4) } });
  const { open } = t;
  const own = bearer(t.s);
  own.information[0] = HELD;
  Object.assign(open, { foundAt: 9, drawn: [1], fewerTokens: 1, activated: 3, active: 2, moved: true, acted: true });
  Object.assign(open, { witchKing: 2, witchKingFought: true, longKnown: true, deedsDone: [1], rivendell: 5, gandalfAt: 5 });
  open.spent.fill(true);
  open.logHeld.fill(1);
  Object.assign(own, { bottom: [1], journeysGone: [2] });
  t.act('moveFrodo', { area: 'C' });
  expect(open).toMatchObject({
    part: 2,
    day: 1,
    foundAt: 0,
    drawn: [],
    fewerTokens: 0,
    activated: 0,
    active: -1,
    moved: false,
    acted: false,
  });
  expect(open).toMatchObject({ witchKing: -1, witchKingFought: false, longKnown: false, deedsDone: [], rivendell: 0, gandalfAt: 0 });
  expect([open.nazgul, open.dice, open.spent, open.logHeld]).toEqual([
    [0, 0, 0, 0],
    new Array(7).fill(-1),
    new Array(7).fill(false),
    [0, 0],
  ]);
  expect([own.bottom, own.journeysGone, open.allyDiscard, own.information.every((token) => token === NOT_DRAWN)]).toEqual([
    [],
    [],
    [],
    true,
  ]);
});

test('HR-SETUP2-06, HR-SETUP2-11: a card of each deck and four deed tokens, which the Ring-bearer alone is told', () => {
  const t = table({ ringBearer: { log: way(48, 4) } }, []).act('moveFrodo', { area: 'C' });
  for (const type of ['journeysSeen', 'deedsSeen'])
    expect(
      t.to.filter(({ event }) => event.type === type).map(({ to }) => to),
      type,
    ).toEqual([1]);
  const { journeysSeen, deedsSeen } = bearer(t.s);
  const other = box.journeyIds[journeysSeen[0] + 1];
  expect(t.refused('keepJourney', { journey: other })).toEqual(['HR-SETUP2-06']);
  expect(t.offered('keepJourney', 'journey')).toEqual(journeysSeen.map((card) => box.journeyIds[card]));
  t.act('keepJourney', { journey: box.journeyIds[journeysSeen[0]] });
  const unseen = box.deedIds.filter((_, deed) => !deedsSeen.includes(asId(deed)));
  for (const deed of unseen) expect(t.refused('chooseDeed', { deed })).toEqual(['HR-SETUP2-11']);
  expect(t.offered('chooseDeed', 'deed')).toEqual(deedsSeen.map((deed) => box.deedIds[deed]));
  const before = t.open.seals.length;
  t.act('chooseDeed', { deed: box.deedIds[deedsSeen[2]] });
  const { gandalf, gandalfLog, deedsSeen: left } = bearer(t.s);
  expect([gandalf, gandalfLog, left, t.open.seals.length - before]).toEqual([box.deeds[deedsSeen[2]], [gandalf], [], 1]);
});

test('HR-SETUP2-21: a first player with two Nazgûl chooses between them; then the dice are rolled', () => {
  const five = box.informationIds.slice(0, 5);
  const t = table({
    part: 2,
    seats: 3,
    first: 2,
    frames: [{ step: 'placeNazgul' }],
    nazgul: { ...nazgul, red: { at: 33, player: 2, place: 2 } },
    dice: [],
    information: five,
    ringBearer: { journey: 'JL-01', gandalf: 8 },
  }).act('placeNazgul', { area: 33 });
  expect(t.prompt()).toBe('chooseHost');
  expect(t.offered('chooseHost', 'nazgul')).toEqual(['red', 'violet']);
  expect(t.act('chooseHost', { nazgul: 'red' }).prompt()).toBe('turnBeforeStep');
  expect(placing(five, 2).prompt()).toBe('turnBeforeStep');
});

test('HR-SETUP-02, HR-SETUP2-21: in part I no Witch-king comes, whatever was found', () => {
  const unplaced = { at: null, player: 1, place: 4 };
  const t = table({
    frames: [{ step: 'placeNazgul' }],
    nazgul: { violet: unplaced },
    dice: [],
    information: box.informationIds.slice(0, 5),
  });
  t.act('placeNazgul', { area: t.offered('placeNazgul', 'area')[0] });
  expect([t.open.witchKing, t.prompt()]).toEqual([-1, 'turnByDay']);
});

test('HR-SETUP2-06: the first card is a short one, the second a long one, each of its eighteen', () => {
  const seen = (...forced: (string | string[])[]) =>
    bearer(table({ ringBearer: { log: way(48, 4) } }, [[], ...forced]).act('moveFrodo', { area: 'C' }).s).journeysSeen.map(
      (card) => box.journeyIds[card],
    );
  expect([seen('JS-01', 'JL-01'), seen('JS-18', 'JL-18')]).toEqual([
    ['JS-01', 'JL-01'],
    ['JS-18', 'JL-18'],
  ]);
  expect(() => seen('JL-01')).toThrow(/expected 0..17 /);
  expect(() => seen('JS-01', 'JS-01')).toThrow(/expected 0..17 /);
});
