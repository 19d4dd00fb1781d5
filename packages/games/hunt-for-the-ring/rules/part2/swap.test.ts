import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';
import { wraith } from '../state.ts';

const pooled = [
  { hand: ['S-05', 'S-06'], known: [[], [], ['S-08'], ['S-10']] },
  { hand: ['S-08'], known: [[], ['S-05', 'S-06'], [], ['S-10']] },
  { hand: ['S-10'], known: [[], ['S-05', 'S-06'], ['S-08'], []] },
];
const swapping = () =>
  table({ seats: 4, part: 2, step: 0, frames: [{ step: 'swapSorcery' }], wraiths: pooled, ringBearer: { journey: 'JL-01', gandalf: 8 } });
const hands = (t: ReturnType<typeof swapping>): string[][] =>
  [1, 2, 3].map((seat) =>
    wraith(t.s, seat)
      .hand.map((card) => t.s.box.sorceryIds[card])
      .sort(),
  );
const offer = { sorcery: 'S-05', seat: 2, wanted: 'S-08' };

test('HR-SETUP2-16: a swap takes two: nothing changes hands before the partner accepts', () => {
  const t = swapping().actAs(1, 'swapSorcery', offer);
  expect(hands(t)).toEqual([['S-05', 'S-06'], ['S-08'], ['S-10']]);
  expect(t.refused('acceptSwap', { seat: 1 }, 3)).toContain('HR-SETUP2-16');
  expect(t.refused('swapSorcery', { sorcery: 'S-06', seat: 3, wanted: 'S-10' }, 1)).toContain('HR-SETUP2-16');
  t.actAs(2, 'acceptSwap', { seat: 1 });
  expect(hands(t)).toEqual([['S-06', 'S-08'], ['S-05'], ['S-10']]);
  expect(t.open.sorceryHand).toEqual([0, 2, 1, 1]);
});

test('HR-SETUP2-16: an offer may be declined, and falls when a hand it speaks of has changed or somebody is done', () => {
  const declined = swapping().actAs(1, 'swapSorcery', offer).actAs(2, 'declineSwap', { seat: 1 });
  expect([hands(declined)[0], declined.refused('acceptSwap', { seat: 1 }, 2)]).toEqual([['S-05', 'S-06'], ['HR-SETUP2-16']]);
  const overtaken = swapping()
    .actAs(1, 'swapSorcery', offer)
    .actAs(3, 'swapSorcery', { sorcery: 'S-10', seat: 2, wanted: 'S-08' })
    .actAs(2, 'acceptSwap', { seat: 3 });
  expect(overtaken.refused('acceptSwap', { seat: 1 }, 2)).toContain('HR-SETUP2-16');
  const over = swapping().actAs(1, 'swapSorcery', offer).actAs(1, 'endSwapping');
  expect(over.refused('acceptSwap', { seat: 1 }, 2)).toContain('HR-SETUP2-16');
});

test('HR-RUL-48, HR-LETTER-06: all Wraith players see what is offered, the Ring-bearer and watchers nothing at all', () => {
  const t = swapping();
  const before = [t.view(0), t.view('spectator')];
  t.actAs(1, 'swapSorcery', offer);
  expect([t.view(0), t.view('spectator')]).toEqual(before);
  expect(JSON.parse(t.view(3)).mine.offers).toEqual([{ from: 1, card: 'S-05', to: 2, wanted: 'S-08' }]);
  t.actAs(2, 'acceptSwap', { seat: 1 });
  expect([t.view(0), t.view('spectator')]).toEqual(before);
  expect(JSON.parse(t.view(3)).mine.known[2]).toEqual(['S-05']);
});

test('HR-SETUP2-16: the swapping comes to an end', () => {
  const position = { seats: 4, part: 2 as const, step: 0, frames: [{ step: 'swapSorcery' }], wraiths: pooled };
  const after = (swaps: number) =>
    table({ ...position, swaps, ringBearer: { journey: 'JL-01', gandalf: 8 } }).refused('swapSorcery', offer, 1);
  expect([after(199), after(200)]).toEqual([[], ['HR-SETUP2-16']]);
});
