import { asId } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { takeFromHand, takeFromSorceryHand } from './cards.ts';

test('HR-ALLY-03, HR-SORC-04: a card that is not in the hand cannot be taken from it, whatever else is', () => {
  const { s } = table({ wraiths: [{ hand: ['S-05'] }], ringBearer: { hand: ['A1-02'] } });
  expect(() => takeFromHand(s, asId(s.box.allyIds.indexOf('A1-01')))).toThrow(/does not hold A1-01/);
  expect(() => takeFromSorceryHand(s, 1, asId(s.box.sorceryIds.indexOf('S-06')))).toThrow(/does not hold S-06/);
  expect([s.open.allyHand, s.open.sorceryHand[1]]).toEqual([1, 1]);
});
