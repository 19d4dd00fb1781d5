import { expect, test } from 'vitest';
import type { WarAction } from '../../rules/verbs.ts';
import { FREE, war } from '../../testing/war.ts';
import { offersOf } from '../offers.ts';
import { diceFor, wishesAt } from './wishes.ts';

const offered = (options: readonly WarAction[], taken: string | null = null) =>
  offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play', taken);

test('a region that is not open asks the rules for what is offered elsewhere', () => {
  const ways: WarAction[] = [
    { type: 'march', from: 'edoras', to: 'folde' },
    { type: 'march', from: 'bree', to: 'buckland' },
    { type: 'done' },
  ];
  expect(wishesAt(offered(ways, 'edoras'), 'moria', ['hollin'])).toEqual([{ type: 'march', from: 'edoras', to: 'moria' }]);
  expect(wishesAt(offered(ways), 'moria', ['hollin'])).toEqual([{ type: 'march', from: 'moria', to: 'hollin' }]);
  expect(wishesAt(offered([{ type: 'retreat', region: 'bree' }]), 'moria', [])).toEqual([{ type: 'retreat', region: 'moria' }]);
  expect(wishesAt(offered([{ type: 'pass' }]), 'moria', [])).toEqual([]);
});

test('an army shows the dice that move it, a settlement those that recruit in it', () => {
  const view = war({ on: { edoras: 'rohan 2r' }, free: ['army-muster'], shadow: ['event'] }).view(FREE);
  const region = (id: string) => view.regions.find((each) => each.id === id) ?? view.regions[0];
  const spend: WarAction[] = [
    { type: 'spend', die: 'army-muster', action: 'move-armies' },
    { type: 'spend', die: 'army-muster', action: 'recruit' },
    { type: 'spend', die: 'army-muster', action: 'diplomacy' },
  ];
  expect(diceFor(offered(spend), view.sides[0], region('edoras'))).toEqual(spend.slice(0, 2));
  expect(diceFor(offered(spend), view.sides[0], region('pelargir'))).toEqual(spend.slice(1, 2));
  expect(diceFor(offered(spend), view.sides[1], region('edoras'))).toEqual([]);
});
