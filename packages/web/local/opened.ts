import type { LateLevels, Levels } from '#bots/bot.ts';
import type { Exact } from '#bots/exact.ts';
import type { OpenedGame } from '#bots/opened.ts';
import { random } from '#bots/random.ts';
import type { Explain, Tells } from '#bots/why.ts';
import { openGame } from '#games';

interface Room {
  readonly bots: Levels;
  readonly late?: LateLevels;
  readonly explain?: Explain;
  readonly lateExplain?: () => Promise<Explain>;
  readonly lateExact?: () => Promise<Exact>;
  readonly tells?: Tells;
  readonly lateTells?: () => Promise<Tells>;
}

/** The bots of each game, fetched with its rules and not before. */
const BOTS = import.meta.glob<Room>('../../games/*/bots/index.ts');

/** The rules of a game with its levels. Of those that play by something large only the ones that are named come along, and whoever tells why only if that is wished for. */
export async function openLocal(game: string, named: readonly string[] = [], telling = false): Promise<OpenedGame> {
  const [opened, brought] = await Promise.all([openGame(game), BOTS[`../../games/${game}/bots/index.ts`]?.()]);
  const asked = Object.entries(brought?.late ?? {}).filter(([level]) => named.includes(level));
  const late = await Promise.all(asked.map(async ([level, fetch]) => [level, await fetch()] as const));
  const { explain, lateExplain, lateExact } = brought ?? {};
  const tells = telling ? await tellerIn(brought) : undefined;
  return {
    game: opened,
    levels: { random, ...brought?.bots, ...Object.fromEntries(late) },
    ...(explain === undefined ? {} : { explain }),
    ...(tells === undefined ? {} : { tells }),
    ...(lateExplain === undefined ? {} : { lateExplain }),
    ...(lateExact === undefined ? {} : { lateExact }),
  };
}

/** Without a network whoever tells by something large may not come: then the game's own reasons do. */
const tellerIn = async (room: Room | undefined): Promise<Tells | undefined> =>
  (await room?.lateTells?.().catch(() => undefined)) ?? room?.tells;
