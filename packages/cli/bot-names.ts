import { levelNames } from '#bots/registry.ts';
import { UsageError } from './usage.ts';

/** `--bots a,b,...` as names. */
export const splitBots = (text: string): string[] => text.split(',').map((bot) => bot.trim());

/** Names that the game does not know are told to whoever typed them. */
export async function knowBots(game: string, bots: readonly string[]): Promise<void> {
  const levels = await levelNames(game);
  const unknown = bots.find((bot) => !levels.includes(bot));
  if (unknown !== undefined) throw new UsageError(`${game} has no bot "${unknown}"; there is ${levels.join(', ')}`);
}
