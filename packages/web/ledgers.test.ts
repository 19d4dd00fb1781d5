import type { Rule } from '#kernel';
import { describe, expect, it } from 'vitest';
import { bySection, searchRules } from './ledgers.ts';

const rule = (id: string, section: string, en: string, pl: string): Rule => ({ id, section, kind: 'dice', en, pl });
const RULES = [
  rule('JM-DICE-04', 'Rolling', 'Dice set aside show different symbols.', 'Odłożone kostki mają różne symbole.'),
  rule('JM-NAZGUL-01', 'Nazgûl', 'A Nazgûl must be set aside.', 'Nazgula trzeba odłożyć.'),
  rule('JM-DICE-05', 'Rolling', 'At least one die.', 'Co najmniej jedna kostka.'),
];

describe('searching the rules', () => {
  it('finds all the words, without regard to accents, in the language of the reader', () => {
    expect(searchRules(RULES, 'odlozone rozne', 'pl').map(({ id }) => id)).toEqual(['JM-DICE-04']);
    expect(searchRules(RULES, 'nazgul aside', 'en').map(({ id }) => id)).toEqual(['JM-NAZGUL-01']);
    expect(searchRules(RULES, 'różne', 'en')).toEqual([]);
  });

  it('finds a rule by its id and everything by nothing', () => {
    expect(searchRules(RULES, 'jm-dice-05', 'pl').map(({ id }) => id)).toEqual(['JM-DICE-05']);
    expect(searchRules(RULES, '  ', 'pl')).toEqual(RULES);
  });

  it('keeps the order of the book in its sections', () => {
    expect(bySection(RULES).map(({ section, rules }) => [section, rules.length])).toEqual([['Rolling', 2], ['Nazgûl', 1]]);
  });
});
