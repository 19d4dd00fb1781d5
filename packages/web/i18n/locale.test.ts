import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ISSUE_REASONS, RECORD_FAULTS } from '#kernel';
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

/** Every pair of files: `en.json` and `pl.json`, and what is kept apart, such as `table.en.json`. */
const PAIRS = [
  'i18n/locale',
  ...PAGES.map((page) => `${page}/locale`),
  '../server/alerts/locale',
  ...readdirSync(games).flatMap((game) => ['locale', 'lessons/locale', 'primer/locale'].map((folder) => `../games/${game}/${folder}`)),
]
  .filter((folder) => existsSync(join(here, folder)))
  .flatMap((folder) => {
    const files = readdirSync(join(here, folder)).filter((file) => /(^|\.)(en|pl)\.json$/.test(file));
    return [...new Set(files.map((file) => file.replace(/(en|pl)\.json$/, '')))].map((stem) => join(folder, stem));
  });

describe.each(PAIRS)('%s', (stem) => {
  const en = read(join(here, `${stem.endsWith('locale') ? `${stem}/` : stem}en.json`));
  const pl = read(join(here, `${stem.endsWith('locale') ? `${stem}/` : stem}pl.json`));

  it('says the same things in both languages', () => {
    expect(meanings(pl)).toEqual(meanings(en));
  });

  it('has every plural its language needs', () => {
    const forms = (words: Locale, language: string): void => {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const bases = new Set(
        keysOf(words)
          // Values of a form may be called "two" or "other" without being plurals.
          .filter((key) => PLURAL.test(key) && !key.startsWith('setup.'))
          .map((key) => key.replace(PLURAL, '')),
      );
      for (const base of bases)
        for (const category of needed)
          expect(lookUp(words, `${base}_${category}`), `${language}: ${base}_${category}`).toBeTypeOf('string');
    };
    forms(en, 'en');
    forms(pl, 'pl');
  });

  it('uses the same parameters in both languages', () => {
    const params = (words: Locale): Map<string, string[]> => {
      const found = new Map<string, string[]>();
      for (const each of keysOf(words)) {
        const key = each.replace(PLURAL, '');
        const named = [...(lookUp(words, each) ?? '').matchAll(/{{\s*([\w-]+)/g)].map((match) => match[1] ?? '');
        found.set(key, [...new Set([...(found.get(key) ?? []), ...named])].filter((name) => name !== 'count').sort());
      }
      return found;
    };
    const [english, polish] = [params(en), params(pl)];
    const keys = meanings(en).filter((each) => lookUp(en, each) !== undefined);
    expect(keys.map((key) => [key, polish.get(key) ?? []])).toEqual(keys.map((key) => [key, english.get(key) ?? []]));
  });

  it('has no empty sentence', () => {
    for (const words of [en, pl]) for (const key of keysOf(words)) expect(lookUp(words, key)?.trim(), key).not.toBe('');
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
  for (const language of ['en', 'pl']) {
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
