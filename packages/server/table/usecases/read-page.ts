import { NOBODY } from '#kernel';
import { earsOf } from '#wire/present.ts';
import { RefusedError } from '../../refused-error.ts';
import type { OpenTable } from '../open-table.ts';
import { eventCount } from '../session/broadcaster.ts';
import type { Listener } from '../session/listener.ts';
import { isDelayedFor } from '../state/spectator-delay.ts';
import { viewerAt } from '../state/viewer.ts';
import { firstEvents } from '../view/event-batch.ts';
import { pageMessage } from '../view/messages.ts';

/** A client reads the page of the chronicle that holds an event. It is read outside the mailbox, so that the table goes on meanwhile. */
export async function readPage({ id, session, spectators }: OpenTable, listener: Listener, event: number): Promise<void> {
  const person = listener.person.id;
  const { audienceSeats, count, sequence, delayed } = await session.ask((loaded) => {
    const { stored, opened } = loaded;
    // Also for a listener that does not follow the table: pages must not tell what the delayed view holds back.
    if (isDelayedFor(stored, person)) {
      const { seen, sequence: sent } = spectators.progress;
      return { audienceSeats: NOBODY, count: seen, sequence: sent, delayed: true };
    }
    const viewer = viewerAt(stored.settings, person);
    return {
      audienceSeats: earsOf(viewer, opened.game.secret),
      count: eventCount(loaded, viewer),
      sequence: stored.sequence,
      delayed: false,
    };
  });
  if (event > count) throw new RefusedError('not-found', `Nobody has heard event ${event} yet`);
  const { first, events } = await session.context.archive.page(id, audienceSeats, event, sequence);
  // A page that was read for a listener without delay may go further than this listener has heard.
  listener.send(pageMessage(id, first, delayed ? firstEvents(events, count - first + 1) : events));
}
