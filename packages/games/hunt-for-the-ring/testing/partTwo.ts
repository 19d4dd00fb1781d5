import { box } from './letter.ts';
import { riders, table, type TestTable } from './table.ts';

/** Tables of part II for tests: a long journey, Gandalf on area 8, three deed tokens held, all Nazgûl far away. */

export const space = (name: string | number): number => box.spaces.indexOf(String(name));

export const two = (more: object = {}, ringBearer: object = {}, forced: readonly string[] = []): TestTable =>
  table(
    {
      part: 2,
      nazgul: riders(28, 28, 33, 33),
      ...more,
      ringBearer: { journey: 'JL-01', gandalf: 8, deeds: ['D2', 'D3', 'D4'], ...ringBearer },
    },
    forced,
  );

/** The blue Nazgûl stands there and is active. */
export const hunt = (area: number, more: object = {}, ringBearer: object = {}, forced: readonly string[] = []): TestTable =>
  two({ active: 'blue', nazgul: riders(area, 28, 33, 33), ...more }, ringBearer, forced);
