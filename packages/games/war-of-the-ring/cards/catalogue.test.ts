import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, PAGE, page } from './catalogue.ts';
import { CARD_IDS, cardId } from '../content/cards.ts';

const cards = catalogue();

test('every card of the box, each of them once', () => {
  expect(cards.map(({ id }) => id)).toEqual(CARD_IDS);
});

test('WR-EVENT-16: both halves of every card are implemented', () => {
  expect(cards.filter(({ event, combat }) => event === null || combat === null).map(({ id }) => id)).toEqual([]);
});

test('a test beside it calls every card and every combat text by its title', () => {
  expect(cards.filter(({ event }) => event?.tests.length === 0).map(({ id }) => id)).toEqual([]);
  expect(cards.filter(({ combat }) => combat?.tests.length === 0).map(({ combatName }) => combatName)).toEqual([]);
});

test('cards that are only lists of common lines are known as such', () => {
  const how = (id: string): (string | undefined)[] => {
    const card = cards.find((each) => each.id === id);
    return [card?.event?.how, card?.combat?.how];
  };
  expect(how(cardId('celeborns-galadhrim'))).toEqual(['lines', 'lines']);
  expect(how(cardId('mithril-coat-and-sting'))).toEqual(['table', 'function']);
  expect(how(cardId('the-ents-awake-treebeard'))).toEqual(['function', 'lines']);
});

test('the page is what the code says: run cards/catalogue.ts to write it anew', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(page());
});
