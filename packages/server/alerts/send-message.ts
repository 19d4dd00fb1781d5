import type { Metrics } from '../metrics.ts';
import { backoff, type Waits, type WayKind, type WayNote } from '#wire';
import type { AlertRepository, OutboxRow } from './repository.ts';
import type { SentMessage } from './message.ts';
import type { SendOutcome } from './outcome.ts';
import type { AlertChannel } from './channel.ts';

/** Sends one message by one way. It throws nothing: whatever goes wrong is an outcome. */
type AlertTransport = (posted: SentMessage, way: AlertChannel) => Promise<SendOutcome>;

const WAITS: Waits = { first: 30_000, longest: 3_600_000 };
/** A try that was begun and of which nothing was heard for so long was lost with its node. */
export const LOST_AFTER = 90_000;
/** It may have arrived, so it is repeated once and no more. */
const MOST_UNSURE = 2;

export interface DeliveryContext {
  readonly book: AlertRepository;
  readonly carry: { readonly [kind in WayKind]: AlertTransport };
  readonly metrics: Metrics;
  readonly now: () => number;
  /** From 0 to 1, another one each time. */
  /** Of the backoff, between 0 and 1. */
  readonly jitter: () => number;
  readonly lostAfter: number;
  readonly gaveUp: (way: WayKind, why: string) => void;
}

/**
 * Delivers one message of the outbox. The attempt is stored before and the success after it: a node that is killed in between leaves a message that
 * is sent again, once, under the same id.
 */
export async function sendMessage(
  out: OutboxRow,
  { book, carry, metrics, now, jitter, lostAfter, gaveUp }: DeliveryContext,
): Promise<void> {
  const way = await book.way(out.way);
  if (way === null || (way.confirmedAt === null && out.message.asks !== true)) return book.done(out);
  const giveUp = async (note: WayNote, why: string, close: boolean): Promise<void> => {
    metrics.alertsSent.inc({ way: way.kind, outcome: 'given-up' });
    gaveUp(way.kind, why);
    await book.done(out, [close ? 'closeWay' : 'noteWay', note, now(), way.id]);
  };
  if (out.tries - out.failures >= MOST_UNSURE) return giveUp('unsure', 'it was begun twice and never answered', false);
  if (now() > out.until) return giveUp('unreachable', 'it is too old by now', false);
  if (!(await book.begin(out, now() + lostAfter))) return;
  const outcome = await carry[way.kind]({ id: out.id, message: out.message }, way);
  switch (outcome.how) {
    case 'sent':
      metrics.alertsSent.inc({ way: way.kind, outcome: 'sent' });
      return book.done(out, ...(way.note === null ? [] : [['noteWay', null, null, way.id] as const]));
    case 'never':
      return giveUp(outcome.note, outcome.why, outcome.close);
    default: {
      const next = now() + Math.max(outcome.after ?? 0, backoff(out.failures, jitter(), WAITS));
      if (next > out.until) return giveUp('unreachable', outcome.why, false);
      metrics.alertsSent.inc({ way: way.kind, outcome: 'later' });
      await book.failed(out, next);
    }
  }
}
