import type { TableSession } from '../session/session.ts';
import { newId } from '../state/create-table.ts';
import { withoutPerson } from '../state/seating.ts';

/** An account is deleted: its seats lose their person. `pseudonym` replaces the person in rated games that the ratings of others depend on. */
export function forgetPerson(session: TableSession, person: string, pseudonym: string): Promise<void> {
  return session.ask(async (loaded) => {
    const { settings, phase } = loaded.stored;
    const isCancelled = phase === 'gathering' && settings.host === person;
    const substitute = session.context.games.substitute(settings.game);
    const next = withoutPerson(settings, { person, gone: pseudonym }, phase, substitute, newId);
    await session.commitSettings(loaded, next, isCancelled ? 'abandoned' : phase);
  });
}
