import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { Chat } from '../session/chat.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { isStranger } from '../state/seating.ts';
import { talkingSeats } from '../state/teams.ts';
import { mustSit } from './permissions.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A client says something, to all or to a team. It is answered that the line is stored before the line is sent. */
export async function say(request: RequestContext, loaded: LoadedTable, { text, seat }: RequestOf<'say'>): Promise<void> {
  const { open, listener, id } = request;
  const { broadcaster, context } = open.session;
  const { settings } = loaded.stored;
  if (seat === undefined && settings.strangersSilent === true && isStranger(settings, listener.person.id))
    throw new RefusedError('strangers-silent', 'At this table only those say something whom the host has invited');
  const chat = seat === undefined ? broadcaster.chat.open : teamChat(request, loaded, asId(seat));
  const line = await chat.append(settings, listener.person, text, id, context.now(), context.alerts);
  sendDone(request, loaded);
  if (line !== null) chat.send(line);
}

/** Before the game players may still change seats: until then there is no team chat. */
function teamChat(request: RequestContext, loaded: LoadedTable, seat: Seat): Chat {
  mustSit(request, loaded, seat);
  const { phase, settings } = loaded.stored;
  if (phase === 'gathering') throw new RefusedError('not-playing', 'Teams can talk when the game has begun');
  const chat = request.open.session.broadcaster.chat.ofTeam(seat);
  if (chat === null || !talkingSeats(settings, loaded.opened.game).some((readers) => readers.includes(seat)))
    throw new RefusedError('no-team', `Seat ${seat} has no team to talk to`);
  return chat;
}
