import fc from 'fast-check';
import { expect, test } from 'vitest';
import { named, numbered } from './domain.ts';
import { nameMove, pack, readMove, verb, verbList } from './verb.ts';

interface Box {
  readonly regions: readonly string[];
}
const box: Box = { regions: Array.from({ length: 105 }, (_, i) => `region-${i}`) };
const region = named<Box>('region', ({ regions }) => regions);
const count = numbered<Box>(1, () => 10);
const pass = verb('pass', 'X-01');
const attack = verb('attack', 'X-02', ['from', region], ['to', region]);
const recruit = verb('recruit', 'X-03', ['region', region], ['count', count], ['again', count]);
const verbs = verbList(pass, attack, recruit);

test('every action survives being packed into a number and named again', () => {
  const index = fc.integer({ min: 0, max: 104 });
  const small = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(index, index, small, small, (a, b, c, d) => {
      for (const move of [pack(pass), pack(attack, a, b), pack(recruit, a, c, d)])
        expect(readMove(verbs, nameMove(verbs, move, box), box)).toBe(move);
      expect(nameMove(verbs, pack(attack, a, b), box)).toEqual({ type: 'attack', from: `region-${a}`, to: `region-${b}` });
      expect(nameMove(verbs, pack(recruit, a, c, d), box)).toEqual({ type: 'recruit', region: `region-${a}`, count: c + 1, again: d + 1 });
    }),
  );
});

test('a verb makes, recognises and reads its own moves', () => {
  const move = attack.move(3, 70);
  expect([attack.is(move), recruit.is(move), attack.read.from(move), attack.read.to(move)]).toEqual([true, false, 3, 70]);
  expect(pass.move()).toBe(pack(pass));
});

test('what is no action is answered with a sentence', () => {
  const sentence = (action: unknown) => expect(readMove(verbs, action, box));
  sentence(null).toMatch(/object/);
  sentence([]).toMatch(/object/);
  sentence({}).toMatch(/pass, attack, recruit/);
  sentence({ type: 'fly' }).toMatch(/"fly"/);
  sentence({ type: 'attack', from: 'region-1' }).toMatch(/"to"/);
  sentence({ type: 'attack', from: 'region-1', to: 'Narnia' }).toMatch(/Narnia.*region-0, region-1, region-2 and 102 others/);
  sentence({ type: 'recruit', region: 'region-1', count: 11, again: 1 }).toMatch(/"count".*1 to 10/);
  sentence({ type: 'pass', why: 'because' }).toMatch(/takes no "why"/);
});

test('a verb with four arguments is a chain of decisions instead', () => {
  expect(() => verb('march', 'X-04', ['a', count], ['b', count], ['c', count], ['d', count])).toThrow(/chain/);
});
