import { NOBODY } from '#kernel';
import type { TableSummary } from '#wire';
import type { TableHead } from '../../store/store.ts';
import { isDelayedForSpectators, isSpectator } from '../state/spectator-delay.ts';
import { runningClocks } from '../state/clock.ts';
import { type Presence, seatInfo } from './table-info.ts';
import { viewerFor } from '../state/viewer.ts';

/** A table as one line of a list. */
export function summaryOf(head: TableHead, person: string, now: number, present: Presence, blockedBy?: ReadonlySet<string>): TableSummary {
  const { id, phase, settings, status, updatedAt } = head;
  const viewer = viewerFor(settings, person, blockedBy);
  // A list tells no more of a game than its delayed view; not even when something happened last.
  const later = isDelayedForSpectators(head) && isSpectator(viewer);
  const waiting = phase === 'playing' && !later ? status.waiting : [];
  return {
    id,
    game: settings.game,
    phase,
    seats: seatInfo(settings, later ? null : status.clocks, runningClocks(head), now, viewer, present),
    waiting,
    yourTurn: waiting.some((seat) => (viewer.plays & (1 << seat)) !== NOBODY),
    rounds: later ? 0 : status.rounds,
    clock: settings.clock,
    updatedAt: later ? settings.createdAt : updatedAt,
    winners: phase === 'finished' ? status.winners : null,
    ...(phase === 'gathering' && viewer.reserved !== undefined ? { invited: true } : {}),
    ...(settings.language === undefined ? {} : { language: settings.language }),
    ...(settings.rated === true ? { rated: true } : {}),
    ...(settings.offline === true ? { offline: true } : {}),
    ...(settings.sequel === undefined ? {} : { sequel: settings.sequel }),
    ...(settings.sequelOf === undefined ? {} : { sequelOf: settings.sequelOf }),
  };
}
