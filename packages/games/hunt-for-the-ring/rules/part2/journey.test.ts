import { asId } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { hunt, space, two } from '../../testing/partTwo.ts';
import { riders, table } from '../../testing/table.ts';
import { CLUE_STEP } from '../clues.ts';
import { lastArea, visited } from '../derived.ts';
import { bearer } from '../state.ts';

test('HR-EX-R28, HR-JOURNEY-04, HR-JOURNEY-05, HR-JOURNEY-06: the row is the position, earlier rows are visited', () => {
  const t = two({ step: 7 }, { journey: 'JS-01' });
  expect(box.spaces[lastArea(t.s)]).toBe('27');
  expect([2, 10, 23, 27, 30].map((area) => visited(t.s, asId(space(area))))).toEqual([true, true, true, true, false]);
  t.act('advance');
  expect([box.spaces[lastArea(t.s)], t.open.clues.slice(-4)]).toEqual(['27', [CLUE_STEP, 0, 0, 0]]);
  expect(two({ step: 13 }, { journey: 'JS-01' }).act('advance').s.outcome).toMatchObject({ winners: [0], reason: 'reachedRivendell' });
});

test('HR-EX-D119, HR-END2-01: the last step wins at once', () => {
  const t = two({ step: 13 }, { journey: 'JS-01' }).act('advance');
  expect(t.heard('wraithTurnsBegin')).toBe(false);
});

test('HR-EX-D114, HR-RUL-01: with one deed 12 is endured, 13 is not', () => {
  const position = (corruption: number) =>
    two({ turn: 'night', step: 3, corruption, deedsDone: ['D4'] }, { journey: 'JS-01', deeds: ['D2', 'D3'] }).act('advance');
  expect(position(11).s.outcome).toBeNull();
  expect(position(12).s.outcome?.reason).toBe('lostInPartTwo');
});

test('HR-EX-D122, HR-RUL-02, HR-JOURNEY-03: the night point comes before the last step', () => {
  expect(two({ turn: 'night', step: 13, corruption: 11 }, { journey: 'JS-01' }).act('advance').s.outcome?.reason).toBe('lostInPartTwo');
});

test('HR-EX-D160, HR-EX-D172, HR-RUL-55: the step first; only a card that says so may precede it', () => {
  const t = two({ turn: 'night', corruption: 5, step: 6, fellowship: 1 }, { hand: ['A2-19', 'A2-18'] });
  expect(t.refused('moveGandalf', { area: 7 })).toContain('HR-RUL-55');
  expect(t.refused('spendToken')).toContain('HR-RUL-55');
  expect(t.refused('playAlly', { ally: 'A2-18', effect: 'a' })).toContain('HR-RUL-55');
  t.act('playAlly', { ally: 'A2-19', effect: 'a' }).act('advance');
  expect([t.open.step, t.open.corruption, t.open.eye]).toEqual([7, 5, false]);
  expect(
    two({ turn: 'night', step: 6 }, { hand: ['A2-19'] })
      .act('advance')
      .refused('playAlly', { ally: 'A2-19', effect: 'a' }),
  ).toContain('HR-ALLY-07');
});

test('HR-RUL-54: neither view, options nor sounds tell a short journey from a long one', () => {
  const worlds = ['JS-08', 'JL-01'].map((journey) => {
    const t = hunt(30, { step: 3 }, { journey }).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
    return JSON.stringify([t.view(1), t.view('spectator'), t.told, t.match.options(1)]);
  });
  expect(worlds[0]).toBe(worlds[1]);
});

test('HR-GEN-03: where part II says nothing, part I holds', () => {
  const cards = ['A2-01', 'A2-02', 'A2-03', 'A2-04', 'A2-05'];
  const t = two({ turnSoFar: { begun: true, stepped: true }, fellowship: 2 }, { hand: cards }).act('spendToken');
  expect(t.prompt()).toBe('discardAlly');
  t.act('discardAlly', { ally: 'A2-01' });
  expect(t.refused('spendToken')).toContain('HR-FELL-01');
  const riding = hunt(22).act('ride', { space: box.spaces[box.maps[2].neighbours[space(22)][0]] });
  expect(riding.refused('ride', { space: 22 }).length).toBeGreaterThan(0);
  const other = part(1);
  expect(other.refused('ride', { space: 22 })).toEqual(riding.refused('ride', { space: 22 }));
  expect(two({ turn: 'night', corruption: 3, turnSoFar: {} }).act('advance').open).toMatchObject({ corruption: 4, eye: true });
});

