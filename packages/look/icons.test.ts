import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconsFile } from './icons.build.ts';
import { ICON_NAMES } from './icon-names.ts';

test('icons.ts is what icons.build.ts would write today', () => {
  expect(readFileSync(new URL('./icons.ts', import.meta.url), 'utf8')).toBe(iconsFile());
});

test('no icon is listed twice', () => {
  expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length);
});
