import { expect, test } from 'vitest';
import { unchecked } from '#kernel';
import type { HuntView } from '../view/view.ts';
import { where } from './where.ts';

test('of several buttons of a kind, the one that does it is marked; where all are behind one, that', () => {
  expect(where(unchecked<HuntView>({}), { type: 'activateNext', nazgul: 'green' })).toEqual([
    ':is(.hr-bar, .hp-scene) :is([data-act="activateNext:green"], [data-verb="activateNext"]:not([data-act]))',
  ]);
});
