import { describe, expect, test } from 'vitest';
import one from '../content/map-part-1.json' with { type: 'json' };
import two from '../content/map-part-2.json' with { type: 'json' };
import { EXIT, FRIENDLY, FRODO_START, NAZGUL_START, SHADOWED } from '../content/map.ts';
import { box } from '../testing/letter.ts';
import { riders, table } from '../testing/table.ts';

const index = (name: string | number): number => box.spaces.indexOf(String(name));

describe.each([
  [1, one],
  [2, two],
] as const)('the board of part %i', (part, sheet) => {
  const { kind } = box.maps[part];
  const areas = sheet.areas.map((area) => ({ ...area, flags: kind[index(area.id)] }));

  test('HR-BOARD-05: friendly are the plain areas that carry a name', () => {
    const plain = areas.filter(
      ({ kind: kinds }) => !['frodo-start', 'nazgul-start', 'shadow', 'exit'].some((each) => kinds.includes(each)),
    );
    for (const { id, named, flags } of plain) expect((flags & FRIENDLY) !== 0, String(id)).toBe(named);
    expect(plain.filter(({ named }) => named).length).toBeGreaterThan(8);
  });

  test('HR-BOARD-07: exits carry a letter and lie at the right edge; Nazgûl cannot ride there', () => {
    const exits = areas.filter(({ flags }) => (flags & EXIT) !== 0);
    expect(exits.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
    const farthest = Math.max(...areas.filter(({ flags }) => (flags & EXIT) === 0).map(({ x }) => x));
    for (const { x } of exits) expect(x).toBeGreaterThan(farthest);
    const beside = box.maps[part].neighbours[index('C')].map((space) => box.spaces[space])[0];
    const t = table({ part, active: 'blue', nazgul: riders(beside, 28, 33, 33), ringBearer: part === 2 ? { journey: 'JL-01' } : {} });
    expect(t.refused('ride', { space: 'C' }).length).toBeGreaterThan(0);
  });
});

test('HR-BOARD-06: a shadow area favours the Ringwraiths: there any die counts as Sorcery', () => {
  for (const part of [1, 2] as const) {
    const shadows = box.maps[part].areas.filter((area) => (box.maps[part].kind[area] & SHADOWED) !== 0);
    expect(shadows.length).toBeGreaterThan(3);
    for (const area of box.maps[part].areas) {
      const t = table({
        part,
        active: 'blue',
        nazgul: riders(box.spaces[area], 28, 33, 33),
        dice: ['ring'],
        ringBearer: part === 2 ? { journey: 'JL-01' } : {},
      });
      expect(t.allows('drawSorcery', { die: 'ring' }), box.spaces[area]).toBe(shadows.includes(area));
    }
  }
});

test('HR-BOARD-08: Frodo starts on one of three areas that nobody can search, the Nazgûl on six of their own', () => {
  const flagged = (flag: number): string[] =>
    box.maps[1].areas.filter((area) => (box.maps[1].kind[area] & flag) !== 0).map((area) => box.spaces[area]);
  expect([flagged(FRODO_START), flagged(NAZGUL_START).length]).toEqual([['1', '2', '3'], 6]);
  for (const start of flagged(FRODO_START)) {
    const t = table({ active: 'blue', nazgul: riders(start, 36, 44, 49) });
    expect(t.refused('search').length, start).toBeGreaterThan(0);
    expect(t.allows('huntWith', { die: 'sword' }), start).toBe(true);
  }
  const nobody = { at: null, player: 1, place: 1 };
  const placing = table({
    frames: [{ step: 'placeNazgul' }],
    nazgul: { blue: nobody, green: { ...nobody, place: 2 }, red: { ...nobody, place: 3 }, violet: { ...nobody, place: 4 } },
  });
  expect(placing.offered('placeNazgul', 'area').map(String).sort()).toEqual(flagged(NAZGUL_START).sort());
});
