import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELF } from '#games';
import { ISSUE_REASONS, isComplete, type Language, LANGUAGES, pluralForms, RECORD_FAULTS, type Rule, SOURCE_LANGUAGE } from '#kernel';
import { FAULTS, REFUSED_CODES } from '#wire';
import { describe, expect, it } from 'vitest';
import { keysOf, type Locale } from '#kernel/battery/wording.ts';
import { jsonFile } from '#kernel/testing/json.ts';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');
const games = join(here, '../games');

const read = (path: string): Locale => jsonFile<Locale>(path);

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Grammatical cases are a matter of one language. */
const CASE = /_(acc|gen|loc|ins|dat|voc)$/;

const meanings = (words: Locale): string[] => [...new Set(keysOf(words).map((key) => key.replace(PLURAL, '').replace(CASE, '')))].sort();

function lookUp(words: Locale, key: string): string | undefined {
  let at: string | Locale | undefined = words;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** Pages with a locale of their own; their `t` comes from `text.ts`. */
const PAGES = ['lab', 'analysis', 'alerts', 'verify', 'about', 'people', 'account', 'moderation', 'tournaments', 'offline'];

/** Every file of English texts: `en.json`, and what is kept apart, such as `table.en.json`. */
const SOURCES = [
  'i18n/locale',
  ...PAGES.map((page) => `${page}/locale`),
  '../server/alerts/locale',
  '../kernel/locale',
  ...readdirSync(games).flatMap((game) =>
    ['locale', 'lessons/locale', 'primer/locale', 'content/locale', ''].map((folder) => `../games/${game}/${folder}`),
  ),
]
  .filter((folder) => existsSync(join(here, folder)) && statSync(join(here, folder)).isDirectory())
  .flatMap((folder) =>
    readdirSync(join(here, folder))
      .filter((file) => /(^|\.)en\.json$/.test(file))
      .map((file) => join(folder, file)),
  );

const OTHERS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);
const translations = SOURCES.flatMap((file) => OTHERS.map((language) => [file, language] as const));

const fileIn = (file: string, language: Language): string => join(here, file.replace(/en\.json$/, `${language}.json`));
/** What a file says in a language; nothing where a language that is not complete has no such file. */
const inLanguage = (file: string, language: Language): Locale => {
  const path = fileIn(file, language);
  return !isComplete(language) && !existsSync(path) ? {} : read(path);
};

function expectForms(words: Locale, language: Language): void {
  const bases = new Set(
    keysOf(words)
      // Values of a form may be called "two" or "other" without being plurals.
      .filter((key) => PLURAL.test(key) && !key.startsWith('setup.'))
      .map((key) => key.replace(PLURAL, '')),
  );
  for (const base of bases)
    for (const category of pluralForms(language))
      expect(lookUp(words, `${base}_${category}`), `${language}: ${base}_${category}`).toBeTypeOf('string');
}

