import type { Bot } from '#bots/bot.ts';
import type { ExactChances } from '#bots/exact-chances.ts';
import type { MoveExplainer, PublicExplainer } from '#bots/explanation.ts';
import { once } from '#kernel/once.ts';
import type { Journey } from '../rules/state.ts';
import { explainerWith, masterWith, publicExplainerWith } from './ranger.ts';
import { exactWith } from './solved/exact.ts';
import { Shelf } from './solved/shelf.ts';
import type { WrittenTable } from './solved/table.ts';

/** Solved games, each a file of its own: nobody has to fetch them who does not play against them. */
export const FILED: readonly (() => Promise<{ readonly default: WrittenTable }>)[] = [
  () => import('./solved/tables/basic.json', { with: { type: 'json' } }),
  () => import('./solved/tables/advanced.json', { with: { type: 'json' } }),
  () => import('./solved/tables/basic-last-survivor.json', { with: { type: 'json' } }),
  () => import('./solved/tables/advanced-last-survivor.json', { with: { type: 'json' } }),
];

const shelf = once(async (): Promise<Shelf> => {
  const filled = new Shelf();
  await Promise.all(FILED.map(async (file) => filled.put((await file()).default)));
  return filled;
});

/** Plays perfectly as soon as two are left, with the content that was solved; otherwise as a ranger. */
export const master = once(async (): Promise<Bot<Journey>> => masterWith(await shelf()));

/** The same, who says why. */
export const lazyExplain = once(async (): Promise<MoveExplainer<Journey>> => explainerWith(await shelf()));

/** The same, who says why others moved. */
export const lazyExplainPublicly = once(async (): Promise<PublicExplainer<Journey>> => publicExplainerWith(await shelf()));

/** What perfect play comes to. */
export const lazyExact = once(async (): Promise<ExactChances<Journey>> => exactWith(await shelf()));
