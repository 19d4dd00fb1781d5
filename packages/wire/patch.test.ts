import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, type Patch, patched } from './patch.ts';
import { unchecked } from '#kernel';

const patchOf = (before: unknown, after: unknown): Patch | null => unchecked(JSON.parse(changesBetween(before, after) ?? 'null'));

describe('a patch', () => {
  it('says what changed inside, and nothing else', () => {
    const before = {
      round: 1,
      dice: [
        { face: 'orc', aside: false },
        { face: 'ring', aside: false },
      ],
      trail: ['bree', 'moria'],
    };
    const after = {
      round: 1,
      dice: [
        { face: 'orc', aside: false },
        { face: 'ring', aside: true },
      ],
      trail: ['bree', 'moria'],
    };
    expect(patchOf(before, after)).toEqual({ dice: { 1: { aside: [true] } } });
    expect(changesBetween(before, structuredClone(before))).toBeNull();
  });

  it('tells anew what grew, shrank, lost a member or became something else', () => {
    expect(patchOf({ hand: [1, 2] }, { hand: [1] })).toEqual({ hand: [[1]] });
    expect(patchOf({ hand: [1] }, { hand: { 0: 1 } })).toEqual({ hand: [{ 0: 1 }] });
    expect(patchOf({ a: 1, b: 2 }, { a: 1 })).toEqual([{ a: 1 }]);
    expect(patchOf({ turn: null }, { turn: { roll: 1 } })).toEqual({ turn: [{ roll: 1 }] });
    expect(patchOf({ a: 1 }, { a: 1, b: [] })).toEqual({ b: [[]] });
  });

  it('knows members by any name: what every object inherits is none', () => {
    for (const name of ['valueOf', 'toString', '__proto__']) {
      const [having, lacking]: readonly unknown[] = [JSON.parse(`{"${name}":1}`), {}];
      for (const [before, after] of [
        [having, lacking],
        [lacking, having],
      ]) {
        const patch = patchOf(before, after);
        expect(JSON.stringify(patch === null ? before : patched(before, patch))).toBe(JSON.stringify(after));
      }
    }
  });

  it('leads from any data to any other, and leaves the old alone', () => {
    const data = fc.jsonValue({ maxDepth: 4 });
    // Two that have much in common, as two moments of a game have.
    const pair = fc.oneof(
      fc.tuple(data, data),
      fc.tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'ą"'), data), fc.dictionary(fc.constantFrom('a', 'b', 'c', 'ą"'), data)),
      fc.tuple(data, data, data).map(
        ([same, one, other]) =>
          [
            { same, list: [same, one, 1] },
            { same, list: [same, other, 1] },
          ] as const,
      ),
    );
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [before, after] = [one, other].map((each): unknown => JSON.parse(JSON.stringify(each)));
        const copy: unknown = structuredClone(before);
        const patch = patchOf(before, after);
        expect(patch === null ? before : patched(before, patch)).toEqual(after);
        expect(before).toEqual(copy);
        expect(patch === null).toBe(JSON.stringify(before) === JSON.stringify(after) || patchOf(after, before) === null);
      }),
      { numRuns: 500 },
    );
  });

  it('shares what did not change', () => {
    const before = { trail: ['bree'], turn: { roll: 1, dice: ['orc'] } };
    const after = unchecked<typeof before>(patched(before, { turn: { roll: [2] } }));
    expect(after).toEqual({ trail: ['bree'], turn: { roll: 2, dice: ['orc'] } });
    expect(after.trail).toBe(before.trail);
    expect(after.turn.dice).toBe(before.turn.dice);
  });
});
