import { expect, test } from 'vitest';
import { two } from '../testing/partTwo.ts';

test('HR-ALLY-02: whoever has two cards too many discards two, and goes on', () => {
  const hand = ['A2-01', 'A2-02', 'A2-03', 'A2-04', 'A2-05', 'A2-18'];
  const t = two(
    { turnSoFar: { begun: true, stepped: true }, frames: [{ step: 'ringBearerTurn' }, { step: 'discardAlly' }] },
    { hand: [...hand, 'A2-06'] },
  );
  expect(t.match.prompt(0)?.params.count).toBe(2);
  expect(t.act('discardAlly', { ally: 'A2-01' }).prompt()).toBe('discardAlly');
  expect(t.refused('discardAlly', { ally: 'A2-01' })).toEqual(['HR-ALLY-02']);
  expect(t.act('discardAlly', { ally: 'A2-02' }).prompt()).toBe('turnAfterStep');
  expect(t.open.allyDiscard.length).toBe(2);
});

test('HR-SORC-02: the same for Sorcery cards, whoever else is waiting', () => {
  const hand = ['S-01', 'S-03', 'S-04', 'S-05', 'S-06', 'S-07', 'S-08'];
  const t = two({ active: 'blue', frames: [{ step: 'activation' }, { step: 'discardSorcery', seat: 1 }], wraiths: [{ hand }] });
  expect(t.act('discardSorcery', { sorcery: 'S-01' }).prompt()).toBe('discardSorcery');
  expect(t.act('discardSorcery', { sorcery: 'S-08' }).prompt()).toBe('activation');
  expect([t.open.sorceryHand[1], t.open.sorceryDiscard.length]).toEqual([5, 2]);
});
