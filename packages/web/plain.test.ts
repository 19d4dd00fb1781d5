import { expect, test } from 'vitest';
import { findsAll, findsWhole, searchWords } from './plain.ts';

test('a search finds all its words, without regard to accents and capitals', () => {
  expect(searchWords('  Łódź  ÉOMER ')).toEqual(['lodz', 'eomer']);
  expect(findsAll(searchWords('éom mark'), 'Éomer, Son of Éomund: marks')).toBe(true);
  expect(findsAll(searchWords('eom west'), 'Éomer, Son of Éomund')).toBe(false);
});

test('whole words are more than parts of them', () => {
  expect(findsWhole(['10'], 'Na polu: 10')).toBe(true);
  expect(findsWhole(['10'], 'Na polu: 105')).toBe(false);
  expect(findsWhole(['polu', '10'], 'Na polu: 10')).toBe(true);
});
