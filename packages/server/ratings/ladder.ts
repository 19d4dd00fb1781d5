import type { Ladder } from '#wire';
import { numberIn, textIn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { points } from './points.ts';
import { levelOf, sidesIn } from './result.ts';

const PLACES = 100;

/** Who plays a game best, side by side: people who do not hide, and the bots they were rated with. */
export async function ladderOf(store: Store, game: string, viewer: string): Promise<Ladder> {
  const sides = await Promise.all(
    sidesIn(game).map(async (side) => ({
      side,
      places: (await store.rows('ladder', game, side, PLACES)).map((row) => {
        const player = textIn(row, 'player');
        const level = levelOf(player);
        return {
          ...(level === null ? { person: player, name: textIn(row, 'name') } : { person: null, name: null, level }),
          ...points({ mu: numberIn(row, 'mu'), sigma: numberIn(row, 'sigma') }),
          games: numberIn(row, 'games'),
          won: numberIn(row, 'won'),
          you: player === viewer,
        };
      }),
    })),
  );
  return { game, sides };
}
