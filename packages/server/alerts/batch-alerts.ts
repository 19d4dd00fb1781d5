import { createHash } from 'node:crypto';
import type { Statement } from '../store/store.ts';
import { type Alert, type AlertRepository, postedAs, type AlertState } from './repository.ts';
import { pendingAlertsOf, playersAt } from './pending-alerts.ts';
import { renderMessage, type AlertItem } from './render-message.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { signedToken, type AlertChannel } from './channel.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface AlertBatching {
  readonly book: AlertRepository;
  readonly secret: string;
  readonly now: () => number;
  /** Milliseconds between two messages to one person: later alerts wait for the next message. */
  readonly gap: number;
  readonly isBanned: (person: string) => boolean;
}

/** Not in quiet hours, not before the person has been away long enough (debounce), and not one message right after another; but an alert about time that runs out does not wait for that. */
function notBefore(now: number, standing: AlertState, alerts: readonly Alert[], gap: number): number {
  const urgent = alerts.some(({ kind }) => kind === 'short');
  const at = Math.max(now, standing.seenAt + standing.away * MINUTE, urgent ? 0 : standing.toldAt + gap);
  return afterQuietHours(at, standing);
}

/** Puts what is due for a person into the outbox, one message for each channel, or postpones it. The outbox rows and the alert state are one transaction (transactional outbox). */
export async function batchAlerts(person: string, telling: AlertBatching): Promise<void> {
  const { book, secret, now, gap, isBanned } = telling;
  const alerts = await book.alertsOf(person, now());
  const settled = (dueAt: number | null) =>
    alerts.map(({ table, kind, mark }): Statement => ['postponeAlert', dueAt, table, person, kind, mark]);
  const ways = isBanned(person) ? [] : (await book.ways(person)).filter(({ confirmedAt }) => confirmedAt !== null);
  if (ways.length === 0) return book.write(settled(null));
  const standing = await book.standing(person);
  const at = notBefore(now(), standing, alerts, gap);
  if (at > now()) return book.write(settled(at));
  const news: AlertItem[] = [];
  for (const alert of alerts) {
    const still = await standsStill(book, alert);
    if (still !== null) news.push(still);
  }
  const messages = ways.flatMap((way) => messageBy(way, standing, person, news));
  return book.write([
    ...settled(null),
    ...messages.map(({ way, of, message }) => postedAs(idOf(way, of), way.id, message, now(), now() + DAY)),
    ...(messages.length === 0 ? [] : [['told', now(), person] as const]),
  ]);

  function messageBy(way: AlertChannel, wishes: AlertState, whom: string, all: readonly AlertItem[]) {
    const of = all.filter(({ kind }) => way.kinds.includes(kind));
    return of.length === 0 ? [] : [{ way, of, message: renderMessage(wishes, whom, of, signedToken(secret, 'stop', way.id)) }];
  }
}

/** Idempotent: the same alerts by the same channel have the same id, on every node. */
const idOf = (way: AlertChannel, news: readonly AlertItem[]): string =>
  createHash('sha256')
    .update(JSON.stringify([way.id, news.map(({ kind, mark, head }) => [head.id, kind, mark])]))
    .digest('base64url')
    .slice(0, 24);

/** Rendered from the table as it is now; null when the alert is outdated, because the player has moved or left. */
async function standsStill(book: AlertRepository, { table, person, kind, mark, who }: Alert): Promise<AlertItem | null> {
  const head = await book.table(table);
  if (head === null) return null;
  const stands =
    kind === 'wrote'
      ? playersAt(head.settings).includes(person)
      : pendingAlertsOf(head).some((call) => call.person === person && call.kind === kind && call.mark === mark);
  return stands ? { kind, mark, who, head } : null;
}
