import { gameIds } from '#games';
import type { Bot, Levels } from './bot.ts';
import { silent } from './advice.ts';
import { random } from './random.ts';
import type { Solutions } from './solved.ts';
import type { Study } from './search/study.ts';
import type { Explain } from './why.ts';

interface Room {
  readonly bots: Levels;
  readonly study?: Study;
  readonly solutions?: Solutions;
  readonly explain?: Explain;
}

async function roomOf(game: string): Promise<Room> {
  if (!gameIds().includes(game)) throw new Error(`There is no game "${game}"; there is ${gameIds().join(', ')}`);
  // A game's bots only ever meet states of their own game, which the registry cannot express.
  const room: Room = await import(`#games/${game}/bots/index.ts`);
  return room;
}

/** All levels of a game, weakest first: random, and those that the game brings in its own folder. */
export async function levelsOf(game: string): Promise<Levels> {
  const { bots } = await roomOf(game);
  return { random, ...bots };
}

export async function findBot(game: string, level: string): Promise<Bot> {
  const levels = await levelsOf(game);
  if (!Object.hasOwn(levels, level)) throw new Error(`${game} has no bot "${level}"; there is ${Object.keys(levels).join(', ')}`);
  return levels[level];
}

/** What a value of the game's positions could be fitted to; undefined where the game has no use for one. */
export const studyOf = async (game: string): Promise<Study | undefined> => (await roomOf(game)).study;

/** What of the game can be solved; undefined where it is too large. */
export const solutionsOf = async (game: string): Promise<Solutions | undefined> => (await roomOf(game)).solutions;

/** Whom to ask what to do: whoever can say why, else the strongest bot there is. */
export async function adviserOf(game: string): Promise<Explain> {
  const { bots, explain } = await roomOf(game);
  return explain ?? silent(Object.values(bots).at(-1) ?? random);
}

/** Who can say why; undefined where nobody can. */
export const explainerOf = async (game: string): Promise<Explain | undefined> => (await roomOf(game)).explain;
