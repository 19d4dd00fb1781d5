import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { EngineClient } from '../testing/engine.ts';

const engine = new EngineClient('journey-to-mordor');
afterAll(() => engine.end());

it('answers the worked session of the manual as the manual says', async () => {
  const manual = await readFile(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');
  const lines = [...manual.matchAll(/^```session\n(.*?)^```/gms)].flatMap(([, session]) => session.trim().split('\n'));
  expect(lines.length).toBeGreaterThan(20);
  let reply: unknown = null;
  for (const line of lines)
    if (line.startsWith('> ')) reply = await engine.line(line.slice(2));
    else expect(reply).toMatchObject(JSON.parse(line.slice(2)) as object);
});
