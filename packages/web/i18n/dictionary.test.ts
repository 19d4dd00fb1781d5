import { expect, test } from 'vitest';
import { Dictionary, filled } from './dictionary.ts';

const book = new Dictionary();
book.add('pl', 'shell', { row: { free_one: 'jedno', free_few: 'kilka', free_many: 'wiele', won: 'wygrana' }, tip: '' });
book.add('pl', 'shell', { row: { won: 'zwycięstwo', lost: 'porażka' } });
book.add('pl', 'lab', { row: { lost: 'w laboratorium' } });

test('words are added to those that are there, and of two the newer counts', () => {
  expect(['row.won', 'row.lost', 'tip'].map((key) => book.find(key, ['shell'], 'pl'))).toEqual(['zwycięstwo', 'porażka', '']);
});

test('the first namespace that has a word says it', () => {
  expect(book.find('row.lost', ['lab', 'shell'], 'pl')).toBe('w laboratorium');
  expect(book.find('row.won', ['lab', 'shell'], 'pl')).toBe('zwycięstwo');
});

test('a count chooses the form, and a word without forms is the same for all', () => {
  expect([1, 3, 5, 22, 0].map((count) => book.find('row.free', ['shell'], 'pl', count))).toEqual([
    'jedno',
    'kilka',
    'wiele',
    'kilka',
    'wiele',
  ]);
  expect(book.find('row.won', ['shell'], 'pl', 5)).toBe('zwycięstwo');
  expect(book.find('row.free', ['shell'], 'pl')).toBeNull();
});

test('what is not there, is no text, or belongs to objects as such is not found', () => {
  for (const key of ['row', 'row.won.more', 'nothing', 'row.constructor', 'toString']) expect(book.find(key, ['shell'], 'pl')).toBeNull();
  expect(book.find('row.won', ['shell'], 'en')).toBeNull();
});

test('what a language lacks is said in English, in the English form of the count', () => {
  const partial = new Dictionary();
  partial.add('en', 'shell', { won: 'won', free_one: 'one', free_other: 'many' });
  partial.add('pl', 'shell', { won: 'wygrana' });
  expect(partial.find('won', ['shell'], 'pl')).toBe('wygrana');
  expect([1, 3].map((count) => partial.find('free', ['shell'], 'pl', count))).toEqual(['one', 'many']);
  expect(partial.find('lost', ['shell'], 'pl')).toBeNull();
});

test('blanks are filled by name and case', () => {
  expect(filled('{{who}}: {{ card, acc }}, {{who}}', (name, form) => `${name}/${form ?? '-'}`)).toBe('who/-: card/acc, who/-');
});
