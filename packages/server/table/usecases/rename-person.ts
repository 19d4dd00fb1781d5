import type { TableSession } from '../session/session.ts';
import { withRenamedPerson } from '../state/seating.ts';

/** A person has another name from now on. */
export function renamePerson(session: TableSession, person: string, name: string): Promise<void> {
  return session.ask(async (loaded) => {
    const next = withRenamedPerson(loaded.stored.settings, person, name);
    if (next !== null) await session.commitSettings(loaded, next, loaded.stored.phase);
  });
}
