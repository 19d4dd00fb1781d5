import { isOfHouse } from '#wire';
import type { Controller } from './controller.ts';

/** How many events of the game itself a table has come to: what the house says meanwhile changes nothing that was thought about it. */
export function momentOf(table: Controller): number | undefined {
  const words = table.events().length - 1 - table.events().findLastIndex((event) => !isOfHouse(event));
  const seen = table.now()?.seen;
  return seen === undefined ? undefined : seen - words;
}
