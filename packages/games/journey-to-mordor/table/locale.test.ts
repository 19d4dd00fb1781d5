import { ICON_NAMES as LOOK_ICONS } from '#look/icon-names.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { singular, sourcesIn, testWords } from '#look/testing/words.ts';
import { expect, test } from 'vitest';
import { EFFECTS, SYMBOLS } from '../content/box.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import tableEn from '../locale/table.en.json' with { type: 'json' };
import tablePl from '../locale/table.pl.json' with { type: 'json' };
import { journeyToMordor } from '../index.ts';
import { chronicle, EVENT_ICONS } from './chronicle.ts';
import { iconsFile } from './icons.build.ts';
import icons from './icons.json' with { type: 'json' };
import { EFFECT_MARK, placePaint, SYMBOL_ICON } from './marks.ts';

/** Every word the table says exists in both languages. */

const sources = sourcesIn(new URL('.', import.meta.url));
const box = journeyToMordor.content.read(journeyToMordor.content.standard);
const places = ['bag-end', ...box.sheets.advanced.fields.map(({ place }) => place)];

const families = {
  'mark.': ['nazgulNear', 'caught', 'shelobHolds', 'reachedMordor'],
  'table.short.': places,
  'table.tag.': EFFECTS,
  'table.square.': ['open', 'split', 'half', 'crossed'],
  'table.die.': ['loose', 'offered', 'must', 'last', 'chosen', 'barred', 'wizard', 'aside'],
  'table.hobbits.line.': box.hobbitIds,
  'event.': Object.keys(en.event).map(singular),
  'place.': places,
  'effect.': EFFECTS,
  'symbol.': SYMBOLS,
  'hobbit.': box.hobbitIds,
  'die.': box.dieIds,
  'outcome.': ['reachedMordor', 'mostSpaces', 'sharedVictory', 'lastSurvivor', 'allCaught', 'othersResigned'],
};
testWords({ room: 'table', sources, families, en: { game: en, own: tableEn }, pl: { game: pl, own: tablePl } });

test('every icon named by the table is drawn', () => {
  const drawn = new Set([...LOOK_ICONS, ...Object.keys(OWN_DRAWINGS), ...Object.keys(icons)]);
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
  for (const event of Object.keys(en.event)) expect(Object.keys(EVENT_ICONS)).toContain(singular(event));
  expect(chronicle({ type: 'turnBegan', seat: 0, round: 1, place: 'bag-end' })).toEqual({ icon: null, head: true });
  expect(chronicle({ type: 'crossedField', seat: 0, place: 'bree' })).toEqual({ icon: 'footprint', head: false });
});

test('the icons are those that were asked for', () => {
  expect(`${JSON.stringify(icons, null, 2)}\n`).toBe(iconsFile());
});
