import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { schema } from './schema.ts';
import { write } from './write.ts';

const page = readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) =>
  schema.parse({ game: 'hunt-for-the-ring', ...JSON.parse(text) }),
);

test('every example of the notation can be loaded, and asks what the text says', () => {
  const tables = examples.map(({ game: _game, ...position }) => table(position));
  expect(tables.map((t) => t.prompt())).toEqual(['activation', 'turnAfterStep', 'peekHand', 'reactHunt']);
  const [acting, gandalf, peeking, hunted] = tables;
  expect(acting.act('huntWith', { die: 'sword' }).act('pass').heard('huntHere')).toBe(true);
  expect(gandalf.act('revealGandalf').prompt()).toBe('driveOff');
  expect(peeking.offered('peekHand', 'seat')).toEqual([1]);
  hunted.act('pass');
  expect([hunted.heard('huntHere'), hunted.heard('gandalfDiscovered')]).toEqual([true, true]);
});

test('the page names every part of a position', () => {
  const named = new Set(
    [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)),
  );
  const parts = [...Object.keys(schema.shape), ...Object.keys(schema.shape.ringBearer.unwrap().shape)];
  expect(parts.filter((part) => !named.has(part))).toEqual([]);
  const written = Object.keys(write(table({}).s));
  expect(written.filter((part) => !named.has(part))).toEqual([]);
});
