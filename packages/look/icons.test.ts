import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles } from './icons.build.ts';
import { ICON_ARTISTS, ICON_AUTHORS, ICON_NAMES } from './icon-names.ts';

test('the icons are what icons.build.ts would write today', () => {
  for (const [file, text] of Object.entries(iconFiles())) expect(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')).toBe(text);
});

test('whoever drew an icon in use is thanked', () => {
  expect(ICON_ARTISTS).toContain('Lorc');
  expect(ICON_ARTISTS).toContain(ICON_AUTHORS.key);
  expect(ICON_NAMES.length).toBeGreaterThan(30);
});
