import type { AlertKind } from '#wire';
import type { Seat } from '#kernel';
import type { StoredSeat, TableFrame, TableHead } from '../store/store.ts';
import { deadline, endsByItself } from '../table/clock.ts';
import { runningClocks } from '../table/projector.ts';
import { restsOf } from '../table/rests.ts';

/** Something of which somebody is to be told, as a table is at this moment. */
export interface Call {
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
export const namesAt = ({ seats }: TableFrame, which: readonly Seat[]): string[] =>
  which.flatMap((seat) => {
    const name = seats[seat]?.name ?? null;
    return name === null ? [] : [name];
  });

const isPerson = (seat: StoredSeat): seat is StoredSeat & { readonly person: string } => seat.kind === 'human' && seat.person !== null;

/** The people who play at a table, each once. */
export const playersAt = ({ seats }: TableFrame): string[] => [...new Set(seats.filter(isPerson).map(({ person }) => person))];

/** Everything of which somebody is to be told. It is put together from what everybody may know of the table, and from nothing else. */
export function callsOf(head: TableHead): Call[] {
  const { phase, frame } = head;
  if (phase === 'gathering') return invitations(head);
  // Whoever plays alone with bots waits for nobody, and nobody waits for him.
  const alone = playersAt(frame).length < 2;
  if (phase === 'playing') return [...(alone ? [] : turns(head)), ...reminders(head), ...(alone ? [] : claims(head))];
  return alone ? [] : endings(head);
}

function invitations({ frame }: TableHead): Call[] {
  const host = namesAt(
    frame,
    frame.seats.flatMap(({ person }, seat) => (person === frame.host ? [seat] : [])),
  ).slice(0, 1);
  return frame.seats.flatMap(({ reservedFor, kind }) =>
    reservedFor === null || kind === 'human'
      ? []
      : [
          {
            person: reservedFor,
            kind: 'invited',
            mark: frame.createdAt,
            who: host,
            by: { person: frame.host, evenMuted: true },
            from: null,
          },
        ],
  );
}

function turns({ frame, moment }: TableHead): Call[] {
  const calls = new Map<string, Call>();
  for (const [place, seat] of moment.waiting.entries()) {
    const each = frame.seats[seat];
    if (each === undefined || !isPerson(each)) continue;
    const { since, by } = moment.asked?.[place] ?? { since: -1, by: [] };
    const before = calls.get(each.person);
    if (before === undefined || before.mark < since)
      calls.set(each.person, { person: each.person, kind: 'turn', mark: since, who: namesAt(frame, by), from: null });
  }
  return [...calls.values()];
}

function reminders(head: TableHead): Call[] {
  const { frame, moment } = head;
  const next = deadline(moment.clocks, runningClocks(head), restsOf(frame));
  const seat = next === null ? undefined : frame.seats[next.seat];
  if (next === null || moment.clocks === null || seat === undefined || !isPerson(seat)) return [];
  const before = reminderBefore(moment.clocks.left[next.seat]);
  if (before < SHORTEST_REMINDER) return [];
  return [{ person: seat.person, kind: 'short', mark: next.at, who: [], from: next.at - before }];
}

/** When somebody's time is over and it is left to the others to claim it, they are told. One who is short of time himself has heard of that. */
function claims(head: TableHead): Call[] {
  const { frame, moment } = head;
  const next = endsByItself(frame) ? null : deadline(moment.clocks, runningClocks(head), restsOf(frame));
  if (next === null) return [];
  const late = frame.seats[next.seat]?.person;
  const waits = new Set(moment.waiting.map((seat) => frame.seats[seat]?.person));
  return playersAt(frame)
    .filter((person) => person !== late && !waits.has(person))
    .map((person) => ({ person, kind: 'short', mark: next.at, who: namesAt(frame, [next.seat]), from: next.at }));
}

function endings({ phase, frame, moment }: TableHead): Call[] {
  const who = phase === 'finished' ? namesAt(frame, moment.winners ?? []) : [];
  return playersAt(frame).map((person) => ({ person, kind: 'over', mark: 1, who, from: null }));
}
