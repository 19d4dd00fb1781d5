import type { Bot } from '#bots/bot.ts';
import type { ExactChances } from '#bots/exact-chances.ts';
import type { MoveExplainer, PublicExplainer } from '#bots/explanation.ts';
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

let fetched: Promise<Shelf> | undefined;
const shelf = (): Promise<Shelf> => (fetched ??= fetch());

/** Plays perfectly as soon as two are left, with the content that was solved; otherwise as a ranger. */
export const master = async (): Promise<Bot<Journey>> => {
  known ??= masterWith(await shelf());
  return known;
};
let known: Bot<Journey> | undefined;

/** The same, who says why. */
export const lazyExplain = async (): Promise<MoveExplainer<Journey>> => {
  explains ??= explainerWith(await shelf());
  return explains;
};
let explains: MoveExplainer<Journey> | undefined;

/** The same, who says why others moved. */
export const lazyExplainPublicly = async (): Promise<PublicExplainer<Journey>> => {
  tellsOf ??= publicExplainerWith(await shelf());
  return tellsOf;
};
let tellsOf: PublicExplainer<Journey> | undefined;

/** What perfect play comes to. */
export const lazyExact = async (): Promise<ExactChances<Journey>> => {
  exactly ??= exactWith(await shelf());
  return exactly;
};
let exactly: ExactChances<Journey> | undefined;

async function fetch(): Promise<Shelf> {
  const filled = new Shelf();
  await Promise.all(FILED.map(async (file) => filled.put((await file()).default)));
  return filled;
}
