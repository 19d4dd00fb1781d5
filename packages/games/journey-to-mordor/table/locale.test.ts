import { readdirSync, readFileSync } from 'node:fs';
import { ICONS } from '#look/icons.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { expect, test } from 'vitest';
import { EFFECTS, SYMBOLS } from '../content/box.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import tableEn from '../locale/table.en.json' with { type: 'json' };
import tablePl from '../locale/table.pl.json' with { type: 'json' };
import { journeyToMordor } from '../index.ts';
import { chronicle, EVENT_ICONS } from './chronicle.ts';
import { EFFECT_MARK, placePaint, SYMBOL_ICON } from './marks.ts';

/** Every word the table says exists in both languages. */

const here = new URL('.', import.meta.url);
const sources = readdirSync(here)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n');

function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value as object, `${prefix}${key}.`),
  );
}
const PLURAL = /_(one|few|many|other)$/;
const plain = (words: object): Set<string> => new Set(keysOf(words).map((key) => key.replace(PLURAL, '')));

const box = journeyToMordor.content.read(journeyToMordor.content.standard);
const places = ['bag-end', ...box.sheets.advanced.fields.map(({ place }) => place)];

/** Keys put together at run time, spelled out. */
const FAMILIES: { readonly [prefix: string]: readonly string[] } = {
  'mark.': ['nazgulNear', 'caught', 'shelobHolds', 'reachedMordor'],
  'table.short.': places,
  'table.tag.': EFFECTS,
  'table.square.': ['open', 'split', 'half', 'crossed'],
  'table.die.': ['loose', 'offered', 'must', 'last', 'chosen', 'barred', 'wizard', 'aside'],
  'table.hobbits.line.': box.hobbitIds,
  'table.sofar.': [...sources.matchAll(/\bline\('[\w-]+', ([^,)]+)/g)].flatMap((match) =>
    [...match[1].matchAll(/'(\w+)'/g)].map((key) => key[1]),
  ),
  'place.': places,
  'effect.': EFFECTS,
  'symbol.': SYMBOLS,
  'hobbit.': box.hobbitIds,
  'die.': box.dieIds,
  'outcome.': ['reachedMordor', 'mostSpaces', 'sharedVictory', 'lastSurvivor', 'allCaught', 'othersResigned'],
};
const templates = new Set([...sources.matchAll(/words\(\s*(?:[\w.() ]+\? )?`([\w.]+)\$\{/g)].map((match) => match[1]));
const literals = [...sources.matchAll(/'(table\.[\w.-]+)'/g)].map((match) => match[1]).filter((key) => !key.endsWith('.'));
const used = [...literals, ...Object.entries(FAMILIES).flatMap(([prefix, ids]) => ids.map((id) => prefix + id))];

for (const [language, words] of Object.entries({ en: { ...en, ...tableEn }, pl: { ...pl, ...tablePl } }))
  test(`every word of the table exists in ${language}`, () => {
    const known = plain(words);
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });

test('keys put together at run time are all spelled out above', () => {
  expect([...templates].filter((prefix) => FAMILIES[prefix] === undefined && prefix !== 'event.')).toEqual([]);
  expect(templates.size).toBeGreaterThan(5);
  expect(FAMILIES['table.sofar.'].length).toBeGreaterThan(10);
});

test('no word of the table is left over, and both languages have the same', () => {
  expect(plain(tablePl)).toEqual(plain(tableEn));
  const needed = new Set(used);
  expect([...plain(tableEn)].filter((key) => !needed.has(key))).toEqual([]);
});

test('whatever is counted is counted as the language counts', () => {
  const counted = (words: object): Map<string, string[]> => {
    const forms = new Map<string, string[]>();
    for (const key of keysOf(words)) {
      const form = PLURAL.exec(key)?.[1];
      if (form !== undefined) forms.set(key.replace(PLURAL, ''), [...(forms.get(key.replace(PLURAL, '')) ?? []), form]);
    }
    return forms;
  };
  for (const [key, forms] of counted(tableEn)) expect(forms, key).toEqual(['one', 'other']);
  for (const [key, forms] of counted(tablePl)) expect(forms, key).toEqual(['one', 'few', 'many', 'other']);
});

test('every icon named by the table is drawn', () => {
  const drawn = new Set([...Object.keys(ICONS), ...Object.keys(OWN_DRAWINGS)]);
  const named = [
    ...Object.values(EVENT_ICONS).filter((icon) => icon !== null),
    ...Object.values(SYMBOL_ICON),
    ...Object.values(EFFECT_MARK).map(({ icon }) => icon),
    ...places.map((place) => placePaint(place).icon),
    placePaint('nowhere').icon,
    ...[...sources.matchAll(/(?:<Icon name=|icon: |line\()['"]([\w-]+)['"]/g)].map((match) => match[1]),
  ];
  expect(named.filter((icon) => !drawn.has(icon))).toEqual([]);
});

test('effects cite rules of the ledger, and every event of the rules has its line in the chronicle', () => {
  for (const { rules } of Object.values(EFFECT_MARK)) for (const rule of rules) expect(journeyToMordor.ledger.has(rule)).toBe(true);
  for (const event of Object.keys(en.event)) expect(Object.keys(EVENT_ICONS)).toContain(event.replace(PLURAL, ''));
  expect(chronicle({ type: 'turnBegan' })).toEqual({ icon: null, head: true });
  expect(chronicle({ type: 'crossedField' })).toEqual({ icon: 'footprint', head: false });
});
