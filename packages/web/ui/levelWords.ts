import { SHELF } from '#games';
import { say } from '../i18n.ts';

/** How strong a bot is: in words, which place its level has among those of the game, and, where it was measured and there is room, its rating. */
export function levelWords(game: string, level: string, room: 'little' | 'enough' = 'enough'): string {
  const box = SHELF.find(({ id }) => id === game);
  const place = box?.bots.indexOf(level) ?? -1;
  const rating = box?.ratings?.[level];
  return [
    say(`bot.${level}`),
    ...(box === undefined || place < 0 ? [] : [say('bot.place', { place: place + 1, levels: box.bots.length })]),
    ...(rating === undefined || room === 'little' ? [] : [say('bot.rated', { rating })]),
  ].join(' · ');
}
