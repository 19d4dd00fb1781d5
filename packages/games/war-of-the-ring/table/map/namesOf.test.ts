import { jsonFile } from '#kernel/testing/json.ts';
import { isInside, overlap, type Spot, within } from '#look/map/geometry.ts';
import type { Label } from '#look/map/labels.ts';
import { namesAt } from '#look/map/names.ts';
import { describe, expect, test } from 'vitest';
import en from '../../locale/en.json' with { type: 'json' };
import pl from '../../locale/pl.json' with { type: 'json' };
import { FREE, fresh, war } from '../../testing/war.ts';
import type { WarView } from '../../view/view.ts';
import { type Geometry, unfold } from './geometry.ts';
import { bodyOf, namesOf } from './namesOf.ts';
import { placesOf, type RegionPlaces, sameRoom } from './places.ts';
import { SHEET } from './sheet.ts';

const land = unfold(jsonFile<Geometry>(new URL('./geometry.json', import.meta.url)));
const start = fresh().view(FREE);

function labelled(view: WarView, words: { readonly [region: string]: string }, scale: number, grow: number) {
  const places = placesOf(land, view);
  const bodies = places.map((place) => bodyOf(place, grow)).filter(({ width, height }) => width * height > 0);
  return {
    places,
    bodies,
    labels: namesAt(
      namesOf(places, (id) => words[id], scale, grow),
      scale,
      SHEET,
      bodies,
    ),
  };
}

describe.each([
  ['English', en.region],
  ['Polish', pl.region],
])('names in %s', (_language, words: { readonly [region: string]: string }) => {
  test.each([
    { scale: 0.4, grow: 2.4, least: 12 },
    { scale: 0.55, grow: 1.9, least: 28 },
    { scale: 0.75, grow: 1.45, least: 50 },
    { scale: 1.1, grow: 1, least: 95 },
    { scale: 1.4, grow: 1, least: 100 },
    { scale: 2.2, grow: 1, least: 105 },
  ])(
    'at $scale pixels a unit none stands at another region, over another name or over a piece, and $least find room',
    ({ scale, grow, least }) => {
      const { labels, bodies, places } = labelled(start, words, scale, grow);
      expect(labels.length).toBeGreaterThanOrEqual(least);
      const middle = ({ box }: Label): Spot => ({ x: box.x + box.width / 2, y: box.y + (box.height - 1) / 2 });
      const far = (label: Label, { region }: RegionPlaces): number =>
        Math.hypot(region.spot.x - middle(label).x, region.spot.y - middle(label).y);
      for (const label of labels) {
        const own = places.find(({ id }) => id === label.id);
        if (own === undefined) throw new Error(`${label.id} is no region`);
        if (isInside(own.region.outlines, [middle(label).x, middle(label).y])) continue;
        // Outside its region it belongs to a settlement, and no other one is nearer.
        expect(own.settlement, label.id).not.toBeNull();
        const nearer = places.filter((other) => other !== own && other.settlement !== null && far(label, other) <= far(label, own));
        expect(
          nearer.map(({ id }) => id),
          label.id,
        ).toEqual([]);
      }
      for (const [at, { id, box }] of labels.entries()) {
        expect(within(box, SHEET), id).toBe(true);
        expect(
          bodies.filter((body) => overlap(body, box)),
          id,
        ).toEqual([]);
        expect(
          labels
            .slice(at + 1)
            .filter((other) => overlap(other.box, box))
            .map((other) => other.id),
          id,
        ).toEqual([]);
      }
    },
  );

  test('strongholds are named before wild lands', () => {
    const { labels } = labelled(start, words, 0.4, 2.4);
    const wild = labels.filter(({ id }) => start.regions.some((region) => region.id === id && region.settlement === 'none'));
    expect(wild.length).toBeLessThan(labels.length / 2);
  });
});

describe('what stands where', () => {
  const at = (id: string, table: ReturnType<typeof war>) => placesOf(land, table.view(FREE)).find((place) => place.id === id);

  test('the besieged stand in their stronghold, the besiegers beside it', () => {
    const place = at('minas-tirith', war({ on: { 'minas-tirith': 'sauron 10r | gondor 5r 1l, boromir' }, free: ['army-muster'] }));
    expect(place?.inside?.host.units).toBe(5);
    expect(place?.inside?.full).toBe(true);
    expect(place?.inside?.x).toBe(place?.settlement?.x);
    expect(place?.hosts.map(({ host, full }) => [host.side, full])).toEqual([['shadow', true]]);
    expect(place?.hosts[0]?.x).toBeGreaterThan(20 + (place?.inside?.x ?? 0));
  });

  test('companions beside an enemy army are told apart from it', () => {
    const place = at('westemnet', war({ on: { westemnet: 'isengard 2r, gimli' }, free: ['army-muster'] }));
    expect(place?.hosts.map(({ host }) => host.side)).toEqual(['shadow', 'free-peoples']);
    expect(place?.hosts[1]?.x).toBeLessThan((place?.settlement?.x ?? 0) - 12);
  });

  test('the Fellowship leaves the map when it enters Mordor', () => {
    const seen = (view: WarView): string[] => placesOf(land, view).flatMap(({ id, fellowship }) => (fellowship === null ? [] : [id]));
    expect(seen(start)).toEqual(['rivendell']);
    expect(seen({ ...start, fellowship: { ...start.fellowship, mordor: 2 } })).toEqual([]);
  });

  test('where nothing changed the same place stays, and names move only when something reaches farther', () => {
    const before = placesOf(land, start);
    const armed = (figures: { readonly [figure: string]: number }): WarView => ({
      ...start,
      regions: start.regions.map((region) => (region.id === 'bree' ? { ...region, field: { figures, characters: [] } } : region)),
    });
    const more = placesOf(land, armed({ 'north-regular': 3 }), before);
    expect(more.flatMap((place, index) => (place === before[index] ? [] : [place.id]))).toEqual(['bree']);
    expect(sameRoom(before, more)).toBe(true);
    expect(sameRoom(before, placesOf(land, armed({}), before))).toBe(false);
    const moved = placesOf(land, { ...start, fellowship: { ...start.fellowship, at: 'hollin' } }, before);
    expect(moved.flatMap((place, index) => (place === before[index] ? [] : [place.id])).sort()).toEqual(['hollin', 'rivendell']);
  });
});
