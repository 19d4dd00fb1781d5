import { type Box, SHELF } from '#games';
import { dynamicText, hasText, t } from '../i18n/i18n.ts';

/** What the text of a level depends on. */
interface Table {
  readonly seats?: number;
  /** A short form without the rating and remarks. */
  readonly little?: boolean;
}

/** The strength of a bot as text: its level, the place of the level, and the measured rating. */
export function levelText(game: string, level: string, { seats = 2, little = false }: Table = {}): string {
  const box = SHELF.find(({ id }) => id === game);
  const named = dynamicText(little && hasText('shell', `bot.little.${level}`) ? `bot.little.${level}` : `bot.${level}`);
  if (box === undefined || !box.bots.includes(level)) return named;
  const place = box.bots.indexOf(level);
  const rating = box.ratings?.[level];
  if (seats > 2 && box.forTwo?.includes(level) === true)
    return t('new.untilTwo', { level: named, before: dynamicText(`bot.${box.bots[place - 1] ?? level}`) });
  return [
    named,
    t('bot.place', { place: place + 1, levels: box.bots.length }),
    ...(rating === undefined || little ? [] : [t('bot.rated', { rating })]),
  ].join(' · ');
}

/** The level for a new player: the weakest that does not play at random. */
export const usualLevel = (box: Box): string => box.bots[1] ?? box.bots[0] ?? '';
