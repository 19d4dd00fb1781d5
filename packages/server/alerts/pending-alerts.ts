import { asId } from '#kernel/id.ts';
import type { AlertKind } from '#wire';
import type { Seat } from '#kernel';
import type { StoredSeat, TableSettings, TableHead } from '../store/store.ts';
import { deadline, endsByItself } from '../table/state/clock.ts';
import { runningClocks } from '../table/state/clock.ts';
import { clockPausesOf } from '../table/state/clock-pauses.ts';

/** An alert for one person, derived from a table as it is now. */
export interface PendingAlert {
  readonly person: string;
  readonly kind: AlertKind;
  /** The same thing at another moment has the same mark. */
  readonly mark: number;
  /** Names of those who brought it about. */
  readonly who: readonly string[];
  /** The person who caused it: not sent to people who have blocked that person. */
  readonly by?: { readonly person: string; readonly evenMuted: boolean };
  /** Not before then; null for at once. */
  readonly from: number | null;
}

const DAY = 86_400_000;
/** A clock that is shorter is for people who sit at the table. */
const SHORTEST_REMINDER = 60_000;

/** How long before the deadline a player is reminded: half of the time, and a day at most. */
const reminderBefore = (time: number): number => Math.min(DAY, time / 2);

/** Names as all players of the table read them; a bot has none. */
const namesAt = ({ seats }: TableSettings, which: readonly Seat[]): string[] =>
  which.flatMap((seat) => {
    const name = seats[seat]?.name ?? null;
    return name === null ? [] : [name];
  });

const isPerson = (seat: StoredSeat): seat is StoredSeat & { readonly person: string } => seat.kind === 'human' && seat.person !== null;

/** The people who play at a table, each once. */
export const playersAt = ({ seats }: TableSettings): string[] => [...new Set(seats.filter(isPerson).map(({ person }) => person))];

/** All alerts of a table, derived only from what every player may know of it. */
export function pendingAlertsOf(head: TableHead): PendingAlert[] {
  const { phase, settings } = head;
  if (phase === 'gathering') return invitations(head);
  // A player alone with bots waits for no other person.
  const alone = playersAt(settings).length < 2;
  if (phase === 'playing') return [...(alone ? [] : turns(head)), ...reminders(head), ...(alone ? [] : claims(head))];
  return alone ? [] : endings(head);
}

function invitations({ settings }: TableHead): PendingAlert[] {
  const host = namesAt(
    settings,
    settings.seats.flatMap(({ person }, seat) => (person === settings.host ? [asId(seat)] : [])),
  ).slice(0, 1);
  return settings.seats.flatMap(({ reservedFor, kind }) =>
    reservedFor === null || kind === 'human'
      ? []
      : [
          {
            person: reservedFor,
            kind: 'invited',
            mark: settings.createdAt,
            who: host,
            by: { person: settings.host, evenMuted: true },
            from: null,
          },
        ],
  );
}

function turns({ settings, status }: TableHead): PendingAlert[] {
  const calls = new Map<string, PendingAlert>();
  for (const [place, seat] of status.waiting.entries()) {
    const each = settings.seats[seat];
    if (each === undefined || !isPerson(each)) continue;
    const { since, by } = status.asked?.[place] ?? { since: -1, by: [] };
    const before = calls.get(each.person);
    if (before === undefined || before.mark < since)
      calls.set(each.person, { person: each.person, kind: 'turn', mark: since, who: namesAt(settings, by), from: null });
  }
  return [...calls.values()];
}

function reminders(head: TableHead): PendingAlert[] {
  const { settings, status } = head;
  const next = deadline(status.clocks, runningClocks(head), clockPausesOf(settings));
  const seat = next === null ? undefined : settings.seats[next.seat];
  if (next === null || status.clocks === null || seat === undefined || !isPerson(seat)) return [];
  const before = reminderBefore(status.clocks.left[next.seat]);
  if (before < SHORTEST_REMINDER) return [];
  return [{ person: seat.person, kind: 'short', mark: next.at, who: [], from: next.at - before }];
}

/** When the time of a player is over and the others may claim it, they are alerted. A player who is short of time too has had that alert. */
function claims(head: TableHead): PendingAlert[] {
  const { settings, status } = head;
  const next = endsByItself(settings) ? null : deadline(status.clocks, runningClocks(head), clockPausesOf(settings));
  if (next === null) return [];
  const late = settings.seats[next.seat]?.person;
  const waits = new Set(status.waiting.map((seat) => settings.seats[seat]?.person));
  return playersAt(settings)
    .filter((person) => person !== late && !waits.has(person))
    .map((person) => ({ person, kind: 'short', mark: next.at, who: namesAt(settings, [next.seat]), from: next.at }));
}

function endings({ phase, settings, status }: TableHead): PendingAlert[] {
  const who = phase === 'finished' ? namesAt(settings, status.winners ?? []) : [];
  return playersAt(settings).map((person) => ({ person, kind: 'over', mark: 1, who, from: null }));
}
