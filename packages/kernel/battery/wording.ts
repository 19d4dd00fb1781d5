import { asId } from '../id.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Param, Part, Parts } from '../event.ts';
import type { AnyGame } from '../game.ts';
import { keysOfWord, nounsOfArguments } from '../nouns.ts';
import { viewOf } from '../view.ts';
import { type Setup, walk } from './walk.ts';

/** A tree of words. */
export interface Locale {
  readonly [key: string]: string | Locale;
}

/** The words of a game, and what it can say that its declarations do not list. */
export interface GameLocale {
  readonly en: Locale;
  readonly pl: Locale;
  readonly folder: string;
  /** By noun, all names that a part declared with `word(noun)` can have. */
  readonly eventWords?: { readonly [noun: string]: readonly string[] };
}

const LANGUAGES = ['en', 'pl'] as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const CASE = /_(acc|gen|dat|loc|ins|voc)$/;

/** Every key of the tree, dotted. */
export function keysOf(words: Locale, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`)));
}

/** The key without its plural form. */
export const stem = (key: string): string => key.replace(PLURAL, '');

/** Everything that the rules can say has words in both languages, and no word is unused. */
export function wording(game: AnyGame, setups: readonly Setup[], locale: GameLocale, games: number): void {
  const nouns = nounsOfArguments(game.verbs);

  test('English and Polish have the same keys', () => {
    // Polish has more plural forms and cases: those are compared by their stem.
    const stems = (words: Locale): string[] => [...new Set(keysOf(words).map((key) => stem(key).replace(CASE, '')))].sort();
    expect(stems(locale.pl)).toEqual(stems(locale.en));
  });

  test('everything said along random games has words in both languages', () => {
    const said = new Set<string>();
    const needParam = (value: Param): void => {
      if (Array.isArray(value)) for (const item of value as readonly Param[]) needParam(item);
      else if (typeof value === 'string' && value.startsWith('@') && !value.startsWith('@seat.')) said.add(value.slice(1));
    };
    const need = (key: string, params: { readonly [name: string]: Param }): void => {
      said.add(key);
      for (const value of Object.values(params)) needParam(value);
    };
    for (const [index, setup] of setups.entries())
      for (let i = 0; i < Math.ceil(games / setups.length); i++) {
        const match = walk(
          game,
          setup,
          500 + 100 * index + i,
          ({ match: now, seat, options }) => {
            const prompt = now.prompt(seat);
            if (prompt !== null) need(`prompt.${prompt.id}`, prompt.params);
            const window = now.skippablePrompt(seat);
            if (window !== null) said.add(`window.${window.kind}`);
            if (window?.mayBeHarmless === true) said.add(`harmless.${window.kind}`);
            const asides = [...now.state.own.keys()].flatMap((each) => now.asides(asId(each)));
            for (const { type, ...rest } of [...options, ...asides]) {
              said.add(`option.${type}`);
              for (const [name, value] of Object.entries(rest)) if (typeof value === 'string') said.add(`${name}.${value}`);
            }
            for (const section of game.outline(viewOf(game, now.state, seat))) {
              need(`outline.${section.id}`, section.params);
              for (const line of section.lines) need(`outline.${line.id}`, line.params);
            }
          },
          (_moment, _taken, events) => {
            for (const { event } of events) {
              const { type, ...params } = event;
              need(`event.${type}`, params);
            }
          },
        );
        said.add(`outcome.${match.state.outcome?.reason}`);
      }
    for (const language of LANGUAGES) {
      const known = new Set(keysOf(locale[language]).flatMap((key) => [key, stem(key)]));
      const missing = [...said].filter((key) => !keysOfWord(key, nouns).some((each) => known.has(each)));
      expect(missing, language).toEqual([]);
    }
  });

  test('every noun that an event can name has words in both languages, also where random games never name it', () => {
    const box = game.content.read(game.content.standard);
    const needed = [
      ...Object.values<Parts>(game.events).flatMap((parts) => Object.values(parts).flatMap((part) => wordsOfPart(part, box))),
      ...Object.entries(locale.eventWords ?? {}).flatMap(([noun, names]) => names.map((name) => `${noun}.${name}`)),
    ];
    for (const language of LANGUAGES) {
      const known = new Set(keysOf(locale[language]));
      expect(
        [...new Set(needed)].filter((key) => !keysOfWord(key, nouns).some((each) => known.has(each))),
        language,
      ).toEqual([]);
    }
  });

  test('the form of the table, the ends of orders and the origin of the content have words', () => {
    const box = game.content.read(game.content.standard);
    const needed = [
      ...game.form.flatMap((field) => [
        `setup.${field.id}`,
        ...(field.kind === 'choice' ? field.values.map((value) => `setup.${field.id}_${value}`) : []),
      ]),
      ...(game.orderPeriods ?? []).map(({ name }) => `span.${name}`),
      ...game.content.provenance(box).map(({ id }) => `provenance.${id}`),
    ];
    for (const language of LANGUAGES) {
      const known = new Set(keysOf(locale[language]));
      expect(
        needed.filter((key) => !known.has(key)),
        language,
      ).toEqual([]);
    }
  });

  test('no event, prompt, window, option, outline or outcome has words that nothing ever says', () => {
    const source = sources(locale.folder);
    const unused = keysOf(locale.en)
      .filter((key) => /^(event|prompt|window|option|outline|outcome)\./.test(key))
      .map((key) => stem(key).replace(/_(help|none|[a-z]+-[a-z-]+)$/, ''))
      .filter((key) => !source.includes(`'${key.split('.').slice(1).join('.')}'`));
    expect([...new Set(unused)]).toEqual([]);
  });
}

/** The keys of everything that a part of an event can be, where its schema lists it. */
function wordsOfPart(part: Part<unknown, never>, box: unknown): string[] {
  const schema = part.schema?.(box);
  const names = listIn(schema) ?? listIn(schema?.items) ?? [];
  return names.flatMap((name) => {
    const word = part.word(Array.isArray(schema?.enum) ? name : [name]);
    return [word].flat().flatMap((each) => (typeof each === 'string' && each.startsWith('@') ? [each.slice(1)] : []));
  });
}

/** The values that a schema lists. */
function listIn(schema: unknown): readonly string[] | null {
  if (typeof schema !== 'object' || schema === null || !('enum' in schema) || !Array.isArray(schema.enum)) return null;
  return schema.enum.filter((name) => typeof name === 'string');
}

/** The text of the rules, without tests and words. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
