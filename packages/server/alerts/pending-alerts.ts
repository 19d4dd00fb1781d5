import type { AlertKind } from '#wire';
import type { Seat } from '#kernel';
import type { StoredSeat, TableSettings, TableHead } from '../store/store.ts';
import { deadline, endsByItself } from '../table/clock.ts';
import { runningClocks } from '../table/projector.ts';
import { clockPausesOf } from '../table/clock-pauses.ts';

/** Something of which somebody is to be told, as a table is at this moment. */
export interface PendingAlert {
  readonly person: string;
  readonly kind: AlertKind;
  /** The same thing at another moment has the same mark. */
  readonly mark: number;
  /** Names of those who brought it about. */
  readonly who: readonly string[];
  /** Whoever brought it about by wishing to reach this person: somebody whom he avoids does not. */
  readonly by?: { readonly person: string; readonly evenMuted: boolean };
  /** Not before then; null for at once. */
  readonly from: number | null;
}

const DAY = 86_400_000;
/** A clock that is shorter is for people who sit at the table. */
const SHORTEST_REMINDER = 60_000;

/** How long before the end of his time somebody is reminded: half of it, and a day at most. */
export const reminderBefore = (time: number): number => Math.min(DAY, time / 2);

/** Names as everybody at the table reads them; a bot has none. */
export const namesAt = ({ seats }: TableSettings, which: readonly Seat[]): string[] =>
  which.flatMap((seat) => {
    const name = seats[seat]?.name ?? null;
    return name === null ? [] : [name];
  });

const isPerson = (seat: StoredSeat): seat is StoredSeat & { readonly person: string } => seat.kind === 'human' && seat.person !== null;

/** The people who play at a table, each once. */
export const playersAt = ({ seats }: TableSettings): string[] => [...new Set(seats.filter(isPerson).map(({ person }) => person))];

/** Everything of which somebody is to be told. It is put together from what everybody may know of the table, and from nothing else. */
export function pendingAlertsOf(head: TableHead): PendingAlert[] {
  const { phase, settings } = head;
  if (phase === 'gathering') return invitations(head);
  // Whoever plays alone with bots waits for nobody, and nobody waits for him.
  const alone = playersAt(settings).length < 2;
  if (phase === 'playing') return [...(alone ? [] : turns(head)), ...reminders(head), ...(alone ? [] : claims(head))];
  return alone ? [] : endings(head);
}

function invitations({ settings }: TableHead): PendingAlert[] {
  const host = namesAt(
    settings,
    settings.seats.flatMap(({ person }, seat) => (person === settings.host ? [seat] : [])),
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

/** When somebody's time is over and it is left to the others to claim it, they are told. One who is short of time himself has heard of that. */
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
