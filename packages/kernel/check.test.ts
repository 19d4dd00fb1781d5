import { describe, expect, it } from 'vitest';
import { type Check, either, flag, list, nullable, number, object, oneOf, optional, pair, tableOf, tagged, text } from './check.ts';

interface Seat {
  readonly name: string | null;
  readonly level?: string;
  readonly clock: number;
}
const isSeat = object<Seat>({ name: nullable(text), level: optional(text), clock: number });

type Shape = { readonly kind: 'circle'; readonly radius: number } | { readonly kind: 'none' };
const isShape = tagged<Shape, 'kind'>('kind', { circle: { radius: number }, none: {} });

describe('a check of plain data', () => {
  it('lets through what fits, also with members of a newer server', () => {
    for (const seat of [
      { name: null, clock: 1 },
      { name: 'Sam', level: 'casual', clock: 0, more: [] },
    ])
      expect(isSeat(seat)).toBe(true);
  });

  it('refuses what is missing, of another kind, or no object', () => {
    for (const seat of [
      { clock: 1 },
      { name: 'Sam' },
      { name: 'Sam', clock: '1' },
      { name: 'Sam', clock: 1, level: null },
      [],
      null,
      'Sam',
    ])
      expect(isSeat(seat), JSON.stringify(seat)).toBe(false);
  });

  it('tells the kinds of a union apart', () => {
    expect([{ kind: 'circle', radius: 2 }, { kind: 'none' }].map(isShape)).toEqual([true, true]);
    expect([{ kind: 'circle' }, { kind: 'square' }, { kind: 'toString' }, {}, null].map(isShape)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('looks into lists, pairs, tables and alternatives', () => {
    expect([list(flag)([true]), pair(text, number)(['a', 1]), tableOf(number)({ a: 1 }), either(text, number)(1)]).not.toContain(false);
    expect([
      list(flag)([1]),
      list(flag)({}),
      pair(text, number)(['a']),
      tableOf(number)({ a: '' }),
      either(text, number)(null),
    ]).not.toContain(true);
  });

  it('has exactly the values of its type', () => {
    // @ts-expect-error: a member is missing
    object<Seat>({ name: nullable(text), clock: number });
    // @ts-expect-error: it may be left out
    object<Seat>({ name: nullable(text), level: text, clock: number });
    // @ts-expect-error: not all values are allowed
    const some: Check<'a' | 'b'> = oneOf('a');
    // @ts-expect-error: other values are allowed
    const more: Check<'a'> = oneOf('a', 'b');
    expect([some('b'), more('b')]).toEqual([false, true]);
  });
});
