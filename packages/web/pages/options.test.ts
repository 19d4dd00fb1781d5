import { expect, test } from 'vitest';
import { givenOptions, isAbout, refusalKeys } from './options.ts';

test('what is empty is not sent, what is written loses its outer blanks', () => {
  expect(givenOptions({ sheet: 'advanced', endless: false, letter: '' })).toEqual({ sheet: 'advanced', endless: false });
  expect(givenOptions({ letter: ' \n{"day": 3}\n' })).toEqual({ letter: '{"day": 3}' });
});

test('a refusal belongs to the field its path begins with', () => {
  expect(isAbout('letter', 'letter')).toBe(true);
  expect(isAbout('letter.day', 'letter')).toBe(true);
  expect(isAbout('options.letter.day', 'letter')).toBe(true);
  expect(isAbout('letters', 'letter')).toBe(false);
  expect(isAbout('options', 'letter')).toBe(false);
  expect(isAbout('', 'letter')).toBe(false);
});

test('a game may say in its own words why a field was refused, the place first', () => {
  expect(refusalKeys('letter.seats', 'letter')).toEqual(['setup.letter_refused_seats', 'setup.letter_refused']);
  expect(refusalKeys('options.letter.seats', 'letter')[0]).toBe('setup.letter_refused_seats');
  expect(refusalKeys('options.letter', 'letter')).toEqual(['setup.letter_refused']);
  expect(refusalKeys('seats', 'letter')).toEqual([]);
});
