import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { createTranslator } from './translator.ts';

function book() {
  const made = new Dictionary();
  made.add('en', 'shell', { yes: 'yes', no: 'no', event: { undone: '{{seat}} takes it back.' } });
  made.add('pl', 'shell', { yes: 'tak', no: 'nie', event: { undone: '{{seat}} cofa ruch.' } });
  made.add('en', 'jm', {
    symbol: { ring: 'Ring', orc: 'orc' },
    event: {
      aside: '{{seat}} sets aside {{symbols}}.',
      fields_one: '{{count}} field',
      fields_other: '{{count}} fields',
      join: '{{seat}} joins {{team}}.',
      join_new: '{{seat}} begins anew.',
    },
  });
  made.add('pl', 'jm', {
    symbol: { ring: 'Pierścień', weapon: 'broń', weapon_gen: 'broni', orc: 'ork', orc_acc: 'orka' },
    event: {
      aside: '{{seat}} odkłada {{symbols, acc}}.',
      fields_one: '{{count}} pole',
      fields_few: '{{count}} pola',
      fields_many: '{{count}} pól',
      fields_other: '{{count}} pola',
      without: 'Bez {{symbol, gen}}',
    },
  });
  return made;
}

const names = (seat: number) => ['Kasia', 'Staś'][seat] ?? '?';

describe('words', () => {
  it('resolve seats, words and lists of words', () => {
    const tGame = createTranslator(book(), ['jm', 'shell'], () => 'en', names);
    expect(tGame('event.aside', { seat: '@seat.0', symbols: ['@symbol.ring', '@symbol.orc'] })).toBe('Kasia sets aside Ring and orc.');
  });

  it('are others in a context that has its own, and the same in any other', () => {
    const tGame = createTranslator(book(), ['jm', 'shell'], () => 'en', names);
    expect(tGame('event.join', { seat: '@seat.0', context: 'new' })).toBe('Kasia begins anew.');
    expect(tGame('event.join', { seat: '@seat.0', team: 2, context: 'old' })).toBe('Kasia joins 2.');
  });

  it('decline in Polish and fall back to the base form', () => {
    const tGame = createTranslator(book(), ['jm', 'shell'], () => 'pl', names);
    expect(tGame('event.aside', { seat: '@seat.1', symbols: ['@symbol.ring', '@symbol.orc'] })).toBe('Staś odkłada Pierścień i orka.');
    expect(tGame('event.without', { symbol: '@symbol.weapon' })).toBe('Bez broni');
  });

  it('call things as the content of the table does, alone and in sentences, in its language only', () => {
    let language = 'pl';
    const own = { pl: { 'symbol.orc': 'goblin', 'symbol.warg': 'warg' } };
    const tGame = createTranslator(
      book(),
      ['jm', 'shell'],
      () => language,
      names,
      false,
      () => own,
    );
    expect(tGame('symbol.orc')).toBe('goblin');
    expect(tGame('event.aside', { seat: '@seat.1', symbols: ['@symbol.orc', '@symbol.warg', '@symbol.ring'] })).toBe(
      'Staś odkłada goblin, warg i Pierścień.',
    );
    language = 'en';
    expect(tGame('event.aside', { seat: '@seat.1', symbols: ['@symbol.orc'] })).toBe('Staś sets aside orc.');
  });

  it('count as the language counts', () => {
    const tGame = createTranslator(book(), ['jm', 'shell'], () => 'pl', names);
    expect([1, 2, 5, 22].map((count) => tGame('event.fields', { count }))).toEqual(['1 pole', '2 pola', '5 pól', '22 pola']);
  });

  it('look into the shell for what all games share, and follow the language', () => {
    let language = 'en';
    const tGame = createTranslator(book(), ['jm', 'shell'], () => language, names);
    expect(tGame('event.undone', { seat: '@seat.0' })).toBe('Kasia takes it back.');
    language = 'pl';
    expect(tGame('event.undone', { seat: '@seat.0' })).toBe('Kasia cofa ruch.');
  });

  it('never read a player’s name as a template', () => {
    const tGame = createTranslator(
      book(),
      ['jm', 'shell'],
      () => 'en',
      () => '{{symbols}} $t(yes)',
    );
    expect(tGame('event.undone', { seat: '@seat.0' })).toBe('{{symbols}} $t(yes) takes it back.');
  });

  it('show a missing key only where the book is written', () => {
    expect(createTranslator(book(), ['jm'], () => 'en', names, true)('place.minas-tirith')).toBe('⟦place.minas-tirith⟧');
    expect(createTranslator(book(), ['jm'], () => 'en', names)('place.minas-tirith')).toBe('minas tirith');
  });
});
