import { viewOf } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../index.ts';
import { fresh, war, type WarTable } from '../../testing/war.ts';

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
    const table = war({ seats: 4, phase: 'begin', turn: 1, decks: { 'fp-strategy': ['fp-strategy-09', 'fp-strategy-10'] } });
    expect([table.step, table.askedPlayers]).toEqual(['drawForTurn', ['gondor', 'witch-king', 'rohan', 'saruman']]);
    expect(table.choices('drawCard', 'deck')).toEqual(['character', 'strategy']);
    table.by('rohan', 'drawCard', { deck: 'strategy' }).by('gondor', 'drawCard', { deck: 'strategy' });
    expect([table.handOfPlayer('rohan'), table.handOfPlayer('gondor')]).toEqual([['fp-strategy-09'], ['fp-strategy-10']]);
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
    expect(table.hand(0)).toHaveLength(7);
    expect(table.askedPlayers).toEqual(['witch-king', 'saruman']);
    table.by('witch-king', 'drawCard', { deck: 'strategy' }).by('saruman', 'drawCard', { deck: 'strategy' });
    // Six for the Free Peoples, four for each of the Shadow.
    expect([table.step, table.askedPlayers]).toEqual(['discardToLimit', ['free-peoples', 'saruman']]);
    table.do('discardCard', { card: 'fp-character-01' }).do('discardCard', { card: 'shadow-strategy-01' });
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
  const hands = { gondor: { hand: ['fp-strategy-09', 'fp-strategy-16'] }, rohan: { hand: ['fp-strategy-14', 'fp-character-01'] } };
  const begun = (): WarTable => {
    const table = war({ seats: 4, phase: 'begin', turn: 1, hands, decks: { 'fp-character': ['fp-character-02', 'fp-character-03'] } });
    table.by('gondor', 'drawCard', { deck: 'character' }).by('rohan', 'drawCard', { deck: 'character' });
    return table.by('witch-king', 'drawCard', { deck: 'character' }).by('saruman', 'drawCard', { deck: 'character' });
  };

  test('both offer a card: they change hands, and only the backs are seen by others', () => {
    const table = begun().by('gondor', 'offerCard', { card: 'fp-strategy-09' });
    expect(table.handOfPlayer('gondor')).toContain('fp-strategy-09');
    table.by('rohan', 'offerCard', { card: 'fp-strategy-14' });
    expect(table.handOfPlayer('gondor')).toEqual(['fp-character-02', 'fp-strategy-14', 'fp-strategy-16']);
    expect(table.handOfPlayer('rohan')).toEqual(['fp-character-01', 'fp-character-03', 'fp-strategy-09']);
    expect(table.heard('swapped')).toEqual([{ type: 'swapped', seat: 0, with: 2, decks: ['strategy', 'strategy'] }]);
    expect(table.askedPlayers).toEqual(['witch-king', 'saruman']);
    expect(warOfTheRing.check(table.state)).toEqual([]);
  });

  test('one of them declines: nothing changes, and nobody learns what was offered', () => {
    const table = begun().by('gondor', 'offerCard', { card: 'fp-strategy-09' });
    const before = JSON.stringify(viewOf(warOfTheRing, table.state, table.seat('rohan')));
    expect(before).not.toContain('fp-strategy-09');
    table.by('rohan', 'decline');
    expect(table.handOfPlayer('gondor')).toContain('fp-strategy-09');
    expect(table.heard('notSwapped')).toEqual([{ type: 'notSwapped', side: 'free-peoples' }]);
    expect(table.state.own.map(({ offered }) => offered)).toEqual([-1, -1, -1, -1]);
  });

  test('whoever declined first is not overruled by a partner who offers', () => {
    const table = begun().by('gondor', 'decline').by('rohan', 'offerCard', { card: 'fp-strategy-14' });
    expect(table.handOfPlayer('rohan')).toContain('fp-strategy-14');
    expect(table.heard('notSwapped')).toEqual([{ type: 'notSwapped', side: 'free-peoples' }]);
    expect(table.state.own.map(({ offered }) => offered)).toEqual([-1, -1, -1, -1]);
  });

  test('with a partner who has no card nobody is asked', () => {
    // The last card of both decks was his.
    const others = [...cards('shadow-character', 1, 24), ...cards('shadow-strategy', 2, 24)];
    for (const holder of ['witch-king', 'saruman']) {
      const hands = { [holder]: { hand: ['shadow-strategy-01'] } };
      expect(war({ seats: 3, phase: 'begin', turn: 1, hands, discard: others }).step).toBe('declareFellowship');
    }
  });

  test('only cards of one’s own hand; and without a card nobody is asked', () => {
    const table = begun();
    expect(table.choices('offerCard', 'card')).toEqual(table.handOfPlayer('gondor'));
    expect(table.match.explain(0, { type: 'offerCard', card: 'fp-strategy-14' })?.rules).toEqual(['WR-MULTI-06']);
    const empty = [...cards('shadow-character', 1, 24), ...cards('shadow-strategy', 1, 24)];
    const none = war({ seats: 3, phase: 'begin', turn: 1, discard: empty });
    expect(none.step).toBe('declareFellowship');
  });

  test('what is said is the same whether a card is offered or not', () => {
    const [offers, declines] = [begun().by('gondor', 'offerCard', { card: 'fp-strategy-09' }), begun().by('gondor', 'decline')];
    expect(offers.told.at(-1)).toEqual(declines.told.at(-1));
    expect(offers.told.at(-1)).toEqual({ type: 'swapAnswered', seat: 0 });
  });
});
