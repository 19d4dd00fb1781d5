import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packState, parseState, serialise } from './codec.ts';
import type { State } from './state.ts';

/** Whatever may stand in a state: plain data, whole numbers or not, byte arrays, members in any order. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.double(),
    fc.string({ unit: 'grapheme' }),
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ maxLength: 5 }),
    fc.int16Array({ maxLength: 5 }),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom('b', 'a', 'ą', '10', '9'), fc.string({ maxLength: 3 })), tie('data'), { maxKeys: 5 }),
  ),
}));

it('a state is written as its packed data is, and read back as it was', () => {
  fc.assert(
    fc.property(data, data, data, (open, own, hidden) => {
      const state: State = { box: null, frames: [{ step: 'bid' }], outcome: null, open, own: [own, null], hidden };
      const text = serialise(state);
      expect(text).toBe(JSON.stringify(packState(state)));
      expect(serialise(parseState<State>(text, null))).toBe(text);
    }),
    { numRuns: 500 },
  );
});

it('packed data share no memory with the state they were made from', () => {
  const state = { box: null, frames: [{ step: 'bid' }], outcome: null, open: { dice: [1, 2] }, own: [[3]], hidden: new Uint8Array([4]) };
  const packed = packState(state);
  state.open.dice[0] = 9;
  state.own[0].push(9);
  state.hidden[0] = 9;
  expect(packed).toEqual({ frames: [{ step: 'bid' }], hidden: { $bytes: [4] }, open: { dice: [1, 2] }, outcome: null, own: [[3]] });
});
