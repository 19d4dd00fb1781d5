import { readFileSync } from 'node:fs';
import { ICON_NAMES as LOOK_ICONS } from '#look/icon-names.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { sourcesIn, testWords } from '#look/testing/words.ts';
import { expect, test } from 'vitest';
import { ABILITIES, COMMANDS, SYMBOLS } from '../content/box.ts';
import { battleForMiddleEarth } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import tableEn from '../locale/table.en.json' with { type: 'json' };
import tablePl from '../locale/table.pl.json' with { type: 'json' };
import { EVENT_ICONS } from './chronicle.ts';
import { iconsFile } from './icons.build.ts';
import icons from './icons.json' with { type: 'json' };
import { ABILITY_RULES, artOf, COMPANION_RULES, ENEMY_RULES, MARKS, MORDOR_RULES } from './marks.ts';

/** Every word the table says exists in both languages, and every device it names is drawn. */

const here = new URL('.', import.meta.url);
const sources = sourcesIn(here);
const box = battleForMiddleEarth.content.read(battleForMiddleEarth.content.standard);

const families = {
  'mark.': ['counterattack', 'attacked'],
  'table.panel.': ['doubling', 'borrowing'],
  'table.pile.': ['eye', 'ring'],
  'table.need.': ['colour', 'joker', 'missing'],
  'symbol.': SYMBOLS,
  'card.': box.companions.map(({ kind }) => kind),
  'enemy.': box.enemies.map(({ kind }) => kind),
  'mordor.': box.mordorIds,
  'command.': COMMANDS,
  'ability.': ABILITIES,
  'abilityText.': ABILITIES,
  'outcome.': ['mostPoints', 'mostEnemies', 'sharedVictory', 'othersResigned'],
};
testWords({ room: 'table', sources, families, en: { game: en, own: tableEn }, pl: { game: pl, own: tablePl } });

test('every device is drawn, and icons.json is what icons.build.ts would write today', () => {
  const drawn = new Set([...LOOK_ICONS, ...Object.keys(OWN_DRAWINGS), ...Object.keys(icons)]);
  const devices = [...box.companions, ...box.enemies].map(({ kind }) => artOf(kind).icon);
  expect([...devices, ...Object.values(MARKS).map(({ icon }) => icon), artOf('nobody').icon].filter((icon) => !drawn.has(icon))).toEqual(
    [],
  );
  const named = [...sources.matchAll(/<Icon name="([\w-]+)"|icon: '([\w-]+)', words/g)].map((match) => match[1] ?? match[2]);
  expect([...Object.values(EVENT_ICONS), ...named].filter((icon) => icon !== null && !drawn.has(icon))).toEqual([]);
  expect(readFileSync(new URL('./icons.json', here), 'utf8')).toBe(iconsFile());
});

test('no two symbols share a silhouette, a hatching, a device or a colour', () => {
  for (const part of ['outline', 'hatching', 'icon', 'fill'] as const)
    expect(new Set(Object.values(MARKS).map((mark) => mark[part])).size).toBe(SYMBOLS.length);
});

test('cards cite rules of the ledger, and every event of the rules has its line in the chronicle', () => {
  for (const rule of [...Object.values(ABILITY_RULES).flat(), ...ENEMY_RULES, ...COMPANION_RULES, ...MORDOR_RULES])
    expect(battleForMiddleEarth.ledger.has(rule), rule).toBe(true);
  for (const event of Object.keys(en.event)) expect(Object.keys(EVENT_ICONS)).toContain(event);
});
