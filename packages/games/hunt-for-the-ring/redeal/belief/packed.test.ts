import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { packedFile } from './packed.build.ts';
import { type PackedBox, packBox, unpackBox } from './packed.ts';
import { jsonFile } from '#kernel/testing/json.ts';

const box = readContent(standard);
const packed = new URL('./packed.json', import.meta.url);

test('packed.json is what packed.build.ts would write today', () => {
  expect(readFileSync(packed, 'utf8')).toBe(packedFile());
});

test('a belief finds in it all that it would find in the whole box', () => {
  const unpacked = unpackBox(jsonFile<PackedBox>(packed));
  for (const part of ['spaces', 'regions', 'crossings', 'frodoStarts', 'deeds', 'shortJourneys'] as const)
    expect(unpacked[part], part).toEqual(box[part]);
  expect(unpacked.maps.length).toBe(box.maps.length);
  for (const [part, map] of unpacked.maps.entries()) expect(box.maps[part]).toMatchObject(map);
  expect(unpacked.journeys.length).toBe(box.journeys.length);
  for (const [card, course] of unpacked.journeys.entries()) expect(box.journeys[card]).toMatchObject(course);
  for (const [card, { condition }] of box.allies.entries())
    for (const test of ['lastAreaIn', 'frodoInWild', 'gandalfAtOrConnectedTo'] as const)
      expect(unpacked.allies[card].condition?.[test], `${box.allyIds[card]} ${test}`).toEqual(condition?.[test]);
  for (const [script, ops] of box.scripts.entries())
    expect(unpacked.scripts[script] ?? [], `script ${script}`).toEqual(ops.filter(({ op }) => op === 'gandalf.relocate'));
  expect(packBox(unpacked)).toEqual(packBox(box));
});
