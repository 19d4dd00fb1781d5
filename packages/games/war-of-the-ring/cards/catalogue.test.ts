import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { standard } from '../content/standard.ts';
import { catalogue, PAGE, page } from './catalogue.ts';
import { missingCombat, missingEvents, NOT_YET } from './notYet.ts';

const cards = catalogue();

test('ninety-six cards, each of them named once', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(96);
});

test('WR-EVENT-16: both halves of every card are implemented, and what is not is said', () => {
  expect(cards.filter(({ event, combat }) => event === null || combat === null).map(({ id }) => id)).toEqual([]);
  const box = readContent(standard);
  expect(missingEvents(box)).toEqual(NOT_YET.events);
  expect(missingCombat(box)).toEqual(NOT_YET.combat);
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
  expect(how('fp-strategy-15')).toEqual(['lines', 'lines']);
  expect(how('fp-character-05')).toEqual(['table', 'function']);
  expect(how('fp-character-19')).toEqual(['function', 'lines']);
});

test('the page is what the code says: run cards/catalogue.ts to write it anew', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(page());
});
