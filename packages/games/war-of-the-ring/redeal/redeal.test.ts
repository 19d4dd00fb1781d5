import type { Viewer } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { eventsFor, SeededRandom, viewOf } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../index.ts';
import { war, type WarTable } from '../testing/war.ts';
import { cardId } from '../content/cards.ts';

/** Four players, in the middle of their swap: Gondor has offered a card, Rohan has not answered. */
const swapping = (): WarTable =>
  war({
    seats: 4,
    phase: 'begin',
    turn: 1,
    hands: { gondor: { hand: [cardId('riders-of-theoden'), cardId('guards-of-the-citadel')] }, rohan: { hand: [cardId('elven-cloaks')] } },
  })
    .by('gondor', 'drawCard', { deck: 'character' })
    .by('rohan', 'drawCard', { deck: 'character' })
    .by('witch-king', 'drawCard', { deck: 'character' })
    .by('saruman', 'drawCard', { deck: 'character' })
    .by('gondor', 'offerCard', { card: cardId('riders-of-theoden') });

describe('a hand is its owner’s, a partner’s as much as an enemy’s', () => {
  const worlds = Array.from({ length: 40 }, (_, seed) => game.redeal(swapping().state, 2, new SeededRandom(seed)));

  test('to Rohan his partner’s hand and offer may be anything; his own cards stay', () => {
    expect(new Set(worlds.map(({ own }) => JSON.stringify(own[0].hand))).size).toBeGreaterThan(10);
    const offers = worlds.map(({ own }) => own[0].offered ?? -1);
    expect(offers.some((card) => card < 0)).toBe(true);
    expect(offers.some((card) => card >= 0)).toBe(true);
    for (const { own } of worlds) {
      expect(own[2]).toEqual(swapping().state.own[2]);
      expect((own[0].offered ?? -1) < 0 || own[0].hand.includes(own[0].offered ?? asId(-1))).toBe(true);
    }
  });

  test('every one of these worlds looks the same to him, and to a watcher', () => {
    const real = swapping().state;
    for (const viewer of [2, 'spectator'] as const)
      for (const world of Array.from({ length: 10 }, (_, seed) => game.redeal(real, viewer, new SeededRandom(seed)))) {
        expect(viewOf(game, world, viewer)).toEqual(viewOf(game, real, viewer));
        expect(game.check(world)).toEqual([]);
      }
  });

  test('no view and no event but one’s own names a card of a hand', () => {
    const table = swapping();
    const answer = table.match.apply(table.seat('rohan'), { type: 'offerCard', card: cardId('elven-cloaks') });
    if (!answer.ok) throw new Error(answer.refusal.message);
    const names = (viewer: Viewer): string => JSON.stringify(eventsFor(answer.events, viewer));
    for (const viewer of [1, 3, 'spectator'] as const) expect(names(viewer)).not.toMatch(/fp-(strategy|character)-\d/);
    expect(names(0)).toContain(cardId('elven-cloaks'));
    expect(names(2)).toContain(cardId('riders-of-theoden'));
    const seen = JSON.stringify(viewOf(game, table.state, table.seat('gondor')).team);
    expect(seen).toContain(cardId('elven-cloaks'));
    expect(seen).not.toContain(cardId('riders-of-theoden'));
  });
});
