import { InvalidInput } from '#kernel';
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from './box.ts';
import { readContent } from './read.ts';
import { standard } from './standard.ts';

interface Pack {
  symbols: { id: string }[];
  companions: { id: string; symbols: string[]; ability: string | null; copies: number; pointsWhenGiven?: number }[];
  enemies: { id: string; symbols: string[]; points: number; captain: boolean; copies: number }[];
  mordor: { id: string; command: string; copies: number }[];
}

const changed = (change: (pack: Pack) => void): Pack => {
  const pack: Pack = structuredClone(standard);
  change(pack);
  return pack;
};

const refusal = (change: (pack: Pack) => void): { path: string; rules: readonly string[]; message: string } => {
  try {
    readContent(changed(change));
  } catch (error) {
    if (error instanceof InvalidInput) return { path: error.path, rules: error.rules, message: error.message };
    throw error;
  }
  throw new Error('The pack was accepted');
};

describe('the standard pack', () => {
  const box = readContent(standard);

  test('BM-COMP-01, BM-COMP-02: 31 companions, 12 Mordor cards, 21 enemies; 43 Ring cards', () => {
    expect(box.companions).toHaveLength(31);
    expect(box.enemies).toHaveLength(21);
    expect(box.mordor.reduce((sum, face) => sum + face.copies, 0)).toBe(12);
  });

  test('BM-SYMBOL-01, BM-SYMBOL-02: six colours and a joker', () => {
    expect(SYMBOLS.slice(0, 6)).toEqual(['red', 'orange', 'yellow', 'green', 'blue', 'violet']);
    expect(SYMBOLS[6]).toBe('joker');
  });

  test('it is called as the locale calls it; a pack brings the names that differ, and those of cards only it has', () => {
    expect(box.names).toEqual({});
    const own = structuredClone(standard);
    own.companions[0].pl = 'Bilbo';
    own.enemies[0].id = 'smaug';
    own.enemies[0].en = 'Smaug';
    const { id } = own.companions[0];
    expect(readContent(own).names).toEqual({
      en: { 'enemy.smaug': 'Smaug' },
      pl: { [`card.${id}`]: 'Bilbo', 'enemy.smaug': own.enemies[0].pl },
    });
  });

  test('BM-RULING-48: captains are marked on the enemies', () => {
    expect(box.enemies.filter(({ captain }) => captain)).toHaveLength(7);
  });
});

describe('a pack that breaks a count of the rulebook is refused at the exact place', () => {
  test('BM-COMP-01: cards missing or too many', () => {
    expect(refusal((pack) => pack.companions.pop())).toMatchObject({
      path: 'companions',
      rules: ['BM-COMP-01'],
      message: expect.stringContaining('not 30'),
    });
    expect(refusal((pack) => (pack.enemies[0].copies = 2))).toMatchObject({ path: 'enemies', rules: ['BM-COMP-01'] });
    expect(refusal((pack) => (pack.mordor[1].copies = 5))).toMatchObject({ path: 'mordor', rules: ['BM-COMP-01'] });
  });

  test('BM-SYMBOL-04: a companion has one or two coloured symbols, or a joker alone', () => {
    for (const symbols of [[], ['red', 'red', 'blue'], ['joker', 'red'], ['joker', 'joker']])
      expect(refusal((pack) => (pack.companions[4].symbols = symbols))).toMatchObject({
        path: 'companions.4.symbols',
        rules: ['BM-SYMBOL-04'],
      });
  });

  test('BM-SYMBOL-03: an enemy has one to four coloured symbols', () => {
    for (const symbols of [[], ['red', 'red', 'red', 'red', 'red']])
      expect(refusal((pack) => (pack.enemies[2].symbols = symbols))).toMatchObject({ path: 'enemies.2.symbols', rules: ['BM-SYMBOL-03'] });
    expect(refusal((pack) => (pack.enemies[2].symbols = ['red', 'joker']))).toMatchObject({
      path: 'enemies.2.symbols.1',
      rules: ['BM-SYMBOL-03'],
    });
  });

  test('BM-SYMBOL-01: every symbol is described once', () => {
    expect(refusal((pack) => pack.symbols.shift())).toMatchObject({ path: 'symbols', rules: ['BM-SYMBOL-01'] });
    expect(refusal((pack) => pack.symbols.pop())).toMatchObject({ path: 'symbols', rules: ['BM-SYMBOL-02'] });
  });

  test('BM-HOBBIT-06, BM-GANDALF-04: a hobbit scores one, Gandalf two, nobody else', () => {
    expect(refusal((pack) => (pack.companions[0].pointsWhenGiven = 3))).toMatchObject({
      path: 'companions.0.pointsWhenGiven',
      rules: ['BM-HOBBIT-06'],
    });
    expect(refusal((pack) => (pack.companions[8].pointsWhenGiven = 1))).toMatchObject({ rules: ['BM-GANDALF-04'] });
    expect(refusal((pack) => (pack.companions[20].pointsWhenGiven = 1))).toMatchObject({ rules: ['BM-SCORE-02'] });
  });

  test('names are told apart, commands and abilities are known', () => {
    expect(refusal((pack) => (pack.companions[3].id = 'frodo'))).toMatchObject({ path: 'companions.3.id' });
    expect(refusal((pack) => (pack.mordor[0].command = 'discard-everything'))).toMatchObject({ path: 'mordor.0.command' });
    expect(refusal((pack) => (pack.companions[3].ability = 'fly'))).toMatchObject({ path: 'companions.3.ability' });
    expect(() => readContent(null)).toThrow(InvalidInput);
    expect(() => readContent({ game: 'chess' })).toThrow(InvalidInput);
  });
});

test('copies of a card get names of their own', () => {
  const box = readContent(
    changed((pack) => {
      pack.companions = pack.companions.filter(({ id }) => id !== 'forlong');
      pack.companions[pack.companions.length - 1].copies = 2;
    }),
  );
  expect(box.companionIds.slice(-2)).toEqual(['gloin', 'gloin-2']);
  expect(box.companions[30].kind).toBe('gloin');
});
