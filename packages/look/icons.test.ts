import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconsFile } from './icons.build.ts';
import { ICON_ARTISTS, ICON_AUTHORS, ICON_NAMES } from './icon-names.ts';

test('icons.ts is what icons.build.ts would write today', () => {
  expect(readFileSync(new URL('./icons.ts', import.meta.url), 'utf8')).toBe(iconsFile());
});

test('whoever drew an icon in use is thanked', () => {
  expect(ICON_ARTISTS).toContain('Lorc');
  expect(ICON_ARTISTS).toContain(ICON_AUTHORS.key);
  expect(ICON_NAMES.length).toBeGreaterThan(30);
});
