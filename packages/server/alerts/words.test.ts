import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counted, moment, titleOf, word } from './words.ts';

const keysOf = (words: object, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`.replace(/_(one|few|many|other)$/, '')] : keysOf(value as object, `${prefix}${key}.`),
  );

const read = (language: string): object =>
  JSON.parse(readFileSync(new URL(`./locale/${language}.json`, import.meta.url), 'utf8')) as object;

describe('what the house says to people who are not there', () => {
  it('is said in both languages', () => {
    const [en, pl] = [read('en'), read('pl')].map((words) => [...new Set(keysOf(words))]);
    expect(pl).toEqual(en);
  });

  it('has every plural', () => {
    expect([1, 2, 5, 22].map((count) => counted('pl', 'title.many', count))).toEqual([
      'Nowiny od 1 stołu',
      'Nowiny od 2 stołów',
      'Nowiny od 5 stołów',
      'Nowiny od 22 stołów',
    ]);
    expect([1, 3].map((count) => counted('en', 'title.many', count))).toEqual(['1 table has news for you', '3 tables have news for you']);
  });

  it('fills its gaps and knows the games and the clocks of those who read it', () => {
    expect(word('pl', 'line.turn', { at: titleOf('pl', 'war-of-the-ring') })).toBe('Wojna o Pierścień: teraz twoja kolej.');
    expect(moment('pl', 'Europe/Warsaw', Date.parse('2026-07-01T10:00:00Z'))).toContain('12:00');
  });
});
