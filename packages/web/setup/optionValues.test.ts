import { expect, test } from 'vitest';
import { withoutEmpty, isFieldPath, refusalKeys } from './optionValues.ts';

test('what is empty is not sent, what is written loses its outer blanks', () => {
  expect(withoutEmpty({ sheet: 'advanced', endless: false, letter: '' })).toEqual({ sheet: 'advanced', endless: false });
  expect(withoutEmpty({ letter: ' \n{"day": 3}\n' })).toEqual({ letter: '{"day": 3}' });
});

test('a refusal belongs to the field its path begins with', () => {
  expect(isFieldPath('letter', 'letter')).toBe(true);
  expect(isFieldPath('letter.day', 'letter')).toBe(true);
  expect(isFieldPath('options.letter.day', 'letter')).toBe(true);
  expect(isFieldPath('letters', 'letter')).toBe(false);
  expect(isFieldPath('options', 'letter')).toBe(false);
  expect(isFieldPath('', 'letter')).toBe(false);
});

test('a game may say in its own words why a field was refused, the place first', () => {
  expect(refusalKeys('letter.seats', 'letter')).toEqual(['setup.letter_refused_seats', 'setup.letter_refused']);
  expect(refusalKeys('options.letter.seats', 'letter')[0]).toBe('setup.letter_refused_seats');
  expect(refusalKeys('options.letter', 'letter')).toEqual(['setup.letter_refused']);
  expect(refusalKeys('seats', 'letter')).toEqual([]);
});
