import type { LazyLevels, Levels } from '#bots/bot.ts';
import type { ExactChances } from '#bots/exact-chances.ts';
import type { LoadedGame } from '#bots/loaded-game.ts';
import { random } from '#bots/random.ts';
import type { MoveExplainer, PublicExplainer } from '#bots/explanation.ts';
import { openGame } from '#games';

interface BotsModule {
  readonly bots: Levels;
  readonly lazyBots?: LazyLevels;
  readonly explain?: MoveExplainer;
  readonly lazyExplain?: () => Promise<MoveExplainer>;
  readonly lazyExact?: () => Promise<ExactChances>;
  readonly explainPublicly?: PublicExplainer;
  readonly lazyExplainPublicly?: () => Promise<PublicExplainer>;
}

/** The bots of each game, loaded with its rules and not before. */
const BOTS = import.meta.glob<BotsModule>('../../games/*/bots/index.ts');

/** The rules of a game with its bot levels. Large levels are loaded only if named, explanations of moves only if wanted. */
export async function loadGame(game: string, named: readonly string[] = [], telling = false): Promise<LoadedGame> {
  const [opened, brought] = await Promise.all([openGame(game), BOTS[`../../games/${game}/bots/index.ts`]?.()]);
  const asked = Object.entries(brought?.lazyBots ?? {}).filter(([level]) => named.includes(level));
  const late = await Promise.all(asked.map(async ([level, fetch]) => [level, await fetch()] as const));
  const { explain, lazyExplain, lazyExact } = brought ?? {};
  const explainPublicly = telling ? await tellerIn(brought) : undefined;
  return {
    game: opened,
    levels: { random, ...brought?.bots, ...Object.fromEntries(late) },
    ...(explain === undefined ? {} : { explain }),
    ...(explainPublicly === undefined ? {} : { explainPublicly }),
    ...(lazyExplain === undefined ? {} : { lazyExplain }),
    ...(lazyExact === undefined ? {} : { lazyExact }),
  };
}

/** Offline the large explainer may not load: then the game's own reasons serve. */
const tellerIn = async (room: BotsModule | undefined): Promise<PublicExplainer | undefined> =>
  (await room?.lazyExplainPublicly?.().catch(() => undefined)) ?? room?.explainPublicly;
