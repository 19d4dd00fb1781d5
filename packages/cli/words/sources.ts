import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { TextTree } from './tree.ts';

/** A file of texts in the source language, and where the same texts stand in another language. */
export interface WordFile {
  readonly texts: TextTree;
  readonly pathIn: (language: string) => string;
  /** The translation, where it stands inside the source file itself, as that of the oldest languages does. */
  readonly inside: (language: string) => ReadonlyMap<string, string> | null;
  /** What is written in another language beside the texts. */
  readonly rest: (language: string) => { readonly [name: string]: unknown };
}

const TREE: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), TREE])));
const LEDGER = z.array(z.object({ id: z.string(), en: z.string() }).loose());
const NAMED = z.object({ id: z.union([z.string(), z.number()]), en: z.string() }).loose();
const MAP = z.object({ part: z.number(), areas: z.array(NAMED), regions: z.array(NAMED) });
const nowhere = (): null => null;

interface Entry {
  readonly key: string;
  readonly translations: { readonly [language: string]: unknown };
}

/** The texts of these entries in a language that they themselves are written in. */
function textsIn(entries: readonly Entry[], language: string): ReadonlyMap<string, string> | null {
  const found = entries.flatMap(({ key, translations }) => {
    const text = translations[language];
    return typeof text === 'string' ? [[key, text] as const] : [];
  });
  return found.length === 0 ? null : new Map(found);
}

const MANIFEST = z.object({ name: z.string(), short_name: z.string(), description: z.string() }).loose();

/** Every file of texts below a folder that holds the repository. */
export function wordFiles(root: string): readonly WordFile[] {
  const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const locales = find('packages/{*,web/*,server/*,games/*,games/*/*}/{locale/,locale/*.,sections.}en.json').map(
    (path): WordFile => ({
      texts: TREE.parse(read(path)),
      pathIn: (language) => path.replace(/en\.json$/, `${language}.json`),
      inside: nowhere,
      rest: () => ({}),
    }),
  );
  const ledgers = find('packages/games/*/ledger.json').map((path): WordFile => {
    const rules = LEDGER.parse(read(path));
    const entries = rules.map((rule): Entry => ({ key: rule.id, translations: rule }));
    return {
      texts: Object.fromEntries(rules.map(({ id, en }) => [id, en])),
      pathIn: (language) => path.replace(/json$/, `${language}.json`),
      inside: (language) => textsIn(entries, language),
      rest: () => ({}),
    };
  });
  const folders = [...new Set(find('packages/games/*/content/map-part-*.json').map((path) => path.replace(/[^/]*$/, '')))];
  const maps = folders.map((folder): WordFile => {
    const parts = find(`${folder}map-part-*.json`).map((path) => MAP.parse(read(path)));
    const entries = parts.flatMap(({ part, areas, regions }): Entry[] => [
      ...areas.map((area) => ({ key: `area.${part}-${area.id}`, translations: area })),
      ...regions.map((region) => ({ key: `region.${region.id}`, translations: region })),
    ]);
    return {
      texts: {
        area: Object.fromEntries(parts.flatMap(({ part, areas }) => areas.map(({ id, en }) => [`${part}-${id}`, en]))),
        region: Object.fromEntries(parts.flatMap(({ regions }) => regions.map(({ id, en }) => [id, en]))),
      },
      pathIn: (language) => `${folder}names.${language}.json`,
      inside: (language) => textsIn(entries, language),
      rest: () => ({}),
    };
  });
  const manifests = find('packages/web/public/*.en.webmanifest').map((path): WordFile => {
    const { name, short_name, description, ...rest } = MANIFEST.parse(read(path));
    return {
      texts: { name, short_name, description },
      pathIn: (language) => path.replace('.en.', `.${language}.`),
      inside: nowhere,
      rest: (language) => ({ ...rest, lang: language }),
    };
  });
  return [...locales, ...ledgers, ...maps, ...manifests];
}
