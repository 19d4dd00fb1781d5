import { describe, expect, test } from 'vitest';
import { choices, FREE_SEAT, freeSide, SHADOW_SEAT, shadowSide, spend, stage } from '../../testing/stage.ts';

const cards = (deck: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${deck}-${String(from + at).padStart(2, '0')}`);

describe('the limit of six cards', () => {
  test('WR-EVENT-02, WR-EVENT-03, WR-RULING-14: both sides discard at once, each its own choice, and the other sees only the backs', () => {
    const table = stage({
      phase: 'begin',
      hands: { 'free-peoples': { hand: cards('fp-character', 1, 6) }, shadow: { hand: cards('shadow-strategy', 1, 5) } },
      decks: { 'fp-character': ['fp-character-20'], 'fp-strategy': ['fp-strategy-20'] },
    });
    expect(table.match.waitingList()).toEqual([FREE_SEAT, SHADOW_SEAT]);
    expect(table.refused({ type: 'discardCard', card: 'fp-character-01' }, SHADOW_SEAT)).toEqual(['WR-EVENT-02']);
    table.do({ type: 'discardCard', card: 'shadow-strategy-01' }, [], SHADOW_SEAT);
    expect(table.match.waitingList()).toEqual([FREE_SEAT]);
    // Cards just drawn may go as well.
    table.do({ type: 'discardCard', card: 'fp-character-20' }).do({ type: 'discardCard', card: 'fp-strategy-20' });
    expect(freeSide(table)).toMatchObject({ cards: cards('fp-character', 1, 6), faceDown: 2, discard: [] });
    expect(table.view(SHADOW_SEAT).sides[0]).toMatchObject({ cards: null, faceDown: 2, discard: [] });
    expect(table.options('declareFellowship')).toHaveLength(1);
  });

  test('WR-EVENT-02, WR-RULING-14: after an action that drew a card, before the other side acts', () => {
    const table = stage({ free: ['event'], shadow: ['event'], hands: { 'free-peoples': { hand: cards('fp-character', 1, 6) } } });
    table.do(spend('event', 'draw-event')).do({ type: 'drawCard', deck: 'character' });
    expect(table.match.waitingList()).toEqual([FREE_SEAT]);
    expect(choices(table, 'discardCard', 'card')).toHaveLength(7);
    table.do({ type: 'discardCard', card: 'fp-character-03' });
    expect(freeSide(table).hand).toEqual({ character: 6, strategy: 0 });
    expect(table.active).toBe(SHADOW_SEAT);
  });

  test('WR-RULING-14: six cards are enough, and cards on the table do not count', () => {
    const table = stage({
      free: ['event'],
      shadow: ['event'],
      table: ['fp-strategy-02'],
      hands: { 'free-peoples': { hand: cards('fp-character', 9, 13) } },
    });
    table.do(spend('event', 'draw-event')).do({ type: 'drawCard', deck: 'strategy' });
    expect(table.active).toBe(SHADOW_SEAT);
    expect(shadowSide(table).faceDown).toBe(0);
  });

  test('WR-EVENT-04, WR-RULING-15: from an exhausted deck nothing comes; from the other one still does', () => {
    const gone = cards('fp-character', 1, 24);
    const table = stage({ phase: 'begin', discard: gone });
    expect(freeSide(table)).toMatchObject({ hand: { character: 0, strategy: 1 }, decks: { character: 0, strategy: 23 }, discard: gone });
    const action = stage({ free: ['event'], discard: gone }).do(spend('event', 'draw-event'));
    expect(choices(action, 'drawCard', 'deck')).toEqual(['strategy']);
    expect(action.refused({ type: 'drawCard', deck: 'character' })).toEqual(['WR-DICE-35', 'WR-RULING-15']);
    const empty = stage({ free: ['event'], discard: [...gone, ...cards('fp-strategy', 1, 24)] });
    expect(empty.refused(spend('event', 'draw-event'))).toEqual(['WR-RULING-06']);
  });
});
