/** What was worked out from the clues of a game so far. It is never changed: with more clues a new one is made of it. */
export interface FollowedGame {
  readonly clues: readonly number[];
}

/** A few: several bots and tables take turns, and a Ring-bearer looks ahead. */
const MOST = 6;

/** Games being followed: their clues only ever grow, so most of the work is done already. It only saves time. */
export class KeptGames<T extends FollowedGame> {
  private readonly games: T[] = [];

  /** Of what fits, the one that comes nearest to these clues; null when all has to be worked out from the beginning. */
  nearest(clues: readonly number[], fits: (game: T) => boolean): T | null {
    let found: T | null = null;
    for (const game of this.games)
      if (game.clues.length >= (found?.clues.length ?? 0) && fits(game) && isContinued(game.clues, clues)) found = game;
    return found;
  }

  /** The oldest makes room. */
  keep(game: T): T {
    const known = this.games.indexOf(game);
    if (known >= 0) this.games.splice(known, 1);
    this.games.push(game);
    if (this.games.length > MOST) this.games.shift();
    return game;
  }
}

function isContinued(before: readonly number[], now: readonly number[]): boolean {
  if (before.length > now.length) return false;
  for (let place = 0; place < before.length; place++) if (before[place] !== now[place]) return false;
  return true;
}
