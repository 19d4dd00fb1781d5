import { expect, it } from 'vitest';
import { entriesOf } from './rows.ts';

it('reads what an earlier edition told in words as plain data', () => {
  const told = [{ event: { type: 'rolled', seat: '@seat.1', symbols: ['@symbol.ring'] }, to: 2 }, { event: { type: 'ended' } }];
  const [entry] = entriesOf([{ entries: JSON.stringify([{ sequence: 3, told }]) }]);
  expect(entry?.told).toEqual([{ event: { type: 'rolled', seat: 1, symbols: ['ring'] }, to: 2 }, { event: { type: 'ended' } }]);
});

it('the house still speaks in words', () => {
  const told = [{ event: { type: 'botHelped', seat: '@seat.0', by: '@bot.casual' } }];
  expect(entriesOf([{ entries: JSON.stringify([{ sequence: 3, told }]) }])[0]?.told).toEqual(told);
});
