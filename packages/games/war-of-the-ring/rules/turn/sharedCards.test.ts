import { asId } from '#kernel/id.ts';
import { viewOf } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../index.ts';
import { fresh, war, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const cards = (deck: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${deck}-${String(from + at).padStart(2, '0')}`);
const handSizes = (table: WarTable): number[] => table.state.own.map(({ hand }) => hand.length);

describe('cards of those who share a side', () => {
  test('WR-MULTI-05: in turn 1 everybody draws from both decks', () => {
    const table = fresh({}, [], 4);
    expect(table.view().team?.players.map(({ hand }) => hand)).toEqual(Array.from({ length: 4 }, () => ({ character: 1, strategy: 1 })));
    expect(table.heard('drew').map(({ seat }) => seat)).toEqual([0, 0, 2, 2, 1, 1, 3, 3]);
    // And no more than that: next is the swap.
    expect(table.step).toBe('swapCards');
  });

  test('WR-MULTI-05: afterwards one card each, from a deck of one’s own choice', () => {
    const table = war({
      seats: 4,
      phase: 'begin',
      turn: 1,
      decks: { 'fp-strategy': [cardId('the-red-arrow'), cardId('help-unlooked-for')] },
    });
    expect([table.step, table.askedPlayers]).toEqual(['drawForTurn', ['gondor', 'witch-king', 'rohan', 'saruman']]);
    expect(table.choices('drawCard', 'deck')).toEqual(['character', 'strategy']);
    table.by('rohan', 'drawCard', { deck: 'strategy' }).by('gondor', 'drawCard', { deck: 'strategy' });
    expect([table.handOfPlayer('rohan'), table.handOfPlayer('gondor')]).toEqual([[cardId('the-red-arrow')], [cardId('help-unlooked-for')]]);
    table.by('saruman', 'drawCard', { deck: 'character' }).by('witch-king', 'drawCard', { deck: 'strategy' });
    expect(handSizes(table)).toEqual([1, 1, 1, 1]);
    expect(table.step).toBe('swapCards');
  });

  test('WR-MULTI-05, WR-RULING-15: whoever finds both decks empty draws nothing', () => {
    const all = [...cards('fp-character', 1, 24), ...cards('fp-strategy', 1, 23)];
    const table = war({ seats: 4, phase: 'begin', turn: 1, discard: all });
    expect(table.refused('drawCard', { deck: 'character' })).toEqual(['WR-RULING-15']);
    table.by('gondor', 'drawCard', { deck: 'strategy' });
    expect(table.askedPlayers).toEqual(['witch-king', 'saruman']);
  });

  test('WR-TV-172: three players, turn 2 (WR-RULING-86, WR-MULTI-05, WR-MULTI-07)', () => {
    const table = war({
      seats: 3,
      phase: 'begin',
      turn: 1,
      hands: { 'free-peoples': { hand: cards('fp-character', 1, 5) }, saruman: { hand: cards('shadow-strategy', 1, 4) } },
    });
    expect(table.hand(asId(0))).toHaveLength(7);
    expect(table.askedPlayers).toEqual(['witch-king', 'saruman']);
    table.by('witch-king', 'drawCard', { deck: 'strategy' }).by('saruman', 'drawCard', { deck: 'strategy' });
    // Six for the Free Peoples, four for each of the Shadow.
    expect([table.step, table.askedPlayers]).toEqual(['discardToLimit', ['free-peoples', 'saruman']]);
    table.do('discardCard', { card: cardId('elven-cloaks') }).do('discardCard', { card: cardId('return-to-valinor') });
    expect(handSizes(table)).toEqual([6, 1, 4]);
    expect([table.step, table.askedPlayers]).toEqual(['swapCards', ['witch-king', 'saruman']]);
  });

  test('WR-MULTI-07: four cards are the limit of those who share a side', () => {
    const table = war({
      seats: 4,
      free: ['event'],
      shadow: ['event'],
      hands: { rohan: { hand: cards('fp-character', 1, 4) }, gondor: { hand: cards('fp-strategy', 1, 4) } },
    });
    table.spend('event', 'draw-event').do('drawCard', { deck: 'character' });
    expect([table.step, table.askedPlayers]).toEqual(['discardToLimit', ['rohan']]);
  });
});

describe('WR-MULTI-06: the swap', () => {
  const hands = {
    gondor: { hand: [cardId('the-red-arrow'), cardId('riders-of-theoden')] },
    rohan: { hand: [cardId('guards-of-the-citadel'), cardId('elven-cloaks')] },
  };
  const begun = (): WarTable => {
    const table = war({
      seats: 4,
      phase: 'begin',
      turn: 1,
      hands,
      decks: { 'fp-character': [cardId('elven-rope'), cardId('phial-of-galadriel')] },
    });
    table.by('gondor', 'drawCard', { deck: 'character' }).by('rohan', 'drawCard', { deck: 'character' });
    return table.by('witch-king', 'drawCard', { deck: 'character' }).by('saruman', 'drawCard', { deck: 'character' });
  };

  test('both offer a card: they change hands, and only the backs are seen by others', () => {
    const table = begun().by('gondor', 'offerCard', { card: cardId('the-red-arrow') });
    expect(table.handOfPlayer('gondor')).toContain(cardId('the-red-arrow'));
    table.by('rohan', 'offerCard', { card: cardId('guards-of-the-citadel') });
    expect(table.handOfPlayer('gondor')).toEqual([cardId('elven-rope'), cardId('guards-of-the-citadel'), cardId('riders-of-theoden')]);
    expect(table.handOfPlayer('rohan')).toEqual([cardId('elven-cloaks'), cardId('phial-of-galadriel'), cardId('the-red-arrow')]);
    expect(table.heard('swapped')).toEqual([{ type: 'swapped', seat: 0, with: 2, decks: ['strategy', 'strategy'] }]);
    expect(table.askedPlayers).toEqual(['witch-king', 'saruman']);
    expect(warOfTheRing.check(table.state)).toEqual([]);
  });

  test('one of them declines: nothing changes, and nobody learns what was offered', () => {
    const table = begun().by('gondor', 'offerCard', { card: cardId('the-red-arrow') });
    const before = JSON.stringify(viewOf(warOfTheRing, table.state, table.seat('rohan')));
    expect(before).not.toContain(cardId('the-red-arrow'));
    table.by('rohan', 'decline');
    expect(table.handOfPlayer('gondor')).toContain(cardId('the-red-arrow'));
    expect(table.heard('notSwapped')).toEqual([{ type: 'notSwapped', side: 'free-peoples' }]);
    expect(table.state.own.map(({ offered }) => offered)).toEqual([-1, -1, -1, -1]);
  });

  test('whoever declined first is not overruled by a partner who offers', () => {
    const table = begun()
      .by('gondor', 'decline')
      .by('rohan', 'offerCard', { card: cardId('guards-of-the-citadel') });
    expect(table.handOfPlayer('rohan')).toContain(cardId('guards-of-the-citadel'));
    expect(table.heard('notSwapped')).toEqual([{ type: 'notSwapped', side: 'free-peoples' }]);
    expect(table.state.own.map(({ offered }) => offered)).toEqual([-1, -1, -1, -1]);
  });

  test('with a partner who has no card nobody is asked', () => {
    // The last card of both decks was his.
    const others = [...cards('shadow-character', 1, 24), ...cards('shadow-strategy', 2, 24)];
    for (const holder of ['witch-king', 'saruman']) {
      const hands = { [holder]: { hand: [cardId('return-to-valinor')] } };
      expect(war({ seats: 3, phase: 'begin', turn: 1, hands, discard: others }).step).toBe('declareFellowship');
    }
  });

  test('only cards of one’s own hand; and without a card nobody is asked', () => {
    const table = begun();
    expect(table.choices('offerCard', 'card')).toEqual(table.handOfPlayer('gondor'));
    expect(table.match.explain(0, { type: 'offerCard', card: cardId('guards-of-the-citadel') })?.rules).toEqual(['WR-MULTI-06']);
    const empty = [...cards('shadow-character', 1, 24), ...cards('shadow-strategy', 1, 24)];
    const none = war({ seats: 3, phase: 'begin', turn: 1, discard: empty });
    expect(none.step).toBe('declareFellowship');
  });

  test('what is said is the same whether a card is offered or not', () => {
    const [offers, declines] = [begun().by('gondor', 'offerCard', { card: cardId('the-red-arrow') }), begun().by('gondor', 'decline')];
    expect(offers.told.at(-1)).toEqual(declines.told.at(-1));
    expect(offers.told.at(-1)).toEqual({ type: 'swapAnswered', seat: 0 });
  });
});
