import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { coarse } from './coarse.ts';
import { ICON_NAMES } from './icon-names.ts';

/** Takes the icons of this game out of the icon package as bare path data on a field of 512 by 512, so that only this game carries them. */

const PATH = /<path fill="currentColor" d="([^"]+)"\/>/g;

/** The text of `icons.json` as it should be. Icons from game-icons.net, CC BY 3.0. */
export function iconsFile(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: { [name: string]: { body: string } | undefined } };
  const drawn = ICON_NAMES.map((name) => {
    const body = icons[name]?.body ?? '';
    const found = [...body.matchAll(PATH)];
    if (found.length === 0 || found.map(([whole]) => whole).join('') !== body)
      throw new Error(`Icon "${name}" is missing or more than plain paths`);
    return [name, found.map(([, data]) => coarse(data)).join('')];
  });
  return `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('./icons.json', import.meta.url), iconsFile());
