import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { httpPage } from './http-page.ts';
import { schemaLines } from './schema-lines.ts';
import { socketPage } from './socket-page.ts';
import { typesNamedIn, wireTypes } from './wire-types.ts';

const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

describe('the pages of the API', () => {
  it('say what the server reads today (made by npm run protocol)', () => {
    expect(page('http.md')).toBe(httpPage());
    expect(page('socket.md')).toBe(socketPage());
  });

  it('name every answer by a type that exists, and every message with a comment', () => {
    const known = new Set([...wireTypes().keys(), 'GameRecord', 'AnalysisReport']);
    for (const [, answer] of httpPage().matchAll(/^Answer: `(.*)`$/gm))
      for (const [name] of answer.matchAll(/\b[A-Z]\w+\b/g)) expect(known.has(name), name).toBe(true);
    expect(socketPage()).not.toMatch(/^### `\w+`\n\n(?:- |```)/m);
  });

  it('tell fields, bounds, forms and what may be left out', () => {
    const schema = z.strictObject({
      name: z.string().min(1).max(40),
      seat: z.int().min(0).max(7).exactOptional(),
      how: z.union([z.literal('a'), z.strictObject({ kind: z.literal('b'), list: z.array(z.boolean()).max(3) })]),
    });
    expect(schemaLines(schema)).toEqual([
      '- `name`: string (1 to 40 characters)',
      '- `seat` (optional): integer (0 to 7)',
      '- `how`: `"a"` or { kind: `"b"`, list: list of boolean (at most 3 items) }',
    ]);
    expect(schemaLines(z.strictObject({}))).toEqual(['- an empty object']);
  });

  it('show the types that an answer needs, and theirs', () => {
    const names = typesNamedIn('{ tables: TableSummary[] }', wireTypes()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['TableSummary', 'SeatInfo', 'ClockPlan']));
    expect(names).not.toContain('Me');
  });
});
