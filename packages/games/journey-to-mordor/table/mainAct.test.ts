import { expect, test } from 'vitest';
import type { JourneyAction } from '../rules/verbs.ts';
import { aDie, aTurn, aView } from './builders.ts';
import { dieState, lying } from './dieState.ts';
import { mainAct } from './mainAct.ts';
import { offersOf } from './offers.ts';

const offers = (...options: JourneyAction[]) => offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play');
const ROLL: JourneyAction = { type: 'roll' };
const take = (die: string): JourneyAction => ({ type: 'setAside', die });

test('before the first roll the button rolls all dice', () => {
  const view = aView('roll', aTurn([aDie('black', null, 'unrolled'), aDie('red', null, 'unrolled')], { roll: 0 }));
  expect(mainAct(view, offers(ROLL))).toMatchObject({ key: 'table.act.rollAll', params: { count: 2 }, action: ROLL, seal: true });
});

test('after a choice the button says how many go aside and how many roll again', () => {
  const dice = [aDie('black', 'ring', 'chosen'), aDie('yellow', 'orc', 'loose'), aDie('red', 'orc', 'loose')];
  expect(mainAct(aView('setAside', aTurn(dice)), offers(ROLL, take('yellow'), take('red')))).toMatchObject({
    key: 'table.act.rollRest',
    params: { count: 1, left: 2 },
    action: ROLL,
  });
  const fewer = [aDie('black', 'ring', 'chosen'), aDie('yellow', 'orc', 'chosen'), aDie('red', 'orc', 'loose')];
  expect(mainAct(aView('setAside', aTurn(fewer)), offers(ROLL))).toMatchObject({ key: 'table.act.rollLast', params: { count: 2 } });
});

test('the White Tree turns rolling into stopping', () => {
  const dice = [aDie('black', 'white-tree', 'chosen'), aDie('red', 'orc', 'loose')];
  expect(mainAct(aView('setAside', aTurn(dice)), offers(take('red'), { type: 'finishRolling' }))).toMatchObject({
    key: 'table.act.finish',
    action: { type: 'finishRolling' },
  });
});

test('a Nazgûl that is owed bars the button, which then asks about rolling', () => {
  const dice = [aDie('black', 'nazgul', 'loose'), aDie('red', 'ring', 'chosen'), aDie('blue', 'orc', 'loose')];
  expect(mainAct(aView('setAside', aTurn(dice)), offers(take('black'), take('blue')))).toMatchObject({
    key: 'table.act.nazgulFirst',
    action: null,
    asks: ROLL,
  });
  const tree = [aDie('black', 'white-tree', 'chosen'), aDie('red', 'nazgul', 'loose'), aDie('blue', 'nazgul', 'loose')];
  expect(mainAct(aView('setAside', aTurn(tree)), offers(take('red'), take('blue')))).toMatchObject({
    action: null,
    asks: { type: 'finishRolling' },
  });
});

test('the last die of all is set aside by the button itself', () => {
  const dice = [aDie('black', 'ring', 'aside'), aDie('red', 'gandalf', 'loose')];
  expect(mainAct(aView('setAside', aTurn(dice)), offers(take('red')))).toMatchObject({
    key: 'table.act.takeLast',
    params: { symbol: '@symbol.gandalf' },
    action: take('red'),
  });
});

test('whoever is not asked has no button', () => {
  const view = aView('roll', aTurn([aDie('black', null, 'unrolled')]));
  expect(mainAct(view, offersOf(null, 'play'))).toBeNull();
  expect(mainAct(view, offersOf({ seat: 0, prompt: null, options: [ROLL], canUndo: false }, 'replay'))).toBeNull();
});

test('a die is what the options make of it', () => {
  const dice = [
    aDie('black', 'nazgul', 'loose'),
    aDie('yellow', 'orc', 'loose'),
    aDie('red', 'ring', 'chosen'),
    aDie('blue', 'ring', 'loose'),
    aDie('green', 'ring', 'aside'),
  ];
  const view = aView('setAside', aTurn(dice));
  const states = (given: ReturnType<typeof offers>) => dice.map((die) => dieState(die, view, given));
  expect(states(offers(take('black'), take('yellow')))).toEqual(['must', 'offered', 'chosen', 'barred', 'aside']);
  expect(states(offersOf(null, 'play'))).toEqual(['loose', 'loose', 'chosen', 'loose', 'aside']);
});

test('in the Gandalf step all dice set aside are in the rack and the unused Gandalfs on the felt', () => {
  const dice = [
    aDie('black', 'gandalf', 'aside'),
    aDie('yellow', 'gandalf', 'chosen'),
    aDie('red', 'ring', 'chosen'),
    aDie('blue', 'orc', 'loose'),
  ];
  const { felt, rack, soon } = lying(aView('gandalf', aTurn(dice, { gandalfs: 1 })));
  expect(felt.map(({ id }) => id)).toEqual(['black']);
  expect(rack.map(({ id }) => id)).toEqual(['black', 'yellow', 'red']);
  expect(soon).toEqual([]);
});
