import { expect, test } from 'vitest';
import { cast, partTwo, strange } from '../../../testing/strangeBox.ts';
import { riders } from '../../../testing/table.ts';

/** Cards that another box could hold: what a Sorcery card can order. */

test('HR-RUL-78, HR-SORC-06: a card that moves all begins with the active Nazgûl', () => {
  const { act, match, prompt } = cast('S-01', { active: 'red' });
  const asked = [];
  while (prompt() === 'extraMove') {
    asked.push(match.prompt(1)?.params.nazgul);
    act('done');
  }
  expect(asked).toEqual(['@nazgul.red', '@nazgul.blue', '@nazgul.green', '@nazgul.violet']);
});

test('HR-SORC-06, HR-RUL-81: without "may" the search is made where the Nazgûl stands; a hunt with it may be left', () => {
  const search = cast('S-05');
  expect(search.prompt()).toBe('reactSearch');
  search.act('pass');
  expect([search.prompt(), search.open.trail[strange.spaces.indexOf('22')]]).toEqual(['activationRide', 1]);
  const hunt = cast('S-06');
  expect([hunt.prompt(), hunt.refused('huntAt', { area: 19 }), hunt.refused('done')]).toEqual(['huntAt', ['HR-SORC-06'], []]);
  hunt.act('done');
  expect(hunt.prompt()).toBe('activationRide');
});

test('HR-PERC-05: the own region, and the own section as the only one of its kind', () => {
  const own = cast('S-07');
  expect(own.match.prompt(0)).toMatchObject({ id: 'reactPerception', params: { place: '@place.II-A' } });
  const warded = (place: string) => cast('S-07', { wards: [{ area: null, place, bars: ['perception'], until: 'day' }] }).prompt();
  expect([warded('II-A'), warded('II-B')]).toEqual(['activationRide', 'reactPerception']);
  const section = cast('S-08');
  expect(section.match.options(1)).toEqual([{ type: 'perceiveAt', place: 'II' }]);
});

test('HR-SORC-06: searches in the region of the active Nazgûl, two and no more', () => {
  const { act, match, refused, prompt } = cast('S-09');
  const offered = match.options(1).map((option) => (option.type === 'searchAt' ? option.area : null));
  expect([offered, refused('searchAt', { area: 31 })]).toEqual([[19, 21, 22, 23, 24], ['HR-SORC-06']]);
  for (const area of [19, 21]) {
    act('searchAt', { area });
    act('pass');
  }
  expect(prompt()).toBe('activationRide');
});

test('HR-SORC-06: a question about the section is answered for the section; without a Trail token none is read', () => {
  expect([
    cast('S-10', { nazgul: riders(31, 36, 44, 49) }).open.corruption,
    cast('S-10', { nazgul: riders(44, 36, 44, 49) }).open.corruption,
  ]).toEqual([1, 0]);
  expect(cast('S-17').prompt()).toBe('activationRide');
});

test('HR-SORC-06: whoever is named chooses the die', () => {
  const asked = (sorcery: string) => [cast(sorcery).match.waitingList(), cast(sorcery).prompt()];
  expect([asked('S-11'), asked('S-12'), asked('S-13')]).toEqual([
    [[0], 'discardDie'],
    [[1], 'discardDie'],
    [[0], 'rerollDice'],
  ]);
});

test('HR-RUL-71: a card that asks for no condition brings no second Witch-king', () => {
  const t = cast('S-14', { ...partTwo, active: 'green', witchKing: 'blue' });
  expect(t.open.witchKing).toBe(0);
  expect(cast('S-14', { ...partTwo, active: 'green' }).open.witchKing).toBe(1);
});

test('HR-SORC-02: two cards drawn to four: one is discarded at once', () => {
  const { prompt, open } = cast('S-15', { wraiths: [{ hand: ['S-15', 'S-01', 'S-05', 'S-06', 'S-07'] }] });
  expect([prompt(), open.sorceryHand[1]]).toEqual(['discardSorcery', 6]);
});
