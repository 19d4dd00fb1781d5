import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PATH = /<path fill="currentColor" d="([^"]+)"\/>/g;

/**
 * The text of a game's own `icons.json`: icons of the package as bare path data on a field of 512 by 512, so that only that game carries them.
 * Icons from game-icons.net, CC BY 3.0. `redraw` may make the paths lighter.
 */
export function iconPaths(names: readonly string[], redraw: (path: string) => string = (path) => path): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: { [name: string]: { body: string } | undefined } };
  const drawn = names.map((name) => {
    const body = icons[name]?.body ?? '';
    const found = [...body.matchAll(PATH)];
    if (found.length === 0 || found.map(([whole]) => whole).join('') !== body)
      throw new Error(`Icon "${name}" is missing or more than plain paths`);
    return [name, found.map(([, path]) => redraw(path)).join('')];
  });
  return `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`;
}
