import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { EngineClient } from '../testing/engine.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The manual, and the notation of every game that has a document of its own. */
const DOCUMENTS = [
  { game: 'journey-to-mordor', path: 'docs/engine-protocol.md' },
  ...globSync('packages/games/*/position/NOTATION.md', { cwd: ROOT }).map((path) => ({ game: basename(dirname(dirname(path))), path })),
];

const blocksOf = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block);

it.each(DOCUMENTS)('answers the worked sessions of $path as they say, and loads its examples', async ({ game, path }) => {
  const text = await readFile(join(ROOT, path), 'utf8');
  const engine = new EngineClient(game);
  let asked = 0;
  for (const example of blocksOf(text, 'json')) {
    const position = JSON.parse(example);
    const players: unknown = position.players ?? [0, 1];
    expect(await engine.ask('load', { seats: Array.isArray(players) ? players.map(String) : [], position })).toMatchObject({ ok: true });
    asked++;
  }
  let reply: unknown = null;
  for (const line of blocksOf(text, 'session').flatMap((session) => session.trim().split('\n')))
    if (line.startsWith('> ')) {
      reply = await engine.line(line.slice(2));
      asked++;
    } else expect(reply).toMatchObject(JSON.parse(line.slice(2)));
  expect(asked).toBeGreaterThan(0);
  await engine.end();
});

it('links every notation from the manual', async () => {
  const manual = await readFile(join(ROOT, 'docs/engine-protocol.md'), 'utf8');
  for (const { path } of DOCUMENTS.slice(1)) expect(manual).toContain(`(../${path})`);
  for (const [, link] of manual.matchAll(/\]\((\.\.\/[^)#]+)\)/g)) expect(existsSync(join(ROOT, 'docs', link)), link).toBe(true);
});
