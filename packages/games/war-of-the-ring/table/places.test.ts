import { expect, test } from 'vitest';
import { FREE, war } from '../testing/war.ts';
import { regionForReader } from './places.ts';

/** Words as their keys, with what fills them. */
const plain = (key: string, params: object = {}): string => [key, ...Object.values(params).flat()].join(' ');

test('whoever reads is told who holds a region, who stands there, and that nobody does', () => {
  const on = { osgiliath: 'sauron 2r', 'minas-tirith': 'gondor 3r 1l' };
  const view = war({ on, held: { pelargir: 'shadow' } }).view(FREE);
  const linesOf = (region: string): readonly string[] => regionForReader(plain, view, region).lines;
  expect(linesOf('minas-tirith')).toContain('table.region.heldBy @side.free-peoples');
  expect(linesOf('minas-tirith').join('; ')).toContain('table.force.regular 3');
  expect(linesOf('minas-tirith')).not.toContain('table.region.nobody');
  expect(linesOf('pelargir').filter((line) => line.startsWith('table.region.heldBy'))).toEqual(['table.region.heldBy @side.shadow']);
  expect(linesOf('pelargir')).toContain('table.region.nobody');
  expect(linesOf('osgiliath').join('; ')).toContain('table.force.regular 2');
});
