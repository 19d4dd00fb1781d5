import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { object, tableOf, text } from '#kernel/check.ts';
import { coarse } from './coarse.ts';

const isPackage = object<{ readonly icons: { readonly [name: string]: { readonly body: string } } }>({
  icons: tableOf(object<{ readonly body: string }>({ body: text })),
});

const PATH = /<path fill="currentColor" d="([^"]+)"\/>/g;

/**
 * Icons out of the package of four thousand, as bare path data on a field of 512 by 512: nothing is parsed as markup in the browser. Icons from
 * game-icons.net, CC BY 3.0.
 */
export function iconPaths(names: readonly string[]): { readonly [name: string]: string } {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isPackage(given)) throw new Error(`${file} is no package of icons`);
  const { icons } = given;
  const drawn = names.map((name): [string, string] => {
    const body = icons[name]?.body ?? '';
    const found = [...body.matchAll(PATH)];
    if (found.length === 0 || found.map(([whole]) => whole).join('') !== body)
      throw new Error(`Icon "${name}" is missing or more than plain paths: ${body.slice(0, 80)}`);
    // Each path begins where it says, not where the one before it ended.
    return [name, coarse(found.map(([, path]) => path.replace(/^m/, 'M')).join(''))];
  });
  return Object.fromEntries(drawn);
}

/** The text of a game's own `icons.json`, so that only that game carries them. */
export const iconsJson = (names: readonly string[]): string => `${JSON.stringify(iconPaths(names), null, 2)}\n`;
