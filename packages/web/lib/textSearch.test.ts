import { expect, test } from 'vitest';
import { matchesAll, matchesWholeWords, searchWords } from './textSearch.ts';

test('a search finds all its words, without regard to accents and capitals', () => {
  expect(searchWords('  Łódź  ÉOMER ')).toEqual(['lodz', 'eomer']);
  expect(matchesAll(searchWords('éom mark'), 'Éomer, Son of Éomund: marks')).toBe(true);
  expect(matchesAll(searchWords('eom west'), 'Éomer, Son of Éomund')).toBe(false);
});

test('whole words are more than parts of them', () => {
  expect(matchesWholeWords(['10'], 'Na polu: 10')).toBe(true);
  expect(matchesWholeWords(['10'], 'Na polu: 105')).toBe(false);
  expect(matchesWholeWords(['polu', '10'], 'Na polu: 10')).toBe(true);
});
