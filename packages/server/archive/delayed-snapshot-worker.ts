import { workerData } from 'piscina';
import { openGame } from '#games';
import { CommittedRandom, type GameEvent, Match, NOBODY, playedIn, markProjected, type State } from '#kernel';
import { PAGE } from '#wire';
import { heardWith } from '#wire/present.ts';
import { RefusedError } from '../refused-error.ts';
import type { StoreOptions } from '../store/open.ts';
import type { LogEntry, StoredTable } from '../store/store.ts';
import { openShipped } from '../table/state/game-library.ts';
import type { DelayedSnapshot } from '../table/session/context.ts';
import { chanceSeal } from '../table/state/seed-contributions.ts';
import type { AnyMatch } from '../table/state/match.ts';
import { eventsText } from '../table/view/event-batch.ts';
import { Snapshot } from '../table/view/snapshot.ts';
import { openLog } from './open-log.ts';
import type { NoRecord } from './record-worker.ts';

/** A game as it was some time ago, as watchers saw it then. */
export interface PastRequest {
  readonly stored: StoredTable;
  /** Nothing that happened after this moment. */
  readonly before: number;
  /** So many events are known already. */
  readonly known: number;
}

const SPECTATOR = { key: '0/0', knows: NOBODY, plays: NOBODY, host: false, stranger: true };

/** The set-up is seen by all from the beginning. */
const lastBefore = (log: readonly LogEntry[], before: number): number =>
  Math.max(
    0,
    log.findLastIndex(({ at }) => at <= before),
  );

/** Plays the game again up to then. Chance is as it was, for it was sealed before. */
function playedTo(
  stored: StoredTable,
  { game, box }: { readonly game: AnyMatch['game']; readonly box: unknown },
  log: readonly LogEntry[],
) {
  const { settings } = stored;
  const match: AnyMatch = Match.begin<State, unknown, unknown>(game, {
    box,
    options: settings.options,
    seats: settings.seats.length,
    random: new CommittedRandom(chanceSeal(settings)),
  });
  for (const { seat, action } of playedIn(log)) {
    const answer = action === 'resign' ? match.resign(seat) : match.apply(seat, action);
    if (!answer.ok) throw new RefusedError('other-rules', `The rules have changed since this game began: ${answer.refusal.message}`);
  }
  return match;
}

export default async function past({ stored, before, known }: PastRequest): Promise<DelayedSnapshot | NoRecord> {
  const { id, settings, sequence: newest } = stored;
  const place: StoreOptions = workerData;
  const log = openLog(place);
  const entries = await log.entries(id, -1, newest);
  const sequence = lastBefore(entries, before);
  const then = entries.slice(0, sequence + 1);
  const game = await openGame(settings.game);
  const pack = settings.pack === null ? null : await log.pack(settings.pack);
  const box: unknown = pack === null ? openShipped(game, settings.rulesVersion).box : game.content.read(JSON.parse(pack));
  try {
    const match = playedTo(stored, { game, box }, then);
    const events = markProjected<GameEvent[]>(then.flatMap(({ told }) => heardWith(told, NOBODY)));
    const seen = events.length;
    const { now } = new Snapshot(match, 'playing', { [NOBODY]: seen }).for(SPECTATOR);
    return {
      sequence,
      seen,
      now,
      page: eventsText(events, Math.min(PAGE, seen)),
      fresh: eventsText(events, Math.max(0, seen - known)),
    };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { code, message } = error;
    return { code, message };
  }
}
