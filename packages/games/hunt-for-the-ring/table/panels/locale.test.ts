import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES } from '../../content/box.ts';
import en from '../../locale/en.json' with { type: 'json' };
import panelEn from '../../locale/panel.en.json' with { type: 'json' };
import panelPl from '../../locale/panel.pl.json' with { type: 'json' };
import pl from '../../locale/pl.json' with { type: 'json' };
import { TRACK_STEPS } from '../../rules/nouns.ts';
import { box } from '../../testing/letter.ts';
import { iconFiles } from '../icons.build.ts';
import { SITES } from '../offers.ts';
import { POWERS } from './dice.ts';
import { keysOf } from '#kernel/battery/wording.ts';

/** Every word the panels say exists in both languages. */

const here = new URL('.', import.meta.url);
const sources = readdirSync(here)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n');

const PLURAL = /_(one|few|many|other)$/;

const on = (...sites: string[]): string[] =>
  Object.entries(SITES).flatMap(([verb, at]) => (at.some((site) => sites.includes(site)) ? [verb] : []));
const KINDS = ['search', 'hunt', 'perception'];

/** Keys put together at run time, spelled out. */
const FAMILIES: { readonly [prefix: string]: readonly string[] } = {
  'part.': ['1', '2'],
  'face.': FACES,
  'option.': Object.keys(SITES),
  'outcome.': Object.keys(en.outcome),
  'event.': Object.keys(en.event),
  'logMark.': ['off', ...Array.from({ length: TRACK_STEPS }, (_, step) => `step-${step}`)],
  'journey.': box.journeyIds,
  'corruption.': box.corruption.flatMap(({ id, colour, eye, value }) => [id, `${colour}-${eye ? 'eye' : value}`]),
  'allyText.': [],
  'sorceryText.': [],
  'panel.turn.': ['firstDaylight', 'secondDaylight', 'night'],
  'panel.marker.': ['ring', 'eye'],
  'panel.limit.': ['yes', 'maybe'],
  'panel.ward.': ['turn', 'day'],
  'panel.state.': ['offered', 'chosen', 'barred', 'spent'],
  'panel.kind.': ['ally1', 'ally2', 'sorcery', 'company'],
  'panel.letter.': FACES,
  'panel.use.': [...on('dice'), 'playSorcery'],
  'panel.powers.': POWERS.map((_, index) => String(index + 1)),
  'panel.act.': [...on('cards'), 'cancelToken', 'doDeed', 'chooseDeed', 'giveInformation', 'hideInformation', 'acceptSwap', 'declineSwap'],
  'panel.company.': ['up', 'over', 'ongoing', 'oneUse'],
  'panel.cards.discard.': ['ally', 'sorcery'],
  'panel.passage.': ['safe', 'rescued', 'letter'],
  'panel.scene.': KINDS,
  'panel.scene.asks.': KINDS,
  'panel.scene.truth.': ['yes', 'no', 'here'],
  'panel.scene.answer.': ['yes', 'no', 'here', 'frodo', 'gandalf', 'both', 'cancelled'],
  'panel.journal.token.': ['held', 'concealed', 'found'],
  'panel.end.token.': ['held', 'concealed', 'found'],
  'panel.journal.trail.': ['eye', 'sword'],
  'panel.end.': ['letter', 'tokens', 'letterHelp', 'tokensHelp'],
};
const templates = new Set([...sources.matchAll(/words\(`([\w.]+)\$\{/g)].map((match) => match[1]));
const literals = [...sources.matchAll(/'(panel\.[\w.-]+)'/g)].map((match) => match[1]);
const used = [...literals, ...Object.entries(FAMILIES).flatMap(([prefix, ids]) => ids.map((id) => prefix + id))];

for (const [language, words] of Object.entries({ en: { ...en, ...panelEn }, pl: { ...pl, ...panelPl } }))
  test(`every word of the panels exists in ${language}`, () => {
    const known = new Set(keysOf(words).map((key) => key.replace(PLURAL, '')));
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });

test('keys put together at run time are all spelled out above', () => {
  expect([...templates].filter((prefix) => FAMILIES[prefix] === undefined)).toEqual([]);
  expect(templates.size).toBeGreaterThan(20);
});

test('no word of the panels is left over', () => {
  const asked = new Set(used);
  const left = keysOf(panelEn)
    .map((key) => key.replace(PLURAL, ''))
    .filter((key) => !asked.has(key));
  expect(left).toEqual([]);
});

test('the letters of the faces tell them apart in both languages', () => {
  for (const { letter } of [panelEn.panel, panelPl.panel]) {
    expect(Object.keys(letter)).toEqual([...FACES]);
    expect(new Set(Object.values(letter)).size).toBe(FACES.length);
  }
});

test('the files of icons are what icons.build.ts would write today', () => {
  for (const [file, text] of iconFiles()) expect(readFileSync(new URL(`../${file}`, here), 'utf8'), file).toBe(text);
});
