import { randomInt } from 'node:crypto';
import type { ChoiceRequest } from '#bots/pool.ts';
import { type Action, type Seat, serialise } from '#kernel';
import type { TableGame } from '../state/game-library.ts';
import type { AnyMatch } from '../state/match.ts';

/** What is done, and the level that chose it. */
export interface Decision {
  readonly action: Action;
  readonly by: string;
}

/** The weakest level of every game: it needs no thread and cannot fail. */
export const RANDOM = 'random';

/** What a bot is asked. On its thread the state is dealt anew for its seat: what the seat does not know never reaches the bot. */
const choiceRequest = ({ game, pack }: TableGame, match: AnyMatch, seat: Seat, level: string): ChoiceRequest => ({
  game: game.id,
  level,
  seat,
  ...(pack === undefined ? {} : { pack }),
  state: serialise(match.state),
  seed: randomInt(2 ** 32),
});

/** Puts a request to a bot when its turn to think comes. */
export type BotAsker = (request: () => ChoiceRequest) => Promise<Action>;

/** The level itself, then the weaker ones, strongest first; chance, which comes after all of them, is not in the list. */
export function ladder(levels: readonly string[], level: string): string[] {
  const weaker = levels.slice(0, Math.max(0, levels.indexOf(level))).filter((each) => each !== RANDOM);
  return [level, ...weaker.reverse()];
}

/** Asks a bot, and where it fails the next weaker one. Null when all of them failed: then chance decides. */
export async function think(
  ask: BotAsker,
  opened: TableGame,
  match: AnyMatch,
  seat: Seat,
  levels: readonly string[],
  /** Answers whether it is worth asking another. */
  failed: (error: unknown) => boolean,
): Promise<Decision | null> {
  for (const by of levels)
    try {
      return { action: await ask(() => choiceRequest(opened, match, seat, by)), by };
    } catch (error) {
      if (!failed(new Error(`The bot ${by} of ${opened.game.id} failed`, { cause: error }))) return null;
    }
  return null;
}

/** A bot that fails must not hold up the people at its table: any legal action will do. */
export function anyOption(match: AnyMatch, seat: Seat): Decision | null {
  const options = match.options(seat);
  return options.length === 0 ? null : { action: options[randomInt(options.length)], by: RANDOM };
}
