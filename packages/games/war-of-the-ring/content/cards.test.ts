import { expect, test } from 'vitest';
import { CARD_IDS, CARD_NAMES, cardId, COMBAT } from './cards.ts';
import { standard } from './standard.ts';

/** The English title in small letters without accents, words joined by hyphens. */
const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

test('a card is called by its English title, and no two alike', () => {
  expect(CARD_NAMES).toEqual(standard.events.map(({ en }) => slug(en)));
  expect(new Set(CARD_NAMES).size).toBe(CARD_NAMES.length);
});

test('content packs, records and positions call the cards as they always did', () => {
  expect(CARD_IDS).toEqual(standard.events.map(({ id }) => id));
  expect(cardId('wisdom-of-elrond')).toBe('fp-strategy-08');
  expect(cardId('hill-trolls')).toBe('shadow-strategy-15');
});

test('a lower half is called by its English title', () => {
  const halves = new Map(standard.events.map(({ combat }) => [combat.id, slug(combat.en)]));
  expect(new Map(COMBAT.map(([name, id]): [string, string] => [id, name]))).toEqual(halves);
});
