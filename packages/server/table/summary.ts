import { NOBODY } from '#kernel';
import type { TableSummary } from '#wire';
import type { TableHead } from '../store/store.ts';
import { isBehind, isOnlooker } from './behind.ts';
import { type Presence, runningClocks, seatInfo } from './projector.ts';
import { viewerFor } from './viewer.ts';

/** A table as one line of a list. */
export function summaryOf(head: TableHead, person: string, now: number, present: Presence, shunnedBy?: ReadonlySet<string>): TableSummary {
  const { id, phase, frame, moment, updatedAt } = head;
  const viewer = viewerFor(frame, person, shunnedBy);
  // From a list nobody learns more of a game than whoever looks on there.
  const later = isBehind(head) && isOnlooker(viewer);
  const waiting = phase === 'playing' && !later ? moment.waiting : [];
  return {
    id,
    game: frame.game,
    phase,
    seats: seatInfo(frame, later ? null : moment.clocks, runningClocks(head), now, viewer, present),
    waiting,
    yourTurn: waiting.some((seat) => (viewer.plays & (1 << seat)) !== NOBODY),
    rounds: later ? 0 : moment.rounds,
    clock: frame.clock,
    updatedAt,
    winners: phase === 'finished' ? moment.winners : null,
    ...(phase === 'gathering' && viewer.kept !== undefined ? { invited: true } : {}),
    ...(frame.language === undefined ? {} : { language: frame.language }),
    ...(frame.rated === true ? { rated: true } : {}),
    ...(frame.offline === true ? { offline: true } : {}),
    ...(frame.sequel === undefined ? {} : { sequel: frame.sequel }),
    ...(frame.sequelOf === undefined ? {} : { sequelOf: frame.sequelOf }),
  };
}
