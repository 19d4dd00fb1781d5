import type { Words } from '#look/table.ts';
import { expect, test } from 'vitest';
import { withNames } from './names.ts';

let language = 'pl';
/** Says what it was asked to say. */
const plain: Words = (key, params) => (key === 'table.language' ? language : `${key} ${JSON.stringify(params)}`);
const words = withNames(plain, () => ({ pl: { 'card.frodo': 'Bilbo', 'enemy.troll': 'Trol' } }));

test('a pack says its own names, alone and in sentences, in its language', () => {
  expect(words('card.frodo')).toBe('Bilbo');
  expect(words('event.x', { cards: ['@card.frodo', '@card.sam'], seat: '@seat.1', count: 2 })).toBe(
    'event.x {"cards":["Bilbo","@card.sam"],"seat":"@seat.1","count":2}',
  );
  language = 'en';
  expect(words('card.frodo')).toBe('card.frodo {}');
  expect(words('event.x', { enemy: '@enemy.troll' })).toBe('event.x {"enemy":"@enemy.troll"}');
});
