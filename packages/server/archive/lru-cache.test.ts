import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

it('lets go of what was longest not asked for when there is no more room', () => {
  const kept = new LruCache<string>(100);
  kept.set('a', 'A', 40);
  kept.set('b', 'B', 40);
  expect(kept.get('a')).toBe('A');
  kept.set('c', 'C', 40);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C']);
});

it('counts what has grown by its new size', () => {
  const kept = new LruCache<string>(100);
  kept.set('a', 'A', 10);
  kept.set('b', 'B', 10);
  kept.set('a', 'AA', 90);
  expect([kept.get('a'), kept.get('b')]).toEqual(['AA', 'B']);
  kept.set('b', 'BB', 20);
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'BB']);
});

it('keeps the newest even if it is larger than the room, and no longer', () => {
  const kept = new LruCache<string>(100);
  kept.set('a', 'A', 500);
  expect(kept.get('a')).toBe('A');
  kept.set('b', 'B', 1);
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'B']);
});
