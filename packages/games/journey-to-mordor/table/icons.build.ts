import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconsJson } from '#look/iconPaths.ts';
import { ICON_NAMES } from './icon-names.ts';

/** The text of `icons.json` as it should be. */
export const iconsFile = (): string => iconsJson(ICON_NAMES);

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('./icons.json', import.meta.url), iconsFile());
