import { languageFor, type Rule } from '#kernel';
import { describe, expect, it } from 'vitest';
import { SHELF } from '#games';
import { bySection, type SectionTitles, ledgerOf, searchRules, sectionTitle, sectionsOf } from './ledger.ts';

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
    expect(bySection(RULES).map(({ section, rules }) => [section, rules.length])).toEqual([
      ['Rolling', 2],
      ['Nazgûl', 1],
    ]);
  });
});

describe('heads of sections', () => {
  const heads: SectionTitles = {
    'Phase 1: rolling': 'Faza 1: rzuty',
    'X. Victory (Wygrana)': 'Wygrana',
    Ruling: 'Rozstrzygnięcie',
    Battle: 'bitwa',
    corruption: 'spaczenie',
    'our decision': 'nasza decyzja',
  };

  it.each(SHELF.map(({ id }) => id))('%s brings no head that its ledger does not use', async (game) => {
    const sections = (await ledgerOf(game, 'pl')).map(({ section }) => section);
    const unused = Object.keys(await sectionsOf(game, 'pl')).filter((head) => !sections.some((section) => section.includes(head)));
    expect(unused).toEqual([]);
  });

  it('are read in the language of the reader', () => {
    expect(sectionTitle('Phase 1: rolling', heads)).toBe('Faza 1: rzuty');
    expect(sectionTitle('X. Victory (Wygrana)', heads)).toBe('Wygrana');
    expect(sectionTitle('Ruling – Battle (our decision)', heads)).toBe('Rozstrzygnięcie – bitwa (nasza decyzja)');
    expect(sectionTitle('Ruling: corruption', heads)).toBe('Rozstrzygnięcie – spaczenie');
  });

  it('stand as the ledger has them where nobody has translated them', () => {
    expect(sectionTitle('Phase 1: rolling', {})).toBe('Phase 1 – rolling');
    expect(sectionTitle('Ruling – Battle (our decision)', {})).toBe('Ruling – Battle (our decision)');
  });

  it('of a ledger that names its sections in two languages are in one', async () => {
    const [en, pl] = await Promise.all(['en', 'pl'].map((language) => sectionsOf('war-of-the-ring', languageFor(language))));
    expect([en, pl].map((titles) => sectionTitle('IX. The hunt – The hunt roll (Rzut poszukiwań)', titles))).toEqual([
      'IX. The hunt – The hunt roll',
      'IX. Poszukiwania – Rzut poszukiwań',
    ]);
  });
});
