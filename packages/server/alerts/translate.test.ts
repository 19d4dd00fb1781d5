import { keysOf, type Locale, stem } from '#kernel/battery/wording.ts';
import { jsonFile } from '#kernel/testing/json.ts';
import { describe, expect, it } from 'vitest';
import { translateCount, formatDate, titleOf, translate } from './translate.ts';

const read = (language: string): Locale => jsonFile<Locale>(new URL(`./locale/${language}.json`, import.meta.url));

describe('what the house says to people who are not there', () => {
  it('is said in both languages', () => {
    const [en, pl] = [read('en'), read('pl')].map((words) => [...new Set(keysOf(words).map(stem))]);
    expect(pl).toEqual(en);
  });

  it('has every plural', () => {
    expect([1, 2, 5, 22].map((count) => translateCount('pl', 'title.many', count))).toEqual([
      'Nowiny od 1 stołu',
      'Nowiny od 2 stołów',
      'Nowiny od 5 stołów',
      'Nowiny od 22 stołów',
    ]);
    expect([1, 3].map((count) => translateCount('en', 'title.many', count))).toEqual([
      '1 table has news for you',
      '3 tables have news for you',
    ]);
  });

  it('fills its gaps and knows the games and the clocks of those who read it', () => {
    expect(translate('pl', 'line.turn', { at: titleOf('pl', 'war-of-the-ring') })).toBe('Wojna o Pierścień: teraz twoja kolej.');
    expect(formatDate('pl', 'Europe/Warsaw', Date.parse('2026-07-01T10:00:00Z'))).toContain('12:00');
  });
});
