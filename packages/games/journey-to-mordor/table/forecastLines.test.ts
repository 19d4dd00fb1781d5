import { expect, test } from 'vitest';
import { aDie, aPlayer, aTurn, aView } from './builders.ts';
import { forecastLines } from './forecastLines.ts';

const dice = [aDie('black', 'ring', 'chosen')];
const keys = (...given: Parameters<typeof forecastLines>) => forecastLines(...given).map(({ key }) => key.replace('table.sofar.', ''));

test('Rings that count lead to the place they reach', () => {
  const view = aView('setAside', aTurn(dice, { forecast: { rings: 2, moves: 2 } }), { players: [aPlayer(0, { fields: 1 }), aPlayer(1)] });
  expect(forecastLines(view, 0)[0]).toMatchObject({ key: 'table.sofar.moves', params: { count: 2, place: '@place.lothlorien' } });
});

test('unbeaten orcs say what is lost and what would help, by the strength of weapons here', () => {
  const view = aView('setAside', aTurn(dice, { effect: 'weapons-double', forecast: { rings: 1, orcs: 3, threat: 3, force: 0, lost: 1 } }));
  expect(keys(view, 0)).toEqual(['ringsBlocked', 'weaponsNeeded']);
  expect(forecastLines(view, 0)[1].params).toEqual({ count: 2 });
});

test('one Ring is not enough for Shelob', () => {
  const view = aView('setAside', aTurn(dice, { effect: 'two-rings-needed', forecast: { rings: 1, lost: 1 } }));
  expect(keys(view, 0)).toEqual(['shelob']);
});

test('of more than three lines the least bad goes first, never the end of somebody', () => {
  const view = aView('setAside', aTurn(dice, { forecast: { rings: 1, orcs: 1, threat: 1, gandalfs: 1, hits: [1, 3] } }), {
    players: [aPlayer(0), aPlayer(1, { spaces: 2 })],
  });
  expect(keys(view, 0)).toEqual(['ringsBlocked', 'weaponsNeeded', 'otherCaught']);
  expect(keys(view, 1)).toContain('youCaught');
});

test('when Gandalf is at work the Rings are used up and not promised again', () => {
  const view = aView('gandalf', aTurn(dice, { gandalfs: 1, forecast: { rings: 2, moves: 2, gandalfs: 2, hits: [1, 0] } }));
  expect(keys(view, 0)).toEqual(['gandalf', 'youHit']);
  expect(forecastLines(view, 0)[0].params).toEqual({ count: 1 });
});
