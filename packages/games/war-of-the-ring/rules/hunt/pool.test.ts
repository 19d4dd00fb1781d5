import { describe, expect, test } from 'vitest';
import { spend, war } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const move = spend('character', 'move-fellowship');
const standard = Array.from({ length: 16 }, (_, at) => `hunt-std-${String(at + 1).padStart(2, '0')}`);

describe('the hunt pool', () => {
  test('WR-HUNT-01, WR-RULING-76: a drawn tile stays out of the pool', () => {
    const table = war({ free: ['character'], shadow: ['event'], huntBox: [0, 1] })
      .next(6, 'hunt-std-07')
      .do(move)
      .do('useTheRing');
    expect(table.view().tiles).toMatchObject({ drawn: ['hunt-std-07'] });
    expect(table.view().tiles.pool).toHaveLength(15);
  });

  test('WR-HUNT-02, WR-RULING-76: when the last tile is resolved all standard tiles return, it too, but none removed for good (WR-TV-142)', () => {
    const drawn = standard.filter((id) => id !== 'hunt-std-11' && id !== 'hunt-std-02');
    const table = war({
      free: ['character'],
      shadow: ['event'],
      huntBox: [0, 1],
      tiles: { drawn, removed: ['hunt-std-02', 'hunt-spec-01'] },
    })
      .next(6, 'hunt-std-11')
      .do(move);
    expect(table.view().tiles.pool).toEqual([]);
    table.do('useTheRing');
    expect(table.view().tiles.pool).toEqual(standard.filter((id) => id !== 'hunt-std-02'));
    expect(table.view().tiles.removed).toEqual(['hunt-std-02', 'hunt-spec-01']);
  });

  const inMordor = (tile: string, corruption = 1) =>
    war({
      free: ['character'],
      shadow: ['event'],
      huntBox: [0, 1],
      tiles: { inPool: [tile] },
      fellowship: { at: 'morannon', mordor: 1, corruption, guide: 'strider' },
    });

  test('WR-HUNT-06: a negative tile heals, never below 0, and does not return (WR-TV-143)', () => {
    const table = inMordor('hunt-spec-03').next('hunt-spec-03').do(move);
    expect(table.fellowship).toMatchObject({ corruption: 0, mordor: 2 });
    expect(table.view().tiles.removed).toEqual(['hunt-spec-03']);
    expect(table.active).toBe(1);
    expect(inMordor('hunt-spec-03', 7).next('hunt-spec-03').do(move).fellowship.corruption).toBe(5);
  });

  test('WR-HUNT-07, WR-HUNT-08, WR-MORDOR-08: a die on the tile is rolled for damage, and its stop symbol holds the Fellowship (WR-TV-144)', () => {
    const table = inMordor('hunt-spec-05').next('hunt-spec-05', 4).do(move).do('useTheRing');
    expect(table.fellowship).toMatchObject({ corruption: 5, mordor: 1 });
    expect(table.freeSide.huntBox).toBe(1);
  });

  test('WR-HUNT-04, WR-HUNT-05: a special tile brought by a card waits until Mordor, where it joins at once (WR-TV-160)', () => {
    const play = { shadow: ['event'] as const, toAct: 'shadow' as const, hands: { shadow: { hand: [cardId('shelobs-lair')] } } };
    const outside = war({ ...play, free: ['event'] });
    expect(outside.view().tiles.pool).not.toContain('hunt-spec-05');
    outside.spend('event', 'play-any-event').do('playEvent', { card: cardId('shelobs-lair') });
    expect(outside.view().tiles.waiting).toEqual(['hunt-spec-05']);
    expect(outside.view().tiles.pool).toHaveLength(16);
    const inside = war({ ...play, free: ['event'], fellowship: { at: 'morannon', mordor: 0 } });
    inside.spend('event', 'play-any-event').do('playEvent', { card: cardId('shelobs-lair') });
    expect(inside.view().tiles.pool).toContain('hunt-spec-05');
    expect(inside.shadowSide.discard).toEqual([cardId('shelobs-lair')]);
  });
});
