import type { NewTableAnswer } from '#wire';
import { isBlockedAt } from '../../people/block-lists.ts';
import type { Person, StoredTable } from '../../store/store.ts';
import type { OpenTable } from '../open-table.ts';
import type { TableContext } from '../session/context.ts';
import type { TableSession } from '../session/session.ts';
import { withSeated } from '../state/seating.ts';
import { wake } from './wake.ts';

/** Stores a table that follows another one, and alerts those for whom its seats are reserved. */
export async function addFollowingTable({ store, alerts }: TableContext, next: StoredTable, origin: string): Promise<void> {
  await store.addTable(next, origin);
  alerts.changed(next, true, () => false);
}

/** The first player who asks has a seat already; the others sit down where one is reserved for them. */
export async function enterFollowingTable(
  next: OpenTable,
  answer: NewTableAnswer,
  person: Person,
  blockedBy: ReadonlySet<string>,
): Promise<NewTableAnswer> {
  if (answer.codes.length === 0) await takeReservedSeat(next.session, person, blockedBy);
  await wake(next);
  return answer;
}

function takeReservedSeat(session: TableSession, person: Person, blockedBy: ReadonlySet<string>): Promise<void> {
  return session.ask(async (loaded) => {
    const { settings, phase } = loaded.stored;
    const seat = settings.seats.findIndex((each) => each.reservedFor === person.id);
    if (phase !== 'gathering' || seat < 0 || isBlockedAt(settings, blockedBy)) return;
    await session.commitSettings(loaded, withSeated(settings, person, { seat }).settings, phase);
    await session.startIfReady(loaded);
  });
}

/** Who asks for the next table, from which origin, and how tables are opened. */
export interface FollowRequest {
  readonly person: Person;
  /** The address that the quota of new tables counts. */
  readonly origin: string;
  readonly blockedBy: ReadonlySet<string>;
  readonly openTable: (id: string) => OpenTable;
}
