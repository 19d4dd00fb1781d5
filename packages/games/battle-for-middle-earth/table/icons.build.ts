import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from './icon-names.ts';

/** Takes the icons of the cards out of the icon package as bare path data, so that only this game carries them. */

const WIDTH = 140;
const PATH = /<path fill="currentColor" d="([^"]+)"\/>/g;

/** The text of `icons.ts` as it should be. */
export function iconsFile(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: { [name: string]: { body: string } | undefined } };
  const lines = ICON_NAMES.map((name) => {
    const body = icons[name]?.body ?? '';
    const found = [...body.matchAll(PATH)];
    if (found.length === 0 || found.map(([whole]) => whole).join('') !== body)
      throw new Error(`Icon "${name}" is missing or more than plain paths`);
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    const data = `'${found.map(([, path]) => path).join('')}',`;
    // Broken where the formatter would break it.
    return key.length + data.length + 4 > WIDTH ? `  ${key}:\n    ${data}` : `  ${key}: ${data}`;
  });
  return [
    '// Written by icons.build.ts: change icon-names.ts instead. Icons from game-icons.net, CC BY 3.0.',
    '',
    '/** Path data of each icon, on a field of 512 by 512. */',
    'export const ICONS: { readonly [name: string]: string | undefined } = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('./icons.ts', import.meta.url), iconsFile());
