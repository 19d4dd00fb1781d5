import { expect, test } from 'vitest';
import { type GivenWar, SHADOW, war } from '../../testing/war.ts';
import type { WarAction } from '../../rules/verbs.ts';
import { offersOf } from '../offers.ts';
import { keyOf } from '../sites.ts';
import { armyPlansOf } from './armyPlans.ts';
import { cheapestSpend } from './dice.ts';
import { flightPlansOf, nextFlier } from './flightPlans.ts';
import type { TouchPlan } from './plan.ts';

const NOTHING = { die: null, isDivided: false } as const;

/** The table of a war as its player sees it, with what is offered. */
function seen(given: GivenWar) {
  const table = war(given);
  const view = table.view(SHADOW);
  const options = table.options(undefined, SHADOW);
  return {
    table,
    view,
    mine: view.sides[SHADOW],
    offers: offersOf({ seat: view.sides[SHADOW].seat, prompt: null, options, canUndo: false }, 'play'),
  };
}

const keys = (plan: TouchPlan | undefined): string[] => (plan ?? []).map(keyOf);

const MORGUL: GivenWar = {
  on: { 'minas-morgul': 'sauron 3r 1e', 'south-ithilien': 'gondor 2r', gorgoroth: '' },
  atWar: ['sauron', 'gondor'],
  toAct: 'shadow',
  shadow: ['army', 'character'],
};

test('WR-DICE-28, WR-DICE-29: an army marches into a region without enemies as a whole, and attacks where they stand', () => {
  const { table, ...shadow } = seen(MORGUL);
  const plans = armyPlansOf(shadow, 'minas-morgul', ['gorgoroth', 'south-ithilien'], NOTHING);
  expect(keys(plans.get('gorgoroth'))).toEqual(['spend:army:move-armies', 'march:minas-morgul:gorgoroth', 'depart']);
  expect(keys(plans.get('south-ithilien'))).toEqual(['spend:army:attack', 'attack:minas-morgul:south-ithilien']);
  // The rules take every part of it.
  for (const action of plans.get('gorgoroth') ?? []) table.match.apply(shadow.mine.seat, action);
  expect(table.at('gorgoroth')).toMatchObject({ 'sauron-regular': 3, 'sauron-elite': 1 });
});

test('WR-MOVE-03: an army that is divided sets out only when it is said who goes', () => {
  const shadow = seen(MORGUL);
  const plans = armyPlansOf(shadow, 'minas-morgul', ['gorgoroth'], { die: null, isDivided: true });
  expect(keys(plans.get('gorgoroth'))).toEqual(['spend:army:move-armies', 'march:minas-morgul:gorgoroth']);
});

test('WR-DICE-20: a Character die moves only an army with a leader', () => {
  const without = seen({ ...MORGUL, shadow: ['character'] });
  expect(armyPlansOf(without, 'minas-morgul', ['gorgoroth'], NOTHING).size).toBe(0);
  const led = seen({ ...MORGUL, on: { ...MORGUL.on, 'minas-morgul': 'sauron 3r, nazgul 1' }, shadow: ['character'] });
  expect(keys(armyPlansOf(led, 'minas-morgul', ['gorgoroth'], NOTHING).get('gorgoroth'))[0]).toBe('spend:character:move-army-with-leader');
});

test('the die that can do least is spent, unless another one was touched', () => {
  const shadow = seen({ ...MORGUL, on: { ...MORGUL.on, 'minas-morgul': 'sauron 3r, nazgul 1' } });
  const names = ['move-armies', 'move-army-with-leader'] as const;
  expect(cheapestSpend(shadow.offers, names, null)?.die).toBe('army');
  expect(cheapestSpend(shadow.offers, names, 'character')?.die).toBe('character');
  expect(cheapestSpend(shadow.offers, ['recruit'], null)).toBe(null);
});

test('where no army of the side stands nothing is planned', () => {
  const shadow = seen(MORGUL);
  expect(armyPlansOf(shadow, 'south-ithilien', ['minas-morgul'], NOTHING).size).toBe(0);
});

test('WR-CHAR-15, WR-CHAR-16: Nazgûl fly on from where the last one came, but not into a stronghold that the Free Peoples hold', () => {
  const { table, view } = seen({ ...MORGUL, on: { ...MORGUL.on, 'minas-morgul': 'sauron 3r, nazgul 2', morannon: 'nazgul 1' } });
  table.spend('character', 'move-minions');
  const offers = offersOf(
    { seat: view.sides[SHADOW].seat, prompt: null, options: table.options(undefined, SHADOW), canUndo: false },
    'play',
  );
  expect(nextFlier(offers, 'morannon')).toMatchObject({ figure: 'nazgul', place: 'morannon' });
  expect(nextFlier(offers, 'minas-morgul')).toMatchObject({ figure: 'nazgul', place: 'minas-morgul' });
  const plans = flightPlansOf(table.view(SHADOW), offers, 'morannon');
  // A touch of a place with others takes them up, as the rules offer it.
  expect(plans.has('minas-morgul')).toBe(false);
  expect(plans.has('minas-tirith')).toBe(false);
  const flight: readonly WarAction[] = plans.get('forlindon') ?? [];
  expect(flight.map(keyOf)).toEqual(['moveMinion:nazgul:morannon', 'travelTo:forlindon']);
  for (const action of flight) table.match.apply(view.sides[SHADOW].seat, action);
  expect(table.at('forlindon')).toMatchObject({ nazgul: 1 });
});
