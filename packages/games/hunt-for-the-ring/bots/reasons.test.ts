import { readMove } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import type { HuntPosition } from '../position/index.ts';
import { TOPICS, topicsOf } from './reasons.ts';

test('every reason has words in both languages, and no words are left over', () => {
  for (const { why } of [en, pl]) expect(Object.keys(why).toSorted()).toEqual([...TOPICS].toSorted());
});

/** Frodo is on 19, and his trace on 10 is known: the red Rider stands beside him. */
const position: HuntPosition = {
  game: 'hunt-for-the-ring',
  options: { mode: 'part1' },
  turn: 'secondDaylight',
  active: 'red',
  dice: ['sword', 'sorcery*', 'sorcery*', 'ring*', 'ring*', 'shadow*'],
  trail: { '10': 'eye' },
  nazgul: { blue: { at: 10 }, green: { at: 22 }, red: { at: 19 }, violet: { at: 45 } },
  ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19] },
};
const state = game.position.read(position, game.content.read(game.content.standard));

test.each([
  ['huntWith', 'likely', { type: 'huntWith', die: 'sword' }],
  ['search', 'trace', { type: 'search' }],
  ['ride', 'cover', { type: 'ride', space: 16 }],
] as const)('a hunter is told how likely it is: %s', (_verb, topic, action) => {
  const move = readMove(game.verbs, action, state.box);
  if (typeof move === 'string') throw new Error(move);
  const [first] = topicsOf(state, 1, move);
  expect(first?.topic).toBe(topic);
  const chance = Number(first?.params?.chance);
  expect(chance).toBeGreaterThanOrEqual(0);
  expect(chance).toBeLessThanOrEqual(100);
});
