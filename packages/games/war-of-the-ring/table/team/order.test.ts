import { expect, test } from 'vitest';
import { war } from '../../testing/war.ts';
import { orderOf } from './order.ts';

const dice = { free: ['event', 'event', 'event'], shadow: ['event', 'event', 'event', 'event'] };
const row = (table: ReturnType<typeof war>): string[] => orderOf(table.view()).map(({ seat, when }) => `${seat} ${when}`);

test('WR-MULTI-10: the row follows the cycle, whoever does not lead first', () => {
  const table = war({ seats: 4, turn: 1, ...dice });
  expect(row(table)).toEqual(['2 now', '3 next', '0 then', '1 then']);
  table.do('skipDie', { die: 'event' });
  expect(row(table)).toEqual(['2 acted', '3 now', '0 next', '1 then']);
  table.do('skipDie', { die: 'event' }).do('skipDie', { die: 'event' });
  expect(row(table)).toEqual(['2 next', '3 acted', '0 acted', '1 now']);
});

test('WR-MULTI-11: whoever passed acts again after the other side', () => {
  const table = war({ seats: 4, turn: 1, ...dice })
    .do('pass')
    .do('skipDie', { die: 'event' });
  expect(row(table)).toEqual(['2 now', '3 then', '0 then', '1 next']);
});

test('a side without dice is passed over', () => {
  expect(row(war({ seats: 4, turn: 1, free: ['event', 'event'], shadow: [] }))).toEqual(['2 now', '3 then', '0 next', '1 then']);
});

test('WR-MULTI-27: with three, the Free Peoples stand in the row twice', () => {
  const table = war({ seats: 3, turn: 1, ...dice });
  expect(row(table)).toEqual(['0 now', '2 next', '0 then', '1 then']);
  table.do('skipDie', { die: 'event' }).do('skipDie', { die: 'event' });
  expect(row(table)).toEqual(['0 acted', '2 acted', '0 now', '1 next']);
});

test('with two there is no such row', () => {
  expect(orderOf(war({ ...dice }).view())).toEqual([]);
});
