import { levelNames } from '#bots/registry.ts';
import { UsageError } from './usage.ts';

/** `--bots a,b,...` as names. */
export const splitBots = (text: string): string[] => text.split(',').map((bot) => bot.trim());

/** Rejects names that the game does not have, with the names it has. */
export async function knowBots(game: string, bots: readonly string[]): Promise<void> {
  const levels = await levelNames(game);
  const unknown = bots.find((bot) => !levels.includes(bot));
  if (unknown !== undefined) throw new UsageError(`${game} has no bot "${unknown}"; there is ${levels.join(', ')}`);
}
