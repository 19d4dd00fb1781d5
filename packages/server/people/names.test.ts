import { describe, expect, it } from 'vitest';
import { distinct, isSameName, isSeen, tidy } from './names.ts';

describe('a name', () => {
  it.each(['Pan Podgórny', 'Łukasz', '山田', 'Zoë', 'Frodo 🧙', 'Sam 👨‍👩‍👧 ❤️', 'O’Hara-Brandybuck', 'نور'])('%s can be read', (name) => {
    expect(isSeen(name)).toBe(true);
  });

  it.each([
    'Fro\u200bdo',
    '\u200d',
    'Sam\u0000',
    'a\nb',
    'a\tb',
    'a\u202eb',
    '\u2066x',
    '\u3164',
    'x\u00ad',
    'x\ufe0f',
    '\u2800',
    '\ud800',
    'x\ufeff',
    'x\u2060',
    '\u{e0041}',
  ])('%j cannot', (name) => {
    expect(isSeen(name)).toBe(false);
  });

  it('is the same however it is typed', () => {
    expect(tidy('  Pan \u00a0 Podgo\u0301rny ')).toBe('Pan Podgórny');
    expect(isSameName('FRODO  Baggins', 'Frodo Baggins')).toBe(true);
    expect(isSameName('Ｆrodo', 'Frodo')).toBe(true);
    expect(isSameName('Frodo', 'Fredo')).toBe(false);
  });

  it('gets a number when it is taken and nobody can be asked', () => {
    expect(distinct('Odo', ['Polo'])).toBe('Odo');
    expect(distinct('Odo', ['odo', 'ODO (2)'])).toBe('Odo (3)');
  });
});
