import { expect, test } from 'vitest';
import { chronicle } from './chronicle.ts';

test('a replay steps from one side’s turn of play to the next; heads stand where dice are rolled anew (WR-DICE-14)', () => {
  expect(chronicle({ type: 'turnBegan', turn: 2, free: 4, shadow: 7 })).toMatchObject({ head: true, turn: true });
  expect(chronicle({ type: 'spent', side: 'shadow', die: 'army', action: 'attack' })).toMatchObject({ head: false, turn: true });
  expect(chronicle({ type: 'passed', side: 'free-peoples' })).toMatchObject({ head: false, turn: true });
  expect(chronicle({ type: 'marched', side: 'shadow', from: 'osgiliath', to: 'lossarnach', count: 2 })).toMatchObject({
    head: false,
    turn: false,
  });
});
