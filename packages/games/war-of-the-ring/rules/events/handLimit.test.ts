import { describe, expect, test } from 'vitest';
import { FREE, SHADOW, spend, war } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const cards = (deck: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${deck}-${String(from + at).padStart(2, '0')}`);

describe('the limit of six cards', () => {
  test('WR-EVENT-02, WR-EVENT-03, WR-RULING-14: both sides discard at once, each its own choice, and the other sees only the backs', () => {
    const table = war({
      phase: 'begin',
      hands: { 'free-peoples': { hand: cards('fp-character', 1, 6) }, shadow: { hand: cards('shadow-strategy', 1, 5) } },
      decks: { 'fp-character': [cardId('the-ents-awake-huorns')], 'fp-strategy': [cardId('swords-in-eriador')] },
    });
    expect(table.asked).toEqual([FREE, SHADOW]);
    expect(table.refused('discardCard', { card: cardId('elven-cloaks') }, SHADOW)).toEqual(['WR-EVENT-02']);
    table.shadow('discardCard', { card: cardId('return-to-valinor') });
    expect(table.asked).toEqual([FREE]);
    // Cards just drawn may go as well.
    table.do('discardCard', { card: cardId('the-ents-awake-huorns') }).do('discardCard', { card: cardId('swords-in-eriador') });
    expect(table.freeSide).toMatchObject({ cards: cards('fp-character', 1, 6), faceDown: 2, discard: [] });
    expect(table.view(SHADOW).sides[0]).toMatchObject({ cards: null, faceDown: 2, discard: [] });
    expect(table.options('declareFellowship')).toHaveLength(1);
  });

  test('WR-EVENT-02, WR-RULING-14: after an action that drew a card, before the other side acts', () => {
    const table = war({ free: ['event'], shadow: ['event'], hands: { 'free-peoples': { hand: cards('fp-character', 1, 6) } } });
    table.spend('event', 'draw-event').do('drawCard', { deck: 'character' });
    expect(table.asked).toEqual([FREE]);
    expect(table.choices('discardCard', 'card')).toHaveLength(7);
    table.do('discardCard', { card: cardId('phial-of-galadriel') });
    expect(table.freeSide.hand).toEqual({ character: 6, strategy: 0 });
    expect(table.active).toBe(SHADOW);
  });

  test('WR-RULING-14: six cards are enough, and cards on the table do not count', () => {
    const table = war({
      free: ['event'],
      shadow: ['event'],
      table: [cardId('a-power-too-great')],
      hands: { 'free-peoples': { hand: cards('fp-character', 9, 13) } },
    });
    table.spend('event', 'draw-event').do('drawCard', { deck: 'strategy' });
    expect(table.active).toBe(SHADOW);
    expect(table.shadowSide.faceDown).toBe(0);
  });

  test('WR-EVENT-04, WR-RULING-15: from an exhausted deck nothing comes; from the other one still does', () => {
    const gone = cards('fp-character', 1, 24);
    const table = war({ phase: 'begin', discard: gone });
    expect(table.freeSide).toMatchObject({ hand: { character: 0, strategy: 1 }, decks: { character: 0, strategy: 23 }, discard: gone });
    const action = war({ free: ['event'], discard: gone }).spend('event', 'draw-event');
    expect(action.choices('drawCard', 'deck')).toEqual(['strategy']);
    expect(action.refused('drawCard', { deck: 'character' })).toEqual(['WR-RULING-15']);
    const empty = war({ free: ['event'], discard: [...gone, ...cards('fp-strategy', 1, 24)] });
    expect(empty.refused(spend('event', 'draw-event'))).toEqual(['WR-RULING-15']);
  });
});
