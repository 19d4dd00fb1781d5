import type { AnyGame } from '#kernel';

export { type Box, SHELF } from './shelf.ts';

/** Opens a box: the rules are loaded only when somebody wants to play. */
const OPENERS: { readonly [id: string]: () => Promise<AnyGame> } = {
  'journey-to-mordor': async () => (await import('./journey-to-mordor/index.ts')).journeyToMordor,
  'battle-for-middle-earth': async () => (await import('./battle-for-middle-earth/index.ts')).battleForMiddleEarth,
  'hunt-for-the-ring': async () => (await import('./hunt-for-the-ring/index.ts')).huntForTheRing,
  'war-of-the-ring': async () => (await import('./war-of-the-ring/index.ts')).warOfTheRing,
};

export const gameIds = (): string[] => Object.keys(OPENERS);

export async function openGame(id: string): Promise<AnyGame> {
  const open = OPENERS[id];
  if (open === undefined) throw new Error(`There is no game "${id}"; there is ${gameIds().join(', ')}`);
  return open();
}
