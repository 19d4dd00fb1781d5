import { abandonGame } from '../session/abandon-game.ts';
import type { TableSession } from '../session/session.ts';

/** An operator ends the game without a result. False when it is over already. */
export function endGame(session: TableSession): Promise<boolean> {
  return session.ask(async (loaded) => {
    const { phase } = loaded.stored;
    if (phase !== 'gathering' && phase !== 'playing') return false;
    await abandonGame(session, loaded);
    return true;
  });
}
