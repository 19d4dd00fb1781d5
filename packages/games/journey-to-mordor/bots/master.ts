import type { Bot } from '#bots/bot.ts';
import type { Journey } from '../rules/state.ts';
import { masterWith } from './ranger.ts';
import { Shelf } from './solved/shelf.ts';
import type { Written } from './solved/table.ts';

/** Solved games, each a file of its own: nobody has to fetch them who does not play against them. */
export const FILED: readonly (() => Promise<{ readonly default: Written }>)[] = [
  () => import('./solved/tables/basic.json', { with: { type: 'json' } }),
  () => import('./solved/tables/advanced.json', { with: { type: 'json' } }),
];

let fetched: Promise<Bot<Journey>> | undefined;

/** Plays perfectly as soon as two are left, with the content that was solved; otherwise as a ranger. */
export const master = (): Promise<Bot<Journey>> => (fetched ??= fetch());

async function fetch(): Promise<Bot<Journey>> {
  const shelf = new Shelf();
  await Promise.all(FILED.map(async (file) => shelf.put((await file()).default)));
  return masterWith(shelf);
}
