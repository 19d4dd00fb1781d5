import { expect, test } from 'vitest';
import { weakest } from './provenance.ts';

test('what is made of many things is only as sure as the least sure of them', () => {
  expect(weakest(['rulebook', 'reconstructed', 'published'])).toBe('reconstructed');
  expect(weakest(['published', 'rulebook'])).toBe('published');
  expect(weakest([])).toBe('rulebook');
});
