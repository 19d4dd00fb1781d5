import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writePseudoHouse } from './pseudo-house.ts';
import { pseudoText } from './pseudo.ts';
import { wordFiles } from './sources.ts';
import { flatten } from './tree.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PLACEHOLDER = /\{\{[^}]*\}\}/g;

it('texts are longer by about 40 percent, in brackets, with their placeholders and tags', () => {
  expect(pseudoText('{{seat}} plays <b>a card</b>')).toBe('[{{seat}} plááýýš <b>á çáářðð</b>]');
  expect(pseudoText(' and ')).toBe(' [ááñð] ');
  const all = wordFiles(ROOT).flatMap(({ texts }) => [...flatten(texts).values()]);
  expect(all.length).toBeGreaterThan(5000);
  const lengthOf = (list: readonly string[]): number => list.join('').replaceAll(PLACEHOLDER, '').length;
  const ratio = lengthOf(all.map(pseudoText)) / lengthOf(all);
  expect(ratio).toBeGreaterThan(1.25);
  expect(ratio).toBeLessThan(1.5);
  for (const text of all) expect(pseudoText(text).match(PLACEHOLDER), text).toEqual(text.match(PLACEHOLDER));
});

it('passes every test of locales', () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, 'dist/pseudo-'));
  try {
    writePseudoHouse(ROOT, copy);
    const tests = ['packages/web/i18n'];
    const run = (): unknown =>
      execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests], {
        cwd: copy,
        env: { ...process.env, VITEST: undefined },
        encoding: 'utf8',
      });
    expect(run).not.toThrow();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
