import { SHELF } from '#games';
import { known, say } from '../i18n.ts';

/** What of a table the words depend on. */
interface Table {
  readonly seats?: number;
  /** Where there is little room the rating is left out, and what a level does besides. */
  readonly little?: boolean;
}

/** How strong a bot is: in words, which place its level has among those of the game, and, where it was measured and there is room, its rating. */
export function levelWords(game: string, level: string, { seats = 2, little = false }: Table = {}): string {
  const box = SHELF.find(({ id }) => id === game);
  const named = say(little && known('shell', `bot.little.${level}`) ? `bot.little.${level}` : `bot.${level}`);
  if (box === undefined || !box.bots.includes(level)) return named;
  const place = box.bots.indexOf(level);
  const rating = box.ratings?.[level];
  if (seats > 2 && box.forTwo?.includes(level) === true)
    return say('new.untilTwo', { level: named, before: say(`bot.${box.bots[place - 1] ?? level}`) });
  return [
    named,
    say('bot.place', { place: place + 1, levels: box.bots.length }),
    ...(rating === undefined || little ? [] : [say('bot.rated', { rating })]),
  ].join(' · ');
}
