import { ICONS as LOOK_ICONS } from '#look/icons.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { expect, test } from 'vitest';
import { COMPANY, FACES } from '../../content/box.ts';
import en from '../../locale/en.json' with { type: 'json' };
import pl from '../../locale/pl.json' with { type: 'json' };
import { box } from '../../testing/letter.ts';
import icons from '../icons.json' with { type: 'json' };
import { ALLIES, COMPANY_ICONS, type CardFace, iconOf, linesOf, nameKey, rulesOf, saidIn, SORCERY } from './deck.ts';
import { FACE_ICONS, POWERS } from './dice.ts';
import { paintOf } from './tokens.ts';
import { isObject } from '#kernel';
import { ON_CARDS } from '../icon-names.ts';

const faces: readonly CardFace[] = [
  ...box.allyIds.map((id) => ({ deck: 'ally' as const, id })),
  ...box.sorceryIds.map((id) => ({ deck: 'sorcery' as const, id })),
  ...COMPANY.map((id) => ({ deck: 'company' as const, id })),
];
const lookUp = (words: object, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), words);
const drawn = new Set([...Object.keys(icons), ...Object.values(ON_CARDS).flat(), ...Object.keys(LOOK_ICONS), ...Object.keys(OWN_DRAWINGS)]);

test('what is painted on the cards is what the box says: effects, out-of-turn effects and conditions', () => {
  for (const [deck, painted] of [
    [box.allies, ALLIES],
    [box.sorcery, SORCERY],
  ] as const) {
    expect(Object.keys(painted).sort()).toEqual([...new Set(deck.map(({ id }) => id))].sort());
    for (const { id, effects, pickOne, condition } of deck) {
      const print = painted[id];
      expect(print?.effects.length, id).toBe(effects.length);
      expect(effects.length === 1 || pickOne, `${id}: "or" stands between its effects`).toBe(true);
      expect(print?.condition, id).toBe(condition !== null);
      expect(print?.outOfTurn, id).toBe(effects.flatMap(({ outOfTurn }, index) => (outOfTurn ? ['a', 'b'][index] : [])).join(''));
    }
  }
});

test.each([
  ['en', en],
  ['pl', pl],
])('every card has a name and every line of it has words in %s', (_language, words) => {
  for (const face of faces) {
    expect(lookUp(words, nameKey(face)), nameKey(face)).toBeTypeOf('string');
    expect(linesOf(face).length, face.id).toBeGreaterThan(0);
    for (const { key } of linesOf(face)) expect(lookUp(words, key), key).toBeTypeOf('string');
  }
});

test('no words of a card stand in the locale that no line asks for', () => {
  const asked = new Set(faces.flatMap(linesOf).map(({ key }) => key));
  for (const table of ['allyText', 'sorceryText', 'companyText'] as const)
    for (const [id, lines] of Object.entries(en[table]))
      for (const line of Object.keys(lines)) expect(asked, `${table}.${id}.${line}`).toContain(`${table}.${id}.${line}`);
  for (const table of ['allyCondition', 'sorceryCondition'] as const)
    for (const id of Object.keys(en[table])) expect(asked, `${table}.${id}`).toContain(`${table}.${id}`);
});

test('every card, face, power and companion has a device that is drawn, and no two cards of a deck have the same', () => {
  const asked = [...faces.map(iconOf), ...FACES.map((face) => FACE_ICONS[face]), ...POWERS.map(({ icon }) => icon)];
  expect(asked.filter((icon) => !drawn.has(icon))).toEqual([]);
  for (const deck of [ALLIES, SORCERY]) {
    const devices = Object.values(deck).map((print) => print?.icon);
    expect(new Set(devices).size).toBe(devices.length);
  }
  expect(new Set(Object.values(FACE_ICONS)).size).toBe(FACES.length);
  expect(Object.keys(COMPANY_ICONS)).toEqual([...COMPANY]);
});

test('every card cites a rule, a card that answers others the rule about that first', () => {
  for (const face of faces) expect(rulesOf(face).length, face.id).toBeGreaterThan(1);
  expect(rulesOf({ deck: 'ally', id: 'A1-15' })[0]).toBe('HR-OOT-01');
  expect(rulesOf({ deck: 'ally', id: 'A1-01' })[0]).toBe('HR-ALLY-07');
});

test('every corruption token of the box is painted as it is', () => {
  for (const { id, colour, eye, value } of box.corruption) expect(paintOf(id), id).toEqual({ colour, eye, value: eye ? 0 : value });
});

test('a card says in each part what is for that part, in both languages', () => {
  const both = 'Spend a token. Part I: one dot more. Part II: no corruption.';
  expect([saidIn(1, both), saidIn(2, both)]).toEqual(['Spend a token. One dot more.', 'Spend a token. No corruption.']);
  expect([saidIn(1, 'Część II: wchodzi Wódz.'), saidIn(2, 'Część II: wchodzi Wódz.')]).toEqual(['', 'Wchodzi Wódz.']);
  expect(saidIn(1, 'Anuluj poszukiwania.')).toBe('Anuluj poszukiwania.');
});
