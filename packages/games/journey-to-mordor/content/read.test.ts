import { InvalidInput } from '#kernel';
import { describe, expect, test } from 'vitest';
import { readContent } from './read.ts';
import { standard } from './standard.ts';

type Pack = typeof standard;

function refusedFor(change: (pack: Pack) => unknown): InvalidInput {
  const pack = structuredClone(standard);
  const changed = change(pack) ?? pack;
  try {
    readContent(changed);
  } catch (error) {
    if (error instanceof InvalidInput) return error;
    throw error;
  }
  throw new Error('The pack was accepted');
}

describe('the content of the box', () => {
  test('JM-COMP-01, JM-COMP-02, JM-COMP-04: five dice, six symbols, the White Tree on the black die only', () => {
    const box = readContent(standard);
    expect(box.dice.map(({ id, hobbit }) => [id, hobbit])).toEqual([
      ['black', -1],
      ['yellow', 0],
      ['red', 1],
      ['blue', 2],
      ['green', 3],
    ]);
    expect(new Set(box.dice.flatMap(({ faceNames }) => faceNames)).size).toBe(6);
    expect(box.dice.filter(({ faceNames }) => faceNames.includes('white-tree')).map(({ id }) => id)).toEqual(['black']);
  });

  test('says of each part whether it is printed fact or reconstructed', () => {
    expect(readContent(standard).sources).toEqual({
      dice: 'reconstructed',
      hobbits: 'published',
      places: 'rulebook',
      roundFields: 'published',
      squareFields: 'reconstructed',
    });
  });

  test('a corrected pack may have other faces and other numbers of fields', () => {
    const pack = structuredClone(standard);
    pack.dice[1].faces = ['ring', 'ring', 'gandalf', 'weapon', 'orc', 'nazgul'];
    for (const side of pack.sides) side.squareFields.splice(0, 2);
    const box = readContent(pack);
    expect(box.sheets.basic.squares).toBe(5);
    expect(box.dice[1].faceNames.filter((face) => face === 'ring')).toHaveLength(2);
  });

  test.each<[string, (pack: Pack) => unknown, string, string[]]>([
    ['not a pack', () => 'dice', '', []],
    ['another game', (pack) => ({ ...pack, game: 'chess' }), 'game', []],
    ['four dice', (pack) => pack.dice.pop() && pack, 'dice', []],
    ['a die with five faces', (pack) => pack.dice[2].faces.pop() && pack, 'dice.2.faces', []],
    ['an unknown symbol', (pack) => pack.dice[2].faces.fill('sword') && pack, 'dice.2.faces.0', []],
    ['a coloured White Tree', (pack) => pack.dice[3].faces.fill('white-tree') && pack, 'dice.3.faces', ['JM-COMP-04']],
    ['no black die', (pack) => Object.assign(pack.dice[0], { hobbit: 'sam' }) && pack, 'dice.0.hobbit', ['JM-COMP-01']],
    [
      'a basic place with an effect',
      (pack) => Object.assign(pack.sides[0].roundFields[1], { effect: 'no-gandalf' }) && pack,
      'sides.0.roundFields.1.effect',
      ['JM-SETUP-07'],
    ],
    [
      'a Nazgûl symbol in the middle',
      (pack) => Object.assign(pack.sides[1].squareFields[2], { nazgulSymbol: true }) && pack,
      'sides.1.squareFields.2.nazgulSymbol',
      ['JM-COMP-06'],
    ],
    ['a symbol that is missing', (pack) => pack.symbols.pop() && pack, 'symbols', ['JM-COMP-02']],
    ['a symbol twice', (pack) => pack.symbols.push(structuredClone(pack.symbols[0])) && pack, 'symbols', ['JM-COMP-02']],
    ['two dice of one name', (pack) => Object.assign(pack.dice[2], { id: 'yellow' }) && pack, 'hobbits.1.die', ['JM-SETUP-04']],
    ['an id that is no id', (pack) => Object.assign(pack.dice[2], { id: '__proto__' }) && pack, 'dice.2.id', []],
    ['three hobbits', (pack) => pack.hobbits.pop() && pack, 'hobbits', []],
    ['two hobbits of one name', (pack) => Object.assign(pack.hobbits[1], { id: 'frodo' }) && pack, 'hobbits.1.id', ['JM-SETUP-04']],
    [
      'a hobbit with another one’s die',
      (pack) => Object.assign(pack.hobbits[1], { die: 'blue' }) && pack,
      'hobbits.1.die',
      ['JM-SETUP-04'],
    ],
    ['a hobbit with the black die', (pack) => Object.assign(pack.hobbits[1], { die: 'black' }) && pack, 'hobbits.1.die', ['JM-SETUP-04']],
    [
      'a hobbit of another colour',
      (pack) => Object.assign(pack.hobbits[1], { colour: 'pink' }) && pack,
      'hobbits.1.colour',
      ['JM-SETUP-04'],
    ],
    ['a die of an unknown hobbit', (pack) => Object.assign(pack.dice[1], { hobbit: 'bilbo' }) && pack, 'hobbits.0.die', ['JM-SETUP-04']],
    [
      'an unknown effect',
      (pack) => Object.assign(pack.sides[1].roundFields[1], { effect: 'fly' }) && pack,
      'sides.1.roundFields.1.effect',
      [],
    ],
    ['a trail without fields', (pack) => pack.sides[0].roundFields.splice(0) && pack, 'sides.0.roundFields', []],
    [
      'Mordor with an effect',
      (pack) => Object.assign(pack.sides[1].roundFields[8], { effect: 'no-gandalf' }) && pack,
      'sides.1.roundFields.8.effect',
      ['JM-GOAL-01'],
    ],
    [
      'no Nazgûl symbol at the end',
      (pack) => Object.assign(pack.sides[0].squareFields[6], { nazgulSymbol: false }) && pack,
      'sides.0.squareFields.6.nazgulSymbol',
      ['JM-COMP-06'],
    ],
    ['a side that is missing', (pack) => Object.assign(pack.sides[1], { id: 'basic' }) && pack, 'sides', ['JM-COMP-07']],
  ])('refuses %s, with the place', (_name, change, path, rules) => {
    const refused = refusedFor(change);
    expect(refused.path).toBe(path);
    expect(refused.rules).toEqual(rules);
  });
});