/** The placeholders of each key, in all its forms together. */
function placeholders(words: Locale): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const each of keysOf(words)) {
    const key = each.replace(PLURAL, '');
    const named = [...(lookUp(words, each) ?? '').matchAll(/{{\s*([\w-]+)/g)].map((match) => match[1] ?? '');
    found.set(key, [...new Set([...(found.get(key) ?? []), ...named])].filter((name) => name !== 'count').sort());
  }
  return found;
}

it('every place of texts is looked at', () => {
  expect(SOURCES.length).toBeGreaterThan(35);
});

it.each(SOURCES)('%s has every plural, and no empty sentence', (file) => {
  const en = read(join(here, file));
  expectForms(en, SOURCE_LANGUAGE);
  for (const key of keysOf(en)) expect(lookUp(en, key)?.trim(), key).not.toBe('');
});

describe.each(translations)('%s in %s', (file, language) => {
  const en = read(join(here, file));
  const words = inLanguage(file, language);

  it('says the same things, or fewer while it is not complete', () => {
    const [source, own] = [meanings(en), meanings(words)];
    if (isComplete(language)) expect(own).toEqual(source);
    else expect(own.filter((key) => !source.includes(key))).toEqual([]);
  });

  it('has every plural its language needs', () => expectForms(words, language));

  it('uses the same parameters', () => {
    const [english, own] = [placeholders(en), placeholders(words)];
    const keys = meanings(words).filter((each) => lookUp(en, each) !== undefined);
    expect(keys.map((key) => [key, own.get(key) ?? []])).toEqual(keys.map((key) => [key, english.get(key) ?? []]));
  });

  it('has no empty sentence', () => {
    for (const key of keysOf(words)) expect(lookUp(words, key)?.trim(), key).not.toBe('');
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  it('has a manifest by which the site is put on a device', () => {
    const manifest = jsonFile<{ readonly lang: string; readonly name: string }>(join(here, `public/book.${language}.webmanifest`));
    expect([manifest.lang, manifest.name === '']).toEqual([language, false]);
  });

  it('has a sentence of every rule, if it is complete', () => {
    for (const game of SHELF.map(({ id }) => id)) {
      const rules = jsonFile<readonly Rule[]>(join(games, game, 'ledger.json'));
      const file = join(games, game, `ledger.${language}.json`);
      const sentences = existsSync(file) ? jsonFile<{ readonly [rule: string]: string }>(file) : {};
      const ids = new Set(rules.map(({ id }) => id));
      expect(Object.keys(sentences).filter((id) => !ids.has(id))).toEqual([]);
      const lacking = rules.filter((rule) => rule[language] === undefined && sentences[rule.id] === undefined);
      if (isComplete(language)) expect(lacking.map(({ id }) => id)).toEqual([]);
    }
  });
});

describe('Polish', () => {
  const texts = globSync(['i18n/locale/*pl.json', '../games/*/**/*pl.json', '../games/*/ledger.json'], { cwd: here }).flatMap((file) =>
    [...readFileSync(join(here, file), 'utf8').matchAll(/"([\w.-]+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g)]
      .filter(([, key]) => !file.endsWith('ledger.json') || key === 'pl')
      .map(([, key, text]) => `${file} ${key}: ${text}`),
  );

  it('spells Nazgûl in one way, and calls a link a link', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter((text) => /\bNazgul/.test(text) || /odsyłacz/i.test(text))).toEqual([]);
  });
});

it('the shell has words for everything the server may answer, and for everything that can be wrong with a field or a record', () => {
  for (const language of LANGUAGES.filter(isComplete)) {
    const words = read(join(here, `i18n/locale/${language}.json`));
    for (const key of [
      ...FAULTS.map((code) => `fault.${code}`),
      ...REFUSED_CODES.map((code) => `refused.${code}`),
      ...ISSUE_REASONS.map((reason) => `fault.reason.${reason}`),
      ...RECORD_FAULTS.map((fault) => `record.untrue.${fault}`),
    ])
      expect(lookUp(words, key), `${language}: ${key}`).toBeTypeOf('string');
  }
});

it('the shell has every text whose key ends in a name that is data', () => {
  const levels = new Set(SHELF.flatMap(({ bots }) => bots));
  const lines = ['title', 'tagline', 'invitation'];
  for (const language of LANGUAGES.filter(isComplete)) {
    const words = read(join(here, `i18n/locale/${language}.json`));
    for (const key of [...[...levels].map((level) => `bot.${level}`), ...FAULTS.map((code) => `fault.${code}`)])
      expect(lookUp(words, key), `${language}: ${key}`).toBeTypeOf('string');
    for (const { id } of SHELF)
      for (const line of lines)
        expect(lookUp(read(join(games, id, `locale/shelf.${language}.json`)), line), `${id}: ${line}`).toBeTypeOf('string');
  }
  expect(levels.size).toBeGreaterThan(2);
});

/** The page whose texts a file asks for: that of the `text.ts` it imports, or is. Null: the shell alone. */
function pageOf(file: string, source: string): string | null {
  const imported = /from '([^']*text\.ts)'/.exec(source)?.[1];
  const path = file.endsWith('/text.ts') ? file : imported === undefined ? null : join(dirname(file), imported);
  return path === null ? null : dirname(path);
}

it('every text that the source asks for is in its locale', () => {
  const textsOf = (folder: string): string[] => meanings(read(join(here, folder, 'locale/en.json')));
  const shell = textsOf('i18n');
  const pages = new Map(PAGES.map((page) => [page, new Set([...textsOf(page), ...shell])]));
  const counts = new Map<string, number>();
  const missing = globSync('**/*.{ts,tsx}', { cwd: here })
    .filter((file) => !file.includes('.test.') && !file.includes('e2e'))
    .flatMap((file) => {
      const source = readFileSync(join(here, file), 'utf8');
      const page = pageOf(file, source);
      const known = page === null ? new Set(shell) : pages.get(page);
      const asked = [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key);
      counts.set(page ?? 'shell', (counts.get(page ?? 'shell') ?? 0) + asked.length);
      return asked.filter((key) => known?.has(key.replace(PLURAL, '')) !== true).map((key) => `${file}: ${key}`);
    });
  expect(missing).toEqual([]);
  expect(counts.get('shell')).toBeGreaterThan(100);
  for (const page of PAGES) expect(counts.get(page), page).toBeGreaterThan(10);
});
