import { isObject } from '#kernel';
import { SHELF } from '#games';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Note } from '#wire';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { Notes } from '../people/notes.ts';
import { peopleAt, type TableHead } from '../store/store.ts';
import { bodyOf } from './request-data.ts';
import { TABLE_ID } from '../field-schemas.ts';
import { NOTE } from './schemas.ts';
import { currentUser } from './current-user.ts';

/** A private note of a player at a table. */
export function addNotes(app: FastifyInstance, services: Services): void {
  const { store, now } = services;
  const notes = new Notes(store);

  /** Whose note at which table is asked for: never anybody else's than the caller's. */
  const place = async (request: FastifyRequest): Promise<{ readonly table: string; readonly person: string }> => {
    const { id: person } = await currentUser(services, request);
    const id = TABLE_ID.safeParse(isObject(request.params) ? request.params.id : null);
    const head = id.success ? await store.head(id.data) : null;
    if (head === null) throw new RefusedError('no-table', 'There is no such table');
    if (!peopleAt(head.settings).includes(person))
      throw new RefusedError('not-your-seat', 'Only those who sit at a table keep notes there');
    mayWrite(head, person);
    return { table: head.id, person };
  };

  app.get('/api/tables/:id/note', async (request): Promise<Note> => {
    const { table, person } = await place(request);
    return { text: await notes.read(table, person) };
  });

  app.post('/api/tables/:id/note', async (request): Promise<Note> => {
    const { text } = bodyOf(request, NOTE);
    const { table, person } = await place(request);
    await notes.write(table, person, text, now());
    return { text };
  });
}

/** Some games forbid it to some, as long as they last. */
function mayWrite({ settings, phase }: TableHead, person: string): void {
  const notes = SHELF.find(({ id }) => id === settings.game)?.notes;
  if (notes === undefined || phase === 'finished' || phase === 'abandoned') return;
  if (settings.seats.some((seat, place) => seat.person === person && !notes.seats.includes(place)))
    throw new RefusedError('no-notes', 'The rules of this game allow no notes at this seat', { rules: [notes.rule] });
}
