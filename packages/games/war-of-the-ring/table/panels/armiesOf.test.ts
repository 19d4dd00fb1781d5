import { expect, test } from 'vitest';
import { FREE, war } from '../../testing/war.ts';
import { armiesOf } from './armiesOf.ts';

test('armies are listed with their strength, the strongest first; who stands alone is no army', () => {
  const view = war({
    on: {
      'minas-tirith': 'sauron 10r | gondor 3r 2e 1l, boromir',
      edoras: 'rohan 1r 1e',
      'helms-deep': 'rohan 2r',
      westemnet: 'isengard 1r, gimli',
    },
    free: ['army-muster'],
  }).view(FREE);
  const free = armiesOf(view, 'free-peoples');
  const listed = free.map(({ region, host, besieged, leadership }) => [region, host.units, host.elites, besieged, leadership]);
  expect(listed.slice(0, 1)).toEqual([['minas-tirith', 5, 2, true, 2]]);
  const [edoras, deep] = ['edoras', 'helms-deep'].map((id) => listed.findIndex(([region]) => region === id));
  expect(edoras).toBeGreaterThan(0);
  expect(deep).toBeGreaterThan(edoras ?? 0);
  expect(free.map(({ region }) => region)).not.toContain('westemnet');
  const units = free.map(({ host }) => host.units);
  expect(units).toEqual(units.toSorted((a, b) => b - a));
  expect(armiesOf(view, 'shadow')[0]).toMatchObject({ region: 'minas-tirith', besieged: false });
});
