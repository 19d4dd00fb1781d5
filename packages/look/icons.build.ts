import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from './icon-names.ts';

/** Takes the icons in use out of the package of four thousand, as bare path data: nothing is parsed as markup in the browser. */

interface Package {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined };
}

const PATH = /<path fill="currentColor" d="([^"]+)"\/>/g;

function pathData(name: string, body: string | undefined): string {
  if (body === undefined) throw new Error(`The icon package has no icon "${name}"`);
  const found = [...body.matchAll(PATH)];
  if (found.map((match) => match[0]).join('') !== body) throw new Error(`Icon "${name}" is more than plain paths: ${body.slice(0, 80)}`);
  return found.map((match) => match[1]).join('');
}

/** The text of `icons.ts` as it should be. */
export function iconsFile(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Package;
  const lines = ICON_NAMES.map((name) => `  '${name}': '${pathData(name, icons[name]?.body)}',`);
  return [
    '// Written by icons.build.ts: change icon-names.ts instead. Icons from game-icons.net, CC BY 3.0, see credits.ts.',
    '',
    '/** Path data of each icon, on a field of 512 by 512. */',
    'export const ICONS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('./icons.ts', import.meta.url), iconsFile());
