import { asId } from '#kernel/id.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Companion, Companions, Enemies, Enemy, RingCard, Team } from '../content/box.ts';
import { card, has, listOf, lowest, NONE, setOf, size } from './cards.ts';

describe('sets of cards', () => {
  test('hold what was put in', () => {
    const some: Companions = setOf<'companion'>([asId(3), asId(0), asId(30)]);
    expect(listOf(some)).toEqual([0, 3, 30]);
    expect([has(some, asId(3)), has(some, asId(4)), lowest(some), size(some)]).toEqual([true, false, 0, 3]);
    expect(setOf([])).toBe(NONE);
  });

  test('know their kind: no enemy is sought among companions', () => {
    expectTypeOf<Companion>().not.toExtend<Enemy>();
    expectTypeOf<Companion>().not.toExtend<Team>();
    expectTypeOf<Companion>().toExtend<RingCard>();
    expectTypeOf<RingCard>().not.toExtend<Companion>();
    expectTypeOf<Companions>().not.toExtend<Enemies>();
    const enemies: Enemies = NONE;
    expectTypeOf(lowest(enemies)).toEqualTypeOf<Enemy>();
    expectTypeOf(card<'companion'>(asId(1))).toEqualTypeOf<Companions>();
    expectTypeOf<Parameters<typeof has<'enemy'>>>().toEqualTypeOf<[Enemies, Enemy]>();
  });
});
