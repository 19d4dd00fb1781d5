import { ICON_NAMES as LOOK_ICONS } from '#look/icon-names.ts';
import { OWN_DRAWINGS } from '#look/own-drawings.ts';
import { sourcesIn, testWords } from '#look/testing/words.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARACTERS, FACES, FIGURES, NATIONS, SETTLEMENTS, SIDES, TOKENS } from '../content/box.ts';
import { ACTIONS } from '../rules/nouns.ts';
import { VERBS } from '../rules/verbs.ts';
import { box } from '../testing/war.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import tableEn from '../locale/table.en.json' with { type: 'json' };
import tablePl from '../locale/table.pl.json' with { type: 'json' };
import { LINE_IDS, PLOTS } from './end/lines.ts';
import { MEANINGS } from './hunt/choices.ts';
import { STEPS } from './huntMoments.ts';
import { iconsFile } from './icons.build.ts';
import icons from './icons.json' with { type: 'json' };
import { EVENT_ICONS } from './chronicle.ts';
import { characterCard } from './pieces/cardsOfCharacters.ts';
import { NATIONS as ARMS } from './pieces/nations.ts';
import { signOf } from './pieces/characters.ts';
import { ARMY_PARTS, BATTLE_PLACES } from './odds/parts.ts';
import { TILE_KINDS } from './odds/tileKinds.ts';
import { TAB_ICONS, TABS } from './tabs.ts';
import { ASKED } from './team/asked.ts';

/** Every word the table says exists in both languages, and every device it names is drawn. */

const here = new URL('.', import.meta.url);
const PARTS = [
  'map',
  'panels',
  'pieces',
  'tray',
  'company',
  'team',
  'hand',
  'answers',
  'here',
  'battle',
  'odds',
  'hunt',
  'fellowship',
  'alarm',
  'plans',
  'story',
  'end',
];
const sources = sourcesIn(here, ...PARTS.map((part) => new URL(`./${part}/`, here)));
const legend = [...readFileSync(new URL('./signs.tsx', here), 'utf8').matchAll(/\bid: '(\w+)'/g)].map((match) => match[1]);
const tiles = ['number', 'eye', 'reveal', 'stop', 'heals'];
const built = SETTLEMENTS.filter((kind) => kind !== 'none');
const cards = CHARACTERS.map((id) => ({ id, ...characterCard(id) }));
const abilities = [...new Set(cards.flatMap((card) => card.abilities))];

testWords({
  room: 'table',
  sources,
  families: {
    'table.tab.': TABS,
    'table.sign.tab.': TABS,
    'table.company.': ['depart', 'beginBattle'],
    'table.team.when.': ['acted', 'now', 'next', 'then'],
    'table.team.edge.': ['gilt', 'stitched', 'of', 'none'],
    'table.team.command.': ['mine', 'theirs'],
    'table.team.because.': ['units', 'elites', 'leads'],
    'table.team.asked.': ASKED,
    'table.hand.': ['offered', 'barred', 'idle'],
    'table.here.why.': Object.keys(tableEn.table.here.why),
    'action.': ACTIONS,
    'option.': VERBS.map(({ name }) => name),
    'table.side.': SIDES,
    'table.nation.': NATIONS,
    'table.settlement.': built,
    'table.deck.': ['character', 'strategy'],
    'table.die.': ['shows', 'spent', 'unrolled'],
    'table.people.': ['fellowship', 'notYet', 'fallen'],
    'table.guide.': cards.filter(({ guide }) => guide).map(({ id }) => id),
    'table.enters.': cards.filter(({ enters }) => enters).map(({ id }) => id),
    'table.ability.': abilities,
    'table.abilityName.': abilities,
    'table.legend.': [...legend.filter((id) => !tiles.includes(id)), ...built],
    'table.legend.figure.': ['regular', 'elite', 'leader', 'nazgul', 'character'],
    'table.legend.die.': FACES,
    'table.sign.points.': ['free-peoples', 'shadow'],
    'table.legend.tile.': tiles,
    'table.hunting.title.': ['hunt', 'road', 'company'],
    'table.hunting.step.': STEPS,
    'table.hunting.means.': MEANINGS,
    'table.end.won.': SIDES,
    'table.end.plot.': PLOTS.map(({ id }) => id),
    'table.end.line.': LINE_IDS,
    'outcome.': Object.keys(en.outcome),
    'player.': Object.keys(en.player),
    'table.battle.title.': ['field', 'assault', 'sortie'],
    'table.battle.step.': ['cards', 'roll', 'reroll', 'losses', 'onward'],
    'table.battle.fallen.': ['lost', 'reduced'],
    'table.battle.fate.': ['falls', 'reduced'],
    'table.odds.kind.': BATTLE_PLACES,
    'table.odds.part.': ARMY_PARTS,
    'table.odds.tile.': TILE_KINDS.map(({ name }) => name),
    'region.': box.regionIds,
    'figure.': FIGURES,
    'die.': FACES,
    'deck.': ['character', 'strategy'],
    'token.': TOKENS,
    'tile.': box.tileIds,
    'eventTitle.': box.cardIds,
    'eventText.': box.cardIds,
    'combatTitle.': [...new Set(box.cards.map(({ combat }) => combat))],
    'combatText.': [...new Set(box.cards.map(({ combat }) => combat))],
  },
  en: { game: en, own: tableEn },
  pl: { game: pl, own: tablePl },
});

const drawn = new Set([...LOOK_ICONS, ...Object.keys(OWN_DRAWINGS), ...Object.keys(icons)]);

test('every device on the table is drawn', () => {
  const named = [...sources.matchAll(/<(?:Icon|Device|DeviceAt)\s[^>]*?name="([\w-]+)"/g)].map((match) => match[1]);
  const arms = Object.values(ARMS).flatMap((nation) => [nation?.device ?? '', ...(nation?.units ?? [])]);
  const signs = CHARACTERS.flatMap((id) => signOf(id).device ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect([...named, ...arms, ...signs, ...Object.values(TAB_ICONS)].filter((icon) => !drawn.has(icon))).toEqual([]);
});

test('the icons are those that were asked for', () => {
  expect(`${JSON.stringify(icons, null, 2)}\n`).toBe(iconsFile());
});

test('an icon before a line of the chronicle is one that every table has, or that this one brings', () => {
  const framed = new Set([...LOOK_ICONS, ...Object.keys(OWN_DRAWINGS), ...Object.keys(icons)]);
  const named = Object.values(EVENT_ICONS).filter((icon) => icon !== null);
  expect(named.filter((icon) => !framed.has(icon))).toEqual([]);
  expect(named.length).toBeGreaterThan(80);
});

test('each side reads what it plays for', () => {
  for (const { goals } of [en, pl]) expect(Object.keys(goals).toSorted()).toEqual([...SIDES].toSorted());
});
