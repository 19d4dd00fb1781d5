import { expect, test } from 'vitest';
import type { WarAction } from '../../rules/verbs.ts';
import { offersOf } from '../offers.ts';
import { usesOfDie } from './uses.ts';

const offered = (options: readonly WarAction[]) => offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play');

test('WR-DICE-28, WR-DICE-29, WR-DICE-30: what an Army die could do is shown, what is possible first', () => {
  const uses = usesOfDie(offered([{ type: 'spend', die: 'army', action: 'attack' }]), 'shadow', 'army');
  expect(uses.map(({ name, possible }) => [name, possible])).toEqual([
    ['attack', true],
    ['move-armies', false],
    ['play-army-event', false],
    ['remove-table-card', false],
  ]);
});

test('a die with nothing to do but to be skipped shows what it would do; a side never sees what only the other does', () => {
  const uses = usesOfDie(offered([{ type: 'skipDie', die: 'character' }]), 'shadow', 'character').map(({ name }) => name);
  expect(uses).toContain('move-minions');
  expect(uses).not.toContain('move-fellowship');
  expect(usesOfDie(offered([{ type: 'pass' }]), 'shadow', 'character')).toEqual([]);
});
