import { expect, test } from 'vitest';
import { params, pendingFrame } from './shapes.ts';

test('what fills the gaps of a prompt: numbers, texts, truth values and lists of them, by name', () => {
  for (const value of [{}, { count: 2 }, { who: '@figure.boromir', isFirst: true }, { list: ['a', [1, 'b']] }])
    expect(params.fault(value)).toBeNull();
  for (const value of [null, 'text', [], { count: null }, { who: { name: 'boromir' } }, { list: ['a', null] }, { none: undefined }])
    expect(params.fault(value)).not.toBeNull();
});

test('a flow that is still to come has the name of a step', () => {
  expect(pendingFrame.fault({ step: 'endTurn' })).toBeNull();
  expect(pendingFrame.fault({ step: 'endTurn', more: 1 })).toBeNull();
  for (const value of [null, undefined, 'endTurn', ['endTurn'], {}, { step: 3 }]) expect(pendingFrame.fault(value)).not.toBeNull();
});
