import { hintFor } from '#bots/hint.ts';
import { bestExplainerOf } from '#bots/registry.ts';
import { ForcedRandom, Match, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { journeyToMordor as game } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import type { JourneyPosition } from '../position/index.ts';
import { chancesOf, TOPICS } from './reasons.ts';

test('every reason has words in both languages, and no words are left over', () => {
  for (const { why } of [en, pl]) expect(Object.keys(why).toSorted()).toEqual([...TOPICS].toSorted());
});

test('of two ways to go on the better one is told, with how many games each wins', async () => {
  const position: JourneyPosition = {
    game: 'journey-to-mordor',
    players: [{ hobbit: 'frodo' }, { hobbit: 'sam' }],
    turn: { step: 'roll' },
  };
  const state = game.position.read(position, game.content.read(game.content.standard));
  const random = new ForcedRandom(['orc', 'ring', 'gandalf', 'ring', 'orc'], new SeededRandom(1));
  const match = Match.resume(game, { state, random });
  match.apply(0, { type: 'roll' });
  const { action, reasons } = hintFor(game, await bestExplainerOf(game.id), match.state, 0, 7);
  expect(action.type).toBe('setAside');
  const told = reasons.find(({ topic }) => topic === 'won' || topic === 'even')?.params;
  expect(told).toBeDefined();
  expect(Number(told?.won)).toBeGreaterThan(Number(told?.less ?? 0));
  expect(Number(told?.won)).toBeLessThan(100);
});

test('where nothing was weighed no numbers are told', () => {
  expect(chancesOf(null, null)).toEqual([]);
  expect(chancesOf(0.512, 0.511)).toEqual([{ topic: 'even', params: { won: 51 } }]);
  expect(chancesOf(0.6, 0.5)).toEqual([{ topic: 'won', params: { won: 60, less: 50 } }]);
});
