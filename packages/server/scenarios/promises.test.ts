import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../..', import.meta.url);

it('every test that the page about security names is there', () => {
  const page = readFileSync(new URL('docs/security.md', ROOT), 'utf8');
  const named = [...page.matchAll(/`([\w/-]+\.(?:test|e2e)\.ts)`/g)].map(([, file]) => file);
  const there = globSync('packages/**/*.{test,e2e}.ts', { cwd: ROOT });
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !there.some((path) => path.endsWith(`/${file}`)))).toEqual([]);
});
