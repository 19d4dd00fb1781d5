import { expect, test } from 'vitest';
import { isOfHouse, withoutHouse } from './house-words.ts';
import { whyEvent } from './why.ts';

test('boards are told what the game says, and nothing that only the house says', () => {
  const helped = { type: 'botHelped', seat: '@seat.0', by: '@bot.casual' };
  const rolled = { type: 'rolled', seat: '@seat.0' };
  const why = whyEvent(0, { action: { type: 'roll' }, reasons: [] });
  expect([helped, why, rolled].map(isOfHouse)).toEqual([true, true, false]);
  expect(withoutHouse([rolled, helped, rolled])).toEqual([rolled, rolled]);
  const game = [rolled, rolled];
  expect(withoutHouse(game)).toBe(game);
});
