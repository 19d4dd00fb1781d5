import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { standard } from '../content/standard.ts';
import { battleForMiddleEarth } from '../index.ts';
import { setOf } from './cards.ts';
import { canComplete, NOTHING_CHOSEN } from './means.ts';

/**
 * A pack in which the two companions who bring extra jokers show a colour instead of a joker of their own, so that both extra jokers can be needed at once:
 * with the printed ones an enemy without them never asks for two.
 */
const pack = structuredClone(standard);
for (const companion of pack.companions) if (['glorfindel', 'treebeard'].includes(companion.id)) companion.symbols = ['green'];
for (const enemy of pack.enemies) if (enemy.id === 'haradrim') enemy.symbols = ['red', 'blue'];
const box = readContent(pack);

const companions = (...ids: string[]): number => setOf(ids.map((id) => asId(box.companionIds.indexOf(id))));
const enemies = (...ids: string[]): number => setOf(ids.map((id) => asId(box.enemyIds.indexOf(id))));

/** A Mûmak and a captain who cost nothing, and Haradrim who cost two jokers. */
const state = battleForMiddleEarth.position.read(
  { game: 'battle-for-middle-earth', row: ['mumak', 'shagrat', 'haradrim'], players: [{}, {}] },
  box,
);
const helpers = ['gloin', 'beregond'];
const completes = (team: string[], ...targets: string[]): boolean =>
  canComplete(state, 0, asId(companions(...team, ...helpers)), { ...NOTHING_CHOSEN, targets: asId(enemies(...targets)) });

describe('an attack that needs more enemies for its jokers', () => {
  test('BM-GLORFINDEL-01, BM-TREEBEARD-01, BM-RULING-39: two further enemies bring the two jokers that one lacks', () => {
    expect(completes(['glorfindel', 'treebeard'], 'haradrim')).toBe(true);
  });

  test('BM-RULING-38: one joker is not enough, whichever of the two gives it', () => {
    expect(completes(['glorfindel'], 'haradrim')).toBe(false);
    expect(completes(['treebeard'], 'haradrim')).toBe(false);
  });

  test('BM-RULING-03: nobody else gains by a further enemy', () => {
    expect(completes(['elrond'], 'haradrim')).toBe(false);
    expect(completes(['elrond'], 'shagrat')).toBe(true);
  });
});
