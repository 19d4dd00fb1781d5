import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
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
    wraith(t.s, asId(seat))
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
  expect(t.wraithSees(3).offers).toEqual([{ from: 1, card: 'S-05', to: 2, wanted: 'S-08' }]);
  t.actAs(2, 'acceptSwap', { seat: 1 });
  expect([t.view(0), t.view('spectator')]).toEqual(before);
  expect(t.wraithSees(3).known[2]).toEqual(['S-05']);
});

test('HR-SETUP2-16: the swapping comes to an end', () => {
  const position = { seats: 4, part: 2 as const, step: 0, frames: [{ step: 'swapSorcery' }], wraiths: pooled };
  const after = (swaps: number) =>
    table({ ...position, swaps, ringBearer: { journey: 'JL-01', gandalf: 8 } }).refused('swapSorcery', offer, 1);
  expect([after(199), after(200)]).toEqual([[], ['HR-SETUP2-16']]);
});

const five = (forCards = pooled): ReturnType<typeof table> =>
  table({
    seats: 5,
    part: 2,
    step: 0,
    frames: [{ step: 'swapSorcery' }],
    wraiths: [...forCards.map(({ hand }) => ({ hand })), { hand: ['S-12'] }],
    ringBearer: { journey: 'JL-01', gandalf: 8 },
  });
const offersIn = (t: ReturnType<typeof table>, seat: Seat): number[][] => wraith(t.s, seat).offers.map(({ from, to }) => [from, to]);

test('HR-SETUP2-16, HR-SORC-01: one offers a card he holds for another that the other holds, to another Wraith player', () => {
  const t = swapping();
  const refused = (seat: Seat, sorcery: string, to: number, wanted: string) =>
    t.refused('swapSorcery', { sorcery, seat: to, wanted }, seat);
  expect([refused(1, 'S-05', 0, 'S-08'), refused(1, 'S-05', 4, 'S-08'), refused(1, 'S-05', 1, 'S-06')]).toEqual([
    ['HR-SETUP2-16'],
    ['HR-SETUP2-16'],
    ['HR-SETUP2-16'],
  ]);
  expect([refused(1, 'S-10', 2, 'S-08'), refused(1, 'S-05', 2, 'S-06')]).toEqual([['HR-SORC-01'], ['HR-SORC-01']]);
  expect(refused(2, 'S-08', 1, 'S-05')).toEqual([]);
  const same = table({
    seats: 3,
    part: 2,
    step: 0,
    frames: [{ step: 'swapSorcery' }],
    wraiths: [{ hand: ['S-05'] }, { hand: ['S-05'] }],
    ringBearer: { journey: 'JL-01', gandalf: 8 },
  });
  expect(same.refused('swapSorcery', { sorcery: 'S-05', seat: 2, wanted: 'S-05' }, 1)).toEqual(['HR-SETUP2-16']);
});

test('HR-SETUP2-16: of two offers the one named is accepted or declined, by whom it was made to', () => {
  const offered = () => swapping().actAs(1, 'swapSorcery', offer).actAs(3, 'swapSorcery', { sorcery: 'S-10', seat: 2, wanted: 'S-08' });
  expect(offered().open.swaps).toBe(2);
  expect(hands(offered().actAs(2, 'acceptSwap', { seat: 3 }))).toEqual([['S-05', 'S-06'], ['S-10'], ['S-08']]);
  const t = offered();
  expect(t.refused('declineSwap', { seat: 1 }, 3)).toEqual(['HR-SETUP2-16']);
  t.actAs(2, 'declineSwap', { seat: 3 });
  expect([1, 2, 3].map((seat) => offersIn(t, asId(seat)))).toEqual([[[1, 2]], [[1, 2]], [[1, 2]]]);
  expect(t.to.filter(({ event }) => event.type === 'swapDeclined').map(({ to }) => to)).toEqual([0b1110]);
});

test('HR-SETUP2-16: what two others have agreed stands when a swap is made or somebody is done', () => {
  const both = () => five().actAs(1, 'swapSorcery', offer).actAs(3, 'swapSorcery', { sorcery: 'S-10', seat: 4, wanted: 'S-12' });
  const made = both().actAs(2, 'acceptSwap', { seat: 1 });
  expect(offersIn(made, 1)).toEqual([[3, 4]]);
  expect(made.to.map(({ event, to }) => [event.type, to])).toEqual([
    ['swapOffered', 0b11110],
    ['swapOffered', 0b11110],
    ['sorcerySwapped', 0b11110],
  ]);
  for (const done of [1, 2]) expect(offersIn(both().actAs(asId(done), 'endSwapping'), 4), `${done}`).toEqual([[3, 4]]);
  const elsewhere = (from: typeof offer) => both().actAs(2, 'declineSwap', { seat: 1 }).actAs(1, 'swapSorcery', from);
  // An offer of the one, or to the other, of the two whose hands have changed is void.
  expect(offersIn(elsewhere({ sorcery: 'S-05', seat: 4, wanted: 'S-12' }).actAs(4, 'acceptSwap', { seat: 3 }), 1)).toEqual([]);
  expect(offersIn(elsewhere({ sorcery: 'S-05', seat: 3, wanted: 'S-10' }).actAs(4, 'acceptSwap', { seat: 3 }), 1)).toEqual([]);
});

test('HR-RUL-48: each sees the hands of the others as they are after a swap', () => {
  const t = swapping().actAs(2, 'swapSorcery', { sorcery: 'S-08', seat: 1, wanted: 'S-05' }).actAs(1, 'acceptSwap', { seat: 2 });
  const known = [1, 2, 3].map((seat) => wraith(t.s, asId(seat)).known.map((hand) => hand.map((card) => t.s.box.sorceryIds[card]).sort()));
  const [one, two, three] = [['S-06', 'S-08'], ['S-05'], ['S-10']];
  expect(known).toEqual([
    [[], [], two, three],
    [[], one, [], three],
    [[], one, two, []],
  ]);
});
