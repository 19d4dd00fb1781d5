import { KERNEL_EVENTS } from '#kernel';
import { readFileSync } from 'node:fs';
import { ICON_NAMES as LOOK_ICONS } from '#look/icon-names.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { sourcesIn, testWords } from '#look/testing/words.ts';
import { expect, test } from 'vitest';
import dotsEn from '../locale/dots.en.json' with { type: 'json' };
import dotsPl from '../locale/dots.pl.json' with { type: 'json' };
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import tableEn from '../locale/table.en.json' with { type: 'json' };
import tablePl from '../locale/table.pl.json' with { type: 'json' };
import { DICE } from '../content/box.ts';
import { VERBS } from '../rules/verbs.ts';
import { GROUP_IDS } from './bar.ts';
import { EVENT_ICONS } from './chronicle.ts';
import icons from './icons.json' with { type: 'json' };
import { RIVERS, WILDS } from './map/wilderness.ts';

/** Every word the table says exists in both languages, and every device it names is drawn. */

const here = new URL('.', import.meta.url);
const sources = sourcesIn(here, new URL('./map/', here));

const families = {
  'table.group.': GROUP_IDS,
  'table.kind.': ['start', 'rider', 'friendly', 'shadow', 'exit'],
  'table.belief.': ['likely', 'possible', 'faint'],
  'table.dock.': ['table', 'cards', 'journal', 'notes', 'ending'],
  'table.legend.': ['rider', 'frodo', 'gandalf', 'trailEye', 'trailSword', 'ally', 'ward', 'log', 'information', 'concealed', 'deed'],
  'table.river.': [...RIVERS[1], ...RIVERS[2]].filter(({ name }) => name !== null).map(({ id }) => id),
  'table.wild.': [...WILDS[1], ...WILDS[2]].map(({ id }) => id),
  'option.': VERBS.map(({ name }) => name),
  'die.': DICE,
  'dot.': Object.keys(dotsEn.dot),
};
testWords({
  room: 'table',
  sources,
  families,
  en: { game: { ...en, ...dotsEn }, own: tableEn },
  pl: { game: { ...pl, ...dotsPl }, own: tablePl },
});

test('every event has its line in the chronicle, with an icon that every table has', () => {
  // What the kernel tells is worded by the house.
  const own = Object.keys(EVENT_ICONS).filter((type) => !Object.hasOwn(KERNEL_EVENTS, type));
  expect(own.sort()).toEqual(Object.keys(en.event).sort());
  const framed = new Set([...LOOK_ICONS, ...Object.keys(OWN_DRAWINGS), ...Object.keys(icons)]);
  expect(Object.values(EVENT_ICONS).filter((icon) => icon !== null && !framed.has(icon))).toEqual([]);
});

test('every device on the map and in the bar is drawn', () => {
  const drawn = new Set([...LOOK_ICONS, ...Object.keys(OWN_DRAWINGS), ...Object.keys(icons)]);
  const named = [...sources.matchAll(/<(?:Icon|Device|DeviceAt)\s[^>]*?name="([\w-]+)"/g)].map((match) => match[1]);
  const inBar = [...readFileSync(new URL('./bar.ts', here), 'utf8').matchAll(/^ {2}\w+: '([a-z]+(?:-[a-z]+)*)',$/gm)].map(
    (match) => match[1],
  );
  expect(named.length).toBeGreaterThan(8);
  expect(inBar.length).toBeGreaterThan(20);
  const groups = new Set<string>(GROUP_IDS);
  expect([...named, ...inBar].filter((icon) => !drawn.has(icon) && !groups.has(icon))).toEqual([]);
});
