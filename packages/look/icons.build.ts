import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES, LATER_ICONS } from './icon-names.ts';
import { iconPaths } from './iconPaths.ts';

const HEAD = '// Written by icons.build.ts: change icon-names.ts instead. Icons from game-icons.net, CC BY 3.0, see credits.ts.';

const listed = (name: string, names: readonly string[]): readonly string[] => [
  '/** Path data of each icon, on a field of 512 by 512. */',
  `export const ${name} = {`,
  ...Object.entries(iconPaths(names)).map(([icon, path]) => `  '${icon}': '${path}',`),
  '} as const;',
];

/** The files of the icons as they should be, by name. */
export const iconFiles = (): { readonly [file: string]: string } => {
  const first = ICON_NAMES.filter((name) => !LATER_ICONS.has(name));
  const later = ICON_NAMES.filter((name) => LATER_ICONS.has(name));
  return {
    'icons.ts': [
      HEAD,
      '',
      ...listed('ICONS', first),
      '',
      '/** Those of `icons-later.ts`. */',
      'export const LATER = [',
      ...later.map((name) => `  '${name}',`),
      '] as const;',
      '',
    ].join('\n'),
    'icons-later.ts': [HEAD, '', ...listed('LATER_ICONS', later), ''].join('\n'),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, text] of Object.entries(iconFiles())) writeFileSync(new URL(`./${file}`, import.meta.url), text);
