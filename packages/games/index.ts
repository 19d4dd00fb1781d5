import type { AnyGame } from '#kernel';
import { box as battleForMiddleEarth } from './battle-for-middle-earth/shelf.ts';
import type { Box } from './box.ts';
import { box as huntForTheRing } from './hunt-for-the-ring/shelf.ts';
import { box as journeyToMordor } from './journey-to-mordor/shelf.ts';
import { box as warOfTheRing } from './war-of-the-ring/shelf.ts';
import type { Key as BattleKey } from './battle-for-middle-earth/table/keys.ts';
import type { Key as HuntKey } from './hunt-for-the-ring/table/keys.ts';
import type { Key as JourneyKey } from './journey-to-mordor/table/keys.ts';
import type { Key as WarKey } from './war-of-the-ring/table/keys.ts';

export type { Box } from './box.ts';

interface Registered {
  readonly box: Box;
  /** Opens the box: the rules are loaded only when somebody wants to play. */
  open(): Promise<AnyGame>;
}

/** Every game of the house, in the order of the shelf. This is the one place outside its folder that names a game. */
const GAMES: readonly Registered[] = [
  { box: journeyToMordor, open: async () => (await import('./journey-to-mordor/index.ts')).journeyToMordor },
  { box: battleForMiddleEarth, open: async () => (await import('./battle-for-middle-earth/index.ts')).battleForMiddleEarth },
  { box: huntForTheRing, open: async () => (await import('./hunt-for-the-ring/index.ts')).huntForTheRing },
  { box: warOfTheRing, open: async () => (await import('./war-of-the-ring/index.ts')).warOfTheRing },
];

/** The boxes, told apart without opening them. What can be played today is said honestly. */
export const SHELF: readonly Box[] = GAMES.map(({ box }) => box);

export const gameIds = (): string[] => SHELF.map(({ id }) => id);

export async function openGame(id: string): Promise<AnyGame> {
  const found = GAMES.find(({ box }) => box.id === id);
  if (found === undefined) throw new Error(`There is no game "${id}"; there is ${gameIds().join(', ')}`);
  return found.open();
}

/** A key that the locale of some game has; the battery sees to it that the keys which pages share are in all of them. */
export type GameKey = BattleKey | HuntKey | JourneyKey | WarKey;
