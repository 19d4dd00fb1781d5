import type { Viewer } from '#kernel/seat.ts';
import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { battleForMiddleEarth } from '../index.ts';
import { listOf } from '../rules/cards.ts';
import { redeal } from './index.ts';
import { act, BOX, type BattleMatch, begin, DRAW, HAND, sit, TEAM, TROPHY } from '../testing/table.ts';

const handsOf = (match: BattleMatch, viewer: Viewer, seat: number, times = 60): string[][] =>
  Array.from({ length: times }, (_, seed) =>
    listOf(redeal(match.state, viewer, new SeededRandom(seed)).own[seat].hand).map((each) => BOX.companionIds[each]),
  );

const MORDOR = [TEAM, TEAM, TEAM, TEAM, HAND, HAND, HAND, HAND, TROPHY, TROPHY, TROPHY, TROPHY];

describe('BM-RULING-46: hands and piles are secret', () => {
  test('a viewer keeps his own hand; the others get any cards that are out of sight', () => {
    const match = begin(3, { first: 0 });
    const mine = listOf(match.state.own[0].hand);
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const other = redeal(match.state, 0, new SeededRandom(seed));
      expect(battleForMiddleEarth.check(other)).toEqual([]);
      expect(listOf(other.own[0].hand)).toEqual(mine);
      for (const each of listOf(other.own[1].hand)) seen.add(BOX.companionIds[each]);
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(mine.some((each) => seen.has(BOX.companionIds[each]))).toBe(false);
  });

  test('a watcher knows no hand and no order', () => {
    const match = begin(2, { first: 0 });
    const hands = new Set(handsOf(match, 'spectator', 0).map(String));
    expect(hands.size).toBeGreaterThan(30);
    const tops = new Set(Array.from({ length: 40 }, (_, seed) => redeal(match.state, 0, new SeededRandom(seed)).hidden.enemies.at(-1)));
    expect(tops.size).toBeGreaterThan(8);
  });

  test('the original is left alone', () => {
    const match = begin(2);
    const before = match.hash();
    redeal(match.state, 0, new SeededRandom(3));
    expect(match.hash()).toBe(before);
  });
});

describe('what follows from open discard piles', () => {
  /** All companions but a few lie open; the pile is made anew when seat 0 draws. */
  const reshuffled = () => {
    const hidden = ['elrond', 'arwen', 'gloin', 'sam', 'haldir'];
    const match = sit(
      {
        ringDiscard: ['gloin', 'sam', 'haldir', ...MORDOR],
        players: [{ teams: [BOX.companionIds.filter((id) => !hidden.includes(id))] }, { hand: ['elrond', 'arwen'] }],
      },
      [['gloin', 'sam', 'haldir']],
    );
    act(match, 0, DRAW);
    return match;
  };

  test('BM-RULING-09: after a reshuffle it is known which cards are in the hands', () => {
    const match = reshuffled();
    for (const hand of handsOf(match, 0, 1)) expect(hand).toEqual(['elrond', 'arwen']);
    // Seat 1 knows its own hand, so seat 0 holds one of the new pile.
    const drawn = new Set(handsOf(match, 1, 0).map(String));
    expect([...drawn].sort()).toEqual(['gloin', 'haldir', 'sam']);
  });

  test('cards of the new pile and of before never change places', () => {
    const match = reshuffled();
    act(match, 1, DRAW);
    for (const hand of handsOf(match, 'spectator', 1)) {
      expect(hand).toContain('elrond');
      expect(hand).toContain('arwen');
    }
  });
});

describe('what a counterattack tells', () => {
  test('BM-RULING-15: a hand that was spared stays where it is', () => {
    const match = sit({ mordor: [TEAM, HAND], ringPile: [TROPHY, 'haldir'], players: [{}, { hand: ['gimli'] }] });
    act(match, 0, DRAW);
    for (const hand of handsOf(match, 0, 1)) expect(hand).toEqual(['gimli']);
  });

  test('whoever is asked for a hand card has one to lose', () => {
    // Seat 1 is asked and holds one card; Gimli is out of sight too, but it cannot be he.
    const match = sit({
      mordor: [TROPHY, TEAM, HAND],
      players: [{}, { hand: ['sam'] }],
      turn: { step: 'losing', losing: { seat: 1 } },
    });
    const hands = handsOf(match, 0, 1, 300).map(String);
    expect(hands).not.toContain('gimli');
    expect(new Set(hands).size).toBeGreaterThan(20);
  });
});
