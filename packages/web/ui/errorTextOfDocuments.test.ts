import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, openGame } from '#games';
import { InvalidInput, ISSUE_REASONS, RecordError, verify } from '#kernel';
import { jsonFile, throughJson } from '#kernel/testing/json.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadNamespace, setLocale } from '../i18n/i18n.ts';
import { lessonsOf } from '../game/lessons.ts';
import { recordErrorText } from './documentErrorText.ts';
import { errorText, loadDocumentErrors } from './errorText.ts';

/** Documents that somebody damaged, as the rules of each game refuse them: what a reader of Polish is told of it is Polish. */

const ROOT = join(import.meta.dirname, '../../..');

beforeAll(async () => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(readFileSync(join(ROOT, url.replace(/\?.*$/, ''))))));
  await Promise.all([loadNamespace('shell'), loadDocumentErrors()]);
  await setLocale('pl');
});
afterAll(async () => {
  await setLocale('en');
  vi.unstubAllGlobals();
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** So many places of a document are damaged, spread over all of it. */
const PLACES = 24;

const placesIn = (value: Json, above: readonly string[] = []): readonly (readonly string[])[] =>
  value === null || typeof value !== 'object'
    ? [above]
    : [above, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...above, key]))];

/** What stands somewhere is left out, is something else, or stands there again. */
function* damaged(document: Json): Generator<Json> {
  const places = placesIn(document).filter(({ length }) => length > 0);
  const stride = Math.max(1, Math.floor(places.length / PLACES));
  for (const [at, place] of places.entries()) {
    if (at % stride !== 0) continue;
    for (const harm of HARMS) {
      const copy = throughJson(document);
      const within = place.slice(0, -1).reduce<Json>((value, key) => Object(value)[key], copy);
      harm(Object(within), place.at(-1) ?? '');
      yield copy;
    }
  }
}
const HARMS: readonly ((within: { [key: string]: Json }, key: string) => void)[] = [
  (within, key) => Reflect.deleteProperty(within, key),
  (within, key) => {
    const value = within[key];
    within[key] = typeof value === 'number' ? value + 1 : 'bilbo';
  },
  (within, key) => {
    const value = within[key];
    within[key] = Object.values(within).find((other) => typeof other === typeof value && other !== value) ?? 7;
  },
];

/** Three words of a sentence, one after the other. */
const phrasesIn = (sentence: string): readonly string[] => {
  const words = sentence.split(/[^\p{L}]+/u).filter((word) => word !== '');
  return words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
};

/** What is not the place, the rules or one of the values that belong there is a sentence of ours. */
function expectPolish(error: InvalidInput): void {
  // What programs say is quoted last, and said to be English.
  const [said = '', english] = errorText(error).split(' Szczegóły (po angielsku): ');
  expect(english === undefined, error.message).toBe(error.issue !== null && error.issue.reason !== 'form');
  expect(said).toMatch(/^\p{L}.*\.$/u);
  expect(said).toContain(error.path);
  for (const rule of error.rules) expect(said).toContain(rule);
  const blanks = Object.values(error.issue?.params ?? {}).map(String);
  const rest = [error.path, ...blanks].reduce((text, part) => text.replace(part, ''), said);
  const spoken = phrasesIn(rest);
  expect(phrasesIn(error.message).filter((phrase) => spoken.includes(phrase))).toEqual([]);
  expect(rest).not.toContain('⟦');
}

/** What was refused of all the damaged ones; what is thrown otherwise is no refusal. */
function refusals(document: unknown, read: (given: unknown) => void): readonly InvalidInput[] {
  return [...damaged(throughJson<Json>(Object(document)))].flatMap((each) => {
    try {
      read(each);
      return [];
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return [error];
    }
  });
}

describe.each(gameIds())('%s', (id) => {
  it('content packs', async () => {
    const { content } = await openGame(id);
    const found = refusals(content.standard, (pack) => void content.read(pack));
    // Some are refused by what the game knows of its box, not by the form alone.
    expect(found.filter(({ issue }) => issue !== null && !ISSUE_REASONS.some((reason) => reason === issue.reason))).not.toEqual([]);
    expect(found.filter(({ issue }) => issue === null)).toEqual([]);
    expect(found.every(({ path }) => path !== '')).toBe(true);
    for (const error of found) expectPolish(error);
  });

  it('positions', async () => {
    const { content, position } = await openGame(id);
    const box = content.read(content.standard);
    const scenes = (await lessonsOf(id)).flatMap(({ steps, game }) => [...steps.map(({ scene }) => scene), game.scene]);
    const first = scenes.flatMap((scene) => (scene !== undefined && 'position' in scene.from ? [scene.from.position] : [])).at(-1);
    expect(first).toBeDefined();
    const found = refusals(first, (given) => void position.read(given, box));
    expect(found.filter(({ issue }) => issue === null).length).toBeGreaterThan(0);
    for (const error of found) expectPolish(error);
  });

  it('records', async () => {
    const game = await openGame(id);
    const record = jsonFile<Parameters<typeof verify>[1] & { readonly [part: string]: Json }>(
      join(ROOT, 'packages/games', id, `golden/v${game.version}-1.json`),
    );
    const heads: { [part: string]: Json } = throughJson(record);
    let refused = 0;
    for (const part of Object.keys(heads)) {
      try {
        verify(game, { ...throughJson(record), [part]: 'bilbo' });
      } catch (error) {
        refused++;
        const [said = '', detail] = recordErrorText(error).split(' Szczegóły (po angielsku): ');
        if (error instanceof RecordError || error instanceof InvalidInput) expect(detail, part).toBeUndefined();
        const spoken = phrasesIn(said);
        const english = error instanceof Error ? error.message : String(error);
        expect(phrasesIn(english).filter((phrase) => spoken.includes(phrase))).toEqual([]);
        expect(said).toMatch(/^\p{L}.*\.$/u);
      }
    }
    expect(refused).toBeGreaterThan(2);
  });
});
