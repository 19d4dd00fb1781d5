import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconsJson } from '#look/iconPaths.ts';
import { ICON_NAMES, ON_CARDS } from './icon-names.ts';

/** Every file of icons, with its text as it should be. */
export const iconFiles = (): readonly (readonly [file: string, text: string])[] => [
  ['icons.json', iconsJson(ICON_NAMES)],
  ...Object.entries(ON_CARDS).map(([deck, names]) => [`icons-${deck}.json`, iconsJson(names)] as const),
];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, text] of iconFiles()) writeFileSync(new URL(file, import.meta.url), text);
