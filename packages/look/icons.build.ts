import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from './icon-names.ts';
import { iconPaths } from './iconPaths.ts';

/** The text of `icons.ts` as it should be. */
export const iconsFile = (): string =>
  [
    '// Written by icons.build.ts: change icon-names.ts instead. Icons from game-icons.net, CC BY 3.0, see credits.ts.',
    '',
    '/** Path data of each icon, on a field of 512 by 512. */',
    'export const ICONS = {',
    ...Object.entries(iconPaths(ICON_NAMES)).map(([name, path]) => `  '${name}': '${path}',`),
    '} as const;',
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('./icons.ts', import.meta.url), iconsFile());
