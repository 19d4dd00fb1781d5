import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NARROW, TABLET } from './look/bounds.ts';

/** One system of styles: sizes of screens, colours and what is hidden are each defined in one place. */

const packages = import.meta.dirname;
const BOUNDS = 'look/bounds.css';

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');
const read = (file: string): string => readFileSync(join(packages, file), 'utf8');
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: packages }).sort();

const sheets = filesOf('{look,web,games}/**/*.css').map((file) => ({ file, css: withoutComments(read(file)) }));
const bounds = new Map(
  [...withoutComments(read(BOUNDS)).matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name, query]) => [name, query]),
);

test('the sizes of screens that layouts ask for have names, and are few', () => {
  expect(bounds.size).toBeGreaterThan(0);
  expect(bounds.size).toBeLessThanOrEqual(6);
  const unnamed = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@(?:media|import)([^{;]*)/g)]
      .filter(([, query]) => /(?:width|height|aspect-ratio)\b|\d(?:px|r?em)\b/.test(query))
      .map(([rule]) => `${file}: ${rule.trim()}`),
  );
  expect(unnamed).toEqual([]);
});

test('every name of a size is defined, in one file, and used', () => {
  const used = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media([^{]*)/g)].flatMap(([, query]) => [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => ({ file, name }))),
  );
  expect(used.filter(({ name }) => !bounds.has(name))).toEqual([]);
  expect([...bounds.keys()].filter((name) => !used.some((use) => use.name === name))).toEqual([]);
  expect(sheets.filter(({ file, css }) => file !== BOUNDS && css.includes('@custom-media')).map(({ file }) => file)).toEqual([]);
});

test('scripts ask for the same sizes as the sheets, by name', () => {
  expect(NARROW).toBe(bounds.get('--narrow'));
  expect(TABLET).toBe(bounds.get('--tablet'));
  const unnamed = filesOf('{look,web,games}/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|e2e)\.tsx?$|\/e2e\//.test(file))
    .filter((file) => /matchMedia\([^)]*(?:width|height)/.test(read(file)));
  expect(unnamed).toEqual([]);
});

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const COLOURS = ['look/palette.css', 'look/tokens.css'];
/** Colours of single drawings that no paint is near to. */
const ONE_OFF = 93;

test('colours are paints and tokens: sheets mix few of their own', () => {
  const own = sheets
    .filter(({ file }) => !COLOURS.includes(file))
    .flatMap(({ file, css }) => (css.match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`));
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(ONE_OFF);
});

test('every paint is defined once, and used', () => {
  const defined = COLOURS.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/^ {2}(--(?:paint|shade|shine)[\w-]*):/gm)].map(([, name]) => name),
  );
  const used = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/var\((--(?:paint|shade|shine)[\w-]*)\)/g)].map(([, name]) => name)));
  expect(defined.length).toBe(new Set(defined).size);
  expect(defined.filter((name) => !used.has(name))).toEqual([]);
  // Each part of a page says for itself how its icons gleam.
  expect([...used].filter((name) => !defined.includes(name) && name !== '--shine')).toEqual([]);
});

test('capitals stand in the texts themselves, so that copied text and screen readers have them, too', () => {
  expect(sheets.filter(({ css }) => /::first-letter|text-transform:\s*(?:uppercase|capitalize)/.test(css)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('what is only heard is hidden by the one class `sr`', () => {
  expect(sheets.flatMap(({ file, css }) => (css.match(/clip-path: inset\(50%\)|clip: rect/g) ?? []).map(() => file))).toEqual([
    'look/parts.css',
  ]);
});
