import { Unacceptable } from '#kernel';
import { expect, test } from 'vitest';
import { readContent } from './read.ts';
import { standard } from './standard.ts';

type Pack = typeof standard;

/** The standard pack with one thing changed. */
const changed = (change: (pack: Pack) => void): unknown => {
  const pack = structuredClone(standard);
  change(pack);
  return pack;
};

const refused = (change: (pack: Pack) => void): { message: string; path: string } => {
  try {
    readContent(changed(change));
  } catch (error) {
    if (error instanceof Unacceptable) return { message: error.message, path: error.path };
    throw error;
  }
  return { message: 'accepted', path: '' };
};

test('the standard pack is read, and says where it comes from', () => {
  expect(readContent(standard).sources).toMatchObject({ dice: 'rulebook', mapOne: 'reconstructed' });
});

test('a wrong pack is refused with the place', () => {
  expect(() => readContent(null)).toThrow(Unacceptable);
  expect(refused((pack) => pack.maps[0].edges.push({ a: 1, b: 59, kind: 'path', source: 'reconstructed' })).message).toContain(
    'no space 59',
  );
  expect(refused((pack) => Object.assign(pack.tokens.information[0], { area: 4 })).path).toBe('tokens.information.0.area');
  expect(refused((pack) => Object.assign(pack.sorcery.cards[0], { copies: 1 })).message).toContain('22 cards');
  expect(refused((pack) => Object.assign(pack.journeys[0].cards[0].rows, { 1: 41 })).message).toContain('out of reach');
  expect(refused((pack) => Object.assign(pack.dice.dice[0].faces[0], { count: 3 })).message).toContain('six faces');
});

test('an ability the rules do not know is refused, not misplayed', () => {
  expect(refused((pack) => Object.assign(pack.company.cards[1].ongoing, { ops: [{ op: 'fellowship.gain', n: 2 }] })).message).toContain(
    'samwise',
  );
});

test('a card that speaks of what is not in the box is refused', () => {
  expect(refused((pack) => Object.assign(pack.allyCards[0].cards[2].effects[0].ops[0], { where: { connectedTo: 59 } })).message).toContain(
    '59',
  );
  expect(refused((pack) => Object.assign(pack.allyCards[0].cards[0].effects[0].ops[0], { op: 'frodo.fly' })).path).toContain(
    'allyCards.0.cards.0.effects',
  );
});

test('HR-RUL-76: a Sorcery card that would tell its player where Frodo is cannot be read', () => {
  const secret = { tests: { frodoInWild: true } };
  expect(refused((pack) => Object.assign(pack.sorcery.cards[3].effects[0], secret))).toMatchObject({
    message: expect.stringContaining('cannot depend on where Frodo or Gandalf is'),
    path: 'sorcery.cards.3',
  });
  const condition = { condition: { text: { en: 'If.', pl: 'Gdy.' }, tests: { gandalfAtOrConnectedTo: 18 } } };
  expect(refused((pack) => Object.assign(pack.sorcery.cards[0], condition)).path).toBe('sorcery.cards.0');
});
