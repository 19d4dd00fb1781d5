import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLanguage, SOURCE_LANGUAGE } from '#kernel';
import { z } from 'zod';
import { compareTexts, type TranslationRecord } from './compare.ts';
import { listLanguage } from './pseudo-house.ts';
import { type WordFile, wordFiles } from './sources.ts';
import { flatten } from './tree.ts';

const RECORDS = z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()])));

/** Of each list so many keys are shown, unless all are asked for. */
const SHOWN = 5;

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function write(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Puts a language into the list. */
function createLanguage(root: string, language: string): void {
  listLanguage(root, language, { name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language, complete: false });
}

/** Makes a file without a text; a manifest is copied, for a browser reads it alone. */
function createFile(path: string, { texts, rest }: WordFile, language: string): void {
  const others = rest(language);
  write(path, Object.keys(others).length > 0 ? { ...others, ...texts } : {});
}

/** Says what a language lacks, what has changed since it was translated, and what is too much; makes the files that are not there. */
export function translateInto(
  root: string,
  language: string,
  { all, accept }: { readonly all: boolean; readonly accept: boolean },
): readonly string[] {
  if (language === SOURCE_LANGUAGE) return ['Everything is written in this language first.'];
  const lines: string[] = [];
  if (!isLanguage(language)) {
    createLanguage(root, language);
    lines.push(`${language} is in packages/kernel/languages.json now: look at its name there.`);
  }
  const recordFile = join(root, `translations/${language}.json`);
  const before = existsSync(recordFile) ? RECORDS.parse(json(recordFile)) : {};
  const records: { [path: string]: TranslationRecord } = {};
  const sums = { missing: 0, changed: 0, extra: 0, needed: 0 };
  for (const file of wordFiles(root)) {
    const path = file.pathIn(language);
    const source = flatten(file.texts);
    const inside = file.inside(language);
    if (inside === null && !existsSync(join(root, path))) createFile(join(root, path), file, language);
    const translation = inside ?? flatten(json(join(root, path)));
    const own = new Map([...translation].filter(([key]) => !Object.hasOwn(file.rest(language), key)));
    const { record, ...found } = compareTexts(source, own, language, before[path] ?? {}, accept);
    if (Object.keys(record).length > 0) records[path] = record;
    sums.needed += Object.keys(record).length + found.missing.length;
    for (const kind of ['missing', 'changed', 'extra'] as const) {
      const keys = found[kind];
      sums[kind] += keys.length;
      if (keys.length === 0) continue;
      lines.push(`${path}: ${keys.length} ${kind}`);
      const shown = all ? keys : keys.slice(0, SHOWN);
      lines.push(...shown.map((key) => `  ${key}${source.has(key) ? `: ${source.get(key)}` : ''}`));
      if (shown.length < keys.length) lines.push('  ... (--all shows all)');
    }
  }
  write(recordFile, records);
  lines.push(`${language}: ${sums.needed} texts, ${sums.missing} missing, ${sums.changed} changed since, ${sums.extra} extra`);
  return lines;
}
