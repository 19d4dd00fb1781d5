import { asId } from '#kernel/id.ts';
import { KERNEL_EVENTS, wordsOfEvent } from '#kernel';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import { box } from '../testing/letter.ts';
import { riders, table } from '../testing/table.ts';
import { way } from '../testing/way.ts';
import { EVENTS } from '../rules/events.ts';
import { entry, mark, spot } from '../rules/spots.ts';

const own = Object.entries(EVENTS).filter(([type]) => !Object.hasOwn(KERNEL_EVENTS, type));

test('every event has its sentence in both languages, and every gap of it is a part of the event', () => {
  for (const sentences of [en.event, pl.event]) {
    expect(Object.keys(sentences).sort()).toEqual(own.map(([type]) => type).sort());
    const told: { readonly [type: string]: string } = sentences;
    for (const [type, parts] of own)
      for (const [, gap] of told[type].matchAll(/\{\{(\w+)/g)) expect(Object.keys(parts), `${type}: ${gap}`).toContain(gap);
  }
});

test('a space is told with its side of the board and worded as an area, an exit or a dot', () => {
  const at = (name: string) => spot.outside({ part: 2, at: asId(box.spaces.indexOf(name)) }, box);
  expect([at('7'), at('A'), at('d07')].map((name) => spot.word(name))).toEqual(['@area.2-7', '@area.2-A', '@dot.2-d07']);
});

test('a log token lies off the board, on a space, in a region or beside a step, and each has its word', () => {
  const words = ['off', '1-12', 'II-A', 'IV', 'step-3'].map((name) => mark.word(name));
  expect(words).toEqual(['@logMark.off', '@area.1-12', '@place.II-A', '@place.IV', '@logMark.step-3']);
  expect((['dot', 'slash', '1-9'] as const).map((name) => entry.word(name))).toEqual(['@entry.dot', '@entry.slash', '@area.1-9']);
});

test('what is told at the table are names, and its sentence gets words of the locale', () => {
  const t = table({ active: 'blue', nazgul: riders(22, 36, 44, 49), ringBearer: { log: way(19) } }).act('search');
  const declared = t.told.find(({ type }) => type === 'searchDeclared');
  expect(declared).toEqual({ type: 'searchDeclared', nazgul: 'blue', area: '1-22' });
  expect(declared && wordsOfEvent(EVENTS, declared)).toEqual({ nazgul: '@nazgul.blue', area: '@area.1-22' });
});
