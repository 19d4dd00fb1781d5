import { InvalidInput } from '#kernel';
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
    if (error instanceof InvalidInput) return { message: error.message, path: error.path };
    throw error;
  }
  return { message: 'accepted', path: '' };
};

test('the standard pack is read, and says where it comes from', () => {
  expect(readContent(standard).sources).toMatchObject({ dice: 'rulebook', mapOne: 'reconstructed' });
});

test('a wrong pack is refused with the place', () => {
  expect(() => readContent(null)).toThrow(InvalidInput);
  expect(refused((pack) => pack.maps[0].edges.push({ a: 1, b: 59, kind: 'path', source: 'reconstructed' })).message).toContain(
    'no space 59',
  );
  expect(refused((pack) => Object.assign(pack.tokens.information[0], { area: 4 })).path).toBe('tokens.information.0.area');
  expect(refused((pack) => Object.assign(pack.sorcery.cards[0], { copies: 1 })).message).toContain('22 cards');
  expect(refused((pack) => Object.assign(pack.journeys[0].cards[0].rows, { 1: 41 })).message).toContain('out of reach');
  expect(refused((pack) => Object.assign(pack.dice.dice[0].faces[0], { count: 3 })).message).toContain('six faces');
});

test('HR-COMPANY-01: a pack corrects how much a Company card does; an ability the rules do not know is refused, not misplayed', () => {
  const { company } = readContent(
    changed((pack) => {
      const [frodo, samwise, peregrin, meriadoc, strider] = pack.company.cards;
      Object.assign(frodo.oneUse, { ops: [{ op: 'frodo.move', rangeBonus: 1 }] });
      Object.assign(samwise.ongoing, { ops: [{ op: 'fellowship.gain', n: 2 }] });
      Object.assign(peregrin.oneUse, { ops: [{ op: 'encounter.cancelToken', kinds: ['number'] }] });
      Object.assign(meriadoc.ongoing, { cost: [{ op: 'fellowship.spend', n: 2 }] });
      Object.assign(strider.ongoing, { ops: [{ op: 'journey.lookKeep', look: 3 }] });
    }),
  );
  expect(company).toMatchObject([
    { reach: 1, price: 1 },
    { gains: 2 },
    { cancels: { number: true, eye: false } },
    { price: 2 },
    { looks: 3 },
  ]);
  expect(refused((pack) => Object.assign(pack.company.cards[1].ongoing, { ops: [{ op: 'ally.draw', n: 1 }] }))).toMatchObject({
    path: 'company.cards.samwise.ongoing',
  });
  expect(refused((pack) => Object.assign(pack.company.cards[0].oneUse, { when: 'encounter-step-2' })).message).toContain('frodo');
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
