import { gameIds } from '#games';
import { silent } from './advice.ts';
import type { Bot, LateLevels, Levels } from './bot.ts';
import type { Exact } from './exact.ts';
import { random } from './random.ts';
import type { Solutions } from './solved.ts';
import type { Study } from './search/study.ts';
import type { Explain, Tells } from './why.ts';

interface Room {
  readonly bots: Levels;
  readonly late?: LateLevels;
  readonly study?: Study;
  readonly solutions?: Solutions;
  readonly explain?: Explain;
  /** Who says why by something large, better than anybody. */
  readonly lateExplain?: () => Promise<Explain>;
  /** Who tells the table why a bot moved, and who does by something large. */
  readonly tells?: Tells;
  readonly lateTells?: () => Promise<Tells>;
  /** What perfect play comes to. */
  readonly lateExact?: () => Promise<Exact>;
}

async function roomOf(game: string): Promise<Room> {
  if (!gameIds().includes(game)) throw new Error(`There is no game "${game}"; there is ${gameIds().join(', ')}`);
  // A game's bots only ever meet states of their own game, which the registry cannot express.
  const room: Room = await import(`#games/${game}/bots/index.ts`);
  return room;
}

/** Names of all levels of a game, weakest first: random, and those that the game brings in its own folder. */
export async function levelNames(game: string): Promise<string[]> {
  const { bots, late } = await roomOf(game);
  return ['random', ...Object.keys(bots), ...Object.keys(late ?? {})];
}

/** All levels of a game, weakest first, with everything they play by. */
export async function levelsOf(game: string): Promise<Levels> {
  const { bots, late } = await roomOf(game);
  const fetched = Object.entries(late ?? {}).map(async ([level, fetch]) => [level, await fetch()] as const);
  return { random, ...bots, ...Object.fromEntries(await Promise.all(fetched)) };
}

export async function findBot(game: string, level: string): Promise<Bot> {
  const { bots, late = {} } = await roomOf(game);
  const levels: Levels = { random, ...bots };
  if (Object.hasOwn(levels, level)) return levels[level];
  if (Object.hasOwn(late, level)) return late[level]();
  throw new Error(`${game} has no bot "${level}"; there is ${(await levelNames(game)).join(', ')}`);
}

/** What a value of the game's positions could be fitted to; undefined where the game has no use for one. */
export const studyOf = async (game: string): Promise<Study | undefined> => (await roomOf(game)).study;

/** What of the game can be solved; undefined where it is too large. */
export const solutionsOf = async (game: string): Promise<Solutions | undefined> => (await roomOf(game)).solutions;

/** Whom to ask what to do: whoever can say why, else the strongest bot there is. */
export async function adviserOf(game: string): Promise<Explain> {
  const { bots, explain, lateExplain } = await roomOf(game);
  return (await lateExplain?.()) ?? explain ?? silent(Object.values(bots).at(-1) ?? random);
}

/** What perfect play comes to, when it is asked for; undefined where nothing is solved. */
export const lateExactOf = async (game: string): Promise<Room['lateExact']> => (await roomOf(game)).lateExact;

/** Who says why by something large, when it is asked for; undefined where nobody does. */
export const lateExplainerOf = async (game: string): Promise<Room['lateExplain']> => (await roomOf(game)).lateExplain;

/** Who can say why; undefined where nobody can. */
export const explainerOf = async (game: string): Promise<Explain | undefined> => (await roomOf(game)).explain;

/** Who tells the table why a bot moved; undefined where nobody can. */
export async function tellerOf(game: string): Promise<Tells | undefined> {
  const { tells, lateTells } = await roomOf(game);
  return (await lateTells?.()) ?? tells;
}