/** The same ride in part I. */
const part = (number: 1) =>
  table({ part: number, active: 'blue', nazgul: riders(22, 36, 44, 49) }).act('ride', {
    space: box.spaces[box.maps[number].neighbours[space(22)][0]],
  });

test('HR-RBT-01, HR-JOURNEY-02: one step a turn, and no rest instead of it by day', () => {
  const t = two({ step: 2 });
  expect(t.refused('rest')).toEqual(['HR-RBT-03']);
  t.act('advance');
  expect([t.refused('advance'), t.refused('endTurn')]).toEqual([['HR-RBT-01'], ['HR-GANDALF-02']]);
  const night = two({ step: 2, turn: 'night' }).act('rest');
  expect([night.refused('advance'), night.open.step, night.open.eye]).toEqual([['HR-RBT-01'], 2, false]);
  expect(table({}).refused('advance')).toContain('HR-SETUP-02');
});

test('HR-RUL-54, HR-CORR-05: the length is known the moment a short journey would be over, not before', () => {
  const limits = (t: ReturnType<typeof two>) => t.look(1).limits;
  expect(limits(two({ turn: 'night', corruption: 10 }).act('advance'))).toEqual([12, 14]);
  expect(limits(two({ turn: 'night', corruption: 11 }).act('advance'))).toEqual([14]);
  expect(limits(two({ step: 12 }).act('advance'))).toEqual([12, 14]);
  expect(limits(two({ step: 13 }).act('advance'))).toEqual([14]);
});

test('HR-JOURNEY-02, HR-NIGHT-02: a step by day costs nothing and leaves the marker', () => {
  for (const turn of ['firstDaylight', 'secondDaylight'] as const) {
    const t = two({ turn, corruption: 3, step: 2 }).act('advance');
    expect([t.open.step, t.open.corruption, t.open.eye, t.heard('travelsByNight')]).toEqual([3, 3, false, false]);
  }
});

test('HR-NIGHT-02, HR-DAY-01: what made one night step free does not last into the next night', () => {
  const t = two({ turn: 'night', step: 2, company: { peregrin: 'over' } }, { hand: ['A2-19'] })
    .act('playAlly', { ally: 'A2-19', effect: 'a' })
    .act('advance')
    .act('moveGandalf', { area: 7 });
  expect(t.open.corruption).toBe(0);
  for (let turn = 0; turn < 3; turn++) {
    t.act('endTurn');
    for (let i = 0; i < 4; i++) t.act('endActivation');
    t.act('advance').act('moveGandalf', { area: turn % 2 === 0 ? 8 : 7 });
  }
  expect([t.open.turn, t.open.corruption, t.open.eye]).toEqual([2, 1, true]);
});

test('HR-DAY-06: once Frodo has stepped, no card is given up for a token in that turn', () => {
  const t = two({ turn: 'firstDaylight' }, { hand: ['A2-18'] });
  expect(t.allows('discardForToken', { ally: 'A2-18' })).toBe(true);
  expect(t.act('advance').refused('discardForToken', { ally: 'A2-18' })).toEqual(['HR-DAY-06']);
});

test('HR-SETUP2-06: of the two Journey cards one is kept, and no other; the Ring-bearer alone hears which', () => {
  const t = two(
    { step: 0, frames: [{ step: 'chooseJourney' }] },
    { journey: null, journeysSeen: ['JS-02', 'JL-05'], deedsSeen: ['D1', 'D5', 'D6', 'D7'], deeds: [], gandalf: null },
  );
  expect([t.offered('keepJourney', 'journey'), t.refused('keepJourney', { journey: 'JL-06' })]).toEqual([
    ['JS-02', 'JL-05'],
    ['HR-SETUP2-06'],
  ]);
  t.act('keepJourney', { journey: 'JL-05' });
  expect([box.journeyIds[bearer(t.s).journey], bearer(t.s).journeysSeen]).toEqual(['JL-05', []]);
  expect(t.to.filter(({ event }) => event.type === 'journeyKept').map(({ to }) => to)).toEqual([1]);
});
