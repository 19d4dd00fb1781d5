import { describe, expect, it } from 'vitest';
import { distinct, hasFloodOfMarks, hasMarkup, isOfStaff, isSameName, isSeen, tidy, tidyLine } from './names.ts';

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

  it.each(['Frodo', 'Fr\u043edo', 'FR0DO', 'F r o d o', 'Frod\u00f6', 'Fr\u03bfdo', 'F.rodo', 'Ｆrodo'])(
    '%s is taken for Frodo',
    (name) => {
      expect(isSameName(name, 'Frodo')).toBe(true);
    },
  );

  it('is not taken for another that only has the same script, number or picture', () => {
    for (const [one, other] of [
      ['山田', '田山'],
      ['Фёдор', 'Федот'],
      ['Mungo 851', 'Mungo 852'],
      ['🧙', '🧝'],
      ['Sam', 'Tam'],
    ])
      expect(isSameName(one, other), `${one} ${other}`).toBe(false);
  });

  it.each([
    '@everyone',
    'see http://evil.example',
    'www.evil.example',
    '[free](x)',
    '<!channel>',
    '=?utf-8?q?x?=',
    'a*b*',
    '`x`',
    'a|b',
    'a\\b',
  ])('%s is no name: a chat or a mail program would read more into it', (name) => {
    expect(hasMarkup(name)).toBe(true);
  });

  it.each([
    'J.R.R. Tolkien',
    'O’Hara-Brandybuck',
    'Sam_1',
    'Merry & Pippin',
    '#1 Hobbit',
    'Ola (PL)',
    'Red',
    'Book',
    'Adminah',
    '1234',
    'Systema',
  ])('%s is a name', (name) => {
    expect([hasMarkup(name), isOfStaff(name), hasFloodOfMarks(name)]).toEqual([false, false, false]);
  });

  it.each([
    'Admin',
    'M0derator',
    'red book',
    'Аdmin',
    'SUPP0RT',
    'Admin1',
    'admin_2',
    'Red Book Support',
    'Server Admin',
    'Czerwona Księga Moderacja',
    'The Mods',
  ])('%s would be taken for those who run the server', (name) => {
    expect(isOfStaff(name)).toBe(true);
  });

  it('has three marks on a letter at most', () => {
    expect(hasFloodOfMarks('Z\u0300\u0301\u0302\u0303\u0304')).toBe(true);
    expect(hasFloodOfMarks('Nguyễn Thị')).toBe(false);
  });

  it('gets a number when it is taken and nobody can be asked', () => {
    expect(distinct('Odo', ['Polo'])).toBe('Odo');
    expect(distinct('Odo', ['odo', 'ODO (2)'])).toBe('Odo (3)');
  });
});

describe('a line of chat', () => {
  it('is one line in which everything is seen, with its pictures and without towers of marks', () => {
    expect(tidyLine('one\ntwo\r\n\tthree')).toBe('one two three');
    expect(tidyLine('a\u200b\u202eb\u0000c\u{e0041}')).toBe('abc');
    expect(tidyLine('hi 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿')).toBe('hi 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿');
    expect(tidyLine('\u200b \u2028')).toBe('');
    expect(tidyLine(`Z${'\u0336'.repeat(40)}`)).toBe(`Z${'\u0336'.repeat(3)}`);
  });
});
